import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { root } from './import-graph';
import { codeIn, readPage } from './markdown';

/** The pages of a folder. */
const pagesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const DOCS = pagesIn('.github/docs');
const DECISIONS = pagesIn('.github/docs/decisions');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.github/SECURITY.md', ...DOCS, ...DECISIONS];

/** The READMEs of folders that have links. */
const FOLDERS = [
  'perf/README.md',
  'src/button/logos/README.md',
  'test/README.md',
  'test/proxy/README.md',
  'test/store/README.md',
  ...['apple-pay', 'google-pay', 'paypal', 'shop-pay'].map((name) => `test/simulators/${name}/README.md`),
];

/** The name that GitHub gives to a heading, for links. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test.each([...PAGES, ...FOLDERS])('links of %s lead to files and headings that are there', (page) => {
  const links = [...readPage(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  const broken = links
    .filter((link) => !/^https:|^http:\/\/localhost:/.test(link))
    .filter((link) => {
      const [file, anchor] = link.split('#');
      const path = file ? join(dirname(page), file) : page;
      if (!existsSync(join(root, path))) return true;
      const headings = anchor ? [...readPage(path).matchAll(/^#+ (.+)$/gm)].map(([, text]) => anchorOf(text!)) : [];
      return !!anchor && !headings.includes(anchor);
    });
  expect(links.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('README has at most 150 lines, and leads to every page', () => {
  const readme = readPage('README.md');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  expect(DOCS.filter((page) => !readme.includes(`(${page})`))).toEqual([]);
});

test.each(PAGES)('%s names no script that package.json has not', (page) => {
  const scripts = codeIn(readPage(page)).flatMap((code) => /^npm run (?:--silent )?([\w:-]+)/.exec(code)?.[1] ?? []);
  expect(scripts.filter((name) => !Object.hasOwn(pkg.scripts, name))).toEqual([]);
});

test('commands.md says what every script is for', () => {
  const named = codeIn(readPage('.github/docs/commands.md')).flatMap(
    (code) => /^npm (?:run )?([\w:-]+)/.exec(code)?.[1] ?? [],
  );
  expect(Object.keys(pkg.scripts).filter((name) => !named.includes(name))).toEqual([]);
});

test.each(PAGES)('%s names no version by hand', (page) => {
  expect(readPage(page)).not.toContain(pkg.version);
});

/** The paths of CONTRIBUTING's tree, from the repository's folder; folders end in a slash. */
function treePaths(): string[] {
  const [, tree = ''] = /^## The tree$[^]*?```\n([^]*?)```/m.exec(readPage('CONTRIBUTING.md')) ?? [];
  const open: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+\/)*)/.exec(line) ?? [];
    if (!names) return [];
    const depth = indent.length / 2;
    open.length = depth;
    const paths = names.split(' ').map((name) => open.join('') + name);
    if (paths.length === 1) open[depth] = names;
    return paths;
  });
}

const entries = (folder: string) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}${name}${statSync(join(root, folder, name)).isDirectory() ? '/' : ''}`)
    .filter((path) => !path.endsWith('/dist/'));

test('everything in CONTRIBUTING’s tree is there', () => {
  const paths = treePaths();
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('CONTRIBUTING’s tree has every file and folder of src, and every folder of wallets', () => {
  const paths = treePaths();
  const folders = ['wallets/', 'wallets/order/'].flatMap(entries).filter((path) => path.endsWith('/'));
  expect([...entries('src/'), ...folders].filter((path) => !paths.includes(path))).toEqual([]);
});
