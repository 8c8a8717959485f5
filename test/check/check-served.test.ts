import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { expect, onTestFinished, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { asPlatform } from '../theme/server/as-platform';
import { runCheck } from './run-check';
import { serve } from './serve';

const root = resolve(import.meta.dirname, '../..');
const build = join(root, 'dist', pkg.version);

/** Compares what an address serves. */
const verify = (address: string, ...args: string[]) => runCheck('--only=files', `--served=${address}`, ...args);

interface Report {
  sections: [{ state: string; summary: string; findings: { code: string }[] }];
}

/** A copy of a folder of the build that a test may change. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'karui-served-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const serveFolder = (folder: string) => serve(sirv(folder, { immutable: true, maxAge: 31_536_000, dev: true }));

/** sirv does not say `immutable` while it reads files anew, as it has to here. */
const withoutCache = (findings: { code: string }[]) => findings.filter(({ code }) => code !== 'cache');

test('the command exits with 0 when all files are served as they were built', async () => {
  const address = await serveFolder(build);
  const { stdout, stderr, status } = await verify(address.href);
  const { files } = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')) as { files: object };
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(
    `✓ files: the ${Object.keys(files).length} files of ${pkg.version} are served as they were released by ${address.href}`,
  );
});

test('the command exits with 1 when files differ, and the report names each file', async () => {
  const folder = copyOf(build);
  const dialog = readFileSync(join(folder, 'dialog.js'));
  writeFileSync(join(folder, 'dialog.js'), dialog.subarray(0, -1));
  rmSync(join(folder, 'policy.js'));
  rmSync(join(folder, 'snippet.html'));
  const address = await serveFolder(folder);
  const { stdout, status } = await verify(address.href, '--json');
  expect(status).toBe(1);
  const [{ findings, ...rest }] = (JSON.parse(stdout) as Report).sections;
  expect(rest).toMatchObject({ section: 'files', state: 'wrong' });
  expect(withoutCache(findings)).toEqual([
    {
      about: 'dialog.js',
      code: 'truncated',
      text: `ends after ${dialog.length - 1} of ${dialog.length} bytes`,
      isWrong: true,
    },
    { about: 'policy.js', code: 'missing-file', text: 'is not served: the answer is 404', isWrong: true },
    {
      about: 'snippet.html',
      code: 'not-served',
      text: 'is not served; no page of a store needs it there',
      isWrong: false,
    },
  ]);
  const told = (await verify(address.href)).stdout;
  expect(told).toMatch(
    new RegExp(`^✗ files: 2 of the \\d+ files of ${pkg.version} are not served as they were released`),
  );
  expect(told).toContain(
    `  ✗ dialog.js ends after ${dialog.length - 1} of ${dialog.length} bytes\n    → upload the file`,
  );
  expect(told).toContain('  ✗ policy.js is not served: the answer is 404\n    → upload the release’s folder');
});

test('a manifest alone compares with a release, and needs no other file of that release', async () => {
  const folder = copyOf(build);
  const alone = mkdtempSync(join(tmpdir(), 'karui-manifest-'));
  onTestFinished(() => rmSync(alone, { recursive: true }));
  cpSync(join(build, 'manifest.json'), join(alone, 'manifest.json'));
  const address = await serveFolder(folder);
  const manifest = `--files=${join(alone, 'manifest.json')}`;
  expect((await verify(address.href, manifest)).status).toBe(0);
  writeFileSync(join(folder, 'wallets.js'), 'steal()');
  const { stdout, status } = await verify(address.href, manifest);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^ {2}✗ wallets\.js is another file: \d+ bytes were built, 7 are served, and hash to sha256-/m,
  );
});

test('a theme is compared with the build’s files for themes, and the platform’s comment is a remark', async () => {
  const folder = copyOf(`${build}-theme/assets`);
  const name = `karui-${pkg.version}-wallets.js`;
  const served = await asPlatform(readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, name), served);
  const address = await serveFolder(folder);
  const { stdout, status } = await verify(address.href, `--files=${build}-theme/assets`, '--json');
  const [{ findings }] = (JSON.parse(stdout) as Report).sections;
  expect([withoutCache(findings), status]).toEqual([[expect.objectContaining({ about: name, code: 'comment' })], 0]);
});

test.each([
  ['nowhere.json', /^✗ files: failed: there is no .*nowhere\.json: npm run build makes one, --files names another\n$/],
  ['package.json', /package\.json is no manifest\.json of a build\n$/],
])('the command exits with 2 and one sentence for the released files %s', async (files, sentence) => {
  const { stdout, status } = await verify('https://shop.example/k/', `--files=${files}`);
  expect([status, stdout]).toEqual([2, expect.stringMatching(sentence)]);
});

test('the command exits with 2 when the build differs from its own manifest', async () => {
  const folder = copyOf(build);
  writeFileSync(join(folder, 'dialog.js'), 'other()');
  const { stdout, status } = await verify('https://shop.example/k/', `--files=${folder}`);
  expect(status).toBe(2);
  expect(stdout).toContain('dialog.js is not the file that the manifest beside it lists');
});

test('the files are those of the page’s entry, and another version than this copy’s is skipped', async () => {
  const page = (version: string) => `<script src="/karui/${version}/wallets.js"></script>`;
  const files = sirv(build, { dev: true });
  const url = await serve((request, response) => {
    const [, path] = /^\/karui\/[^/]+(\/.*)/.exec(request.url!) ?? [];
    if (!path) return void response.end(page(request.url === '/' ? pkg.version : '0.0.0'));
    request.url = path;
    files(request, response);
  });
  const said = async (path: string) => (await runCheck(`--store=${url.href}`, `--path=${path}`)).stdout;
  expect(await said('/')).toMatch(/^✓ files: the \d+ files of .* are served as they were released by .*\/karui\//m);
  expect(await said('/old')).toMatch(/^– files: skipped: the page has 0\.0\.0, and this copy is /m);
});
