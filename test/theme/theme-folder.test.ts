import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { putIntoTheme } from '../../src/build/theme/put-into-theme';
import { takeOutOfTheme } from '../../src/build/theme/take-out-of-theme';
import { MADE_BY_KARUI } from '../../src/build/theme/theme-names';
import { HELP, readThemeOptions } from '../../src/build/theme/theme-options';
import { filesIn, folderOf } from './folder-of';

const LAYOUT = '<head>\n  <meta name="viewport" content="">\n  {{ content_for_header }}\n</head>\n';
const THEME = { 'layout/theme.liquid': LAYOUT, 'assets/dialog.js': 'theirs()', 'snippets/meta-tags.liquid': 'theirs' };
const CONTENT = {
  assets: new Map([
    [`karui-${pkg.version}-wallets.js`, 'ours()'],
    [`karui-${pkg.version}-shop-pay.svg`, '<svg/>'],
  ]),
  liquid: `{%- comment -%} ${MADE_BY_KARUI} {%- endcomment -%}`,
};

const ours = (version: string) => ({
  [`assets/karui-${version}-wallets.js`]: 'ours()',
  [`assets/karui-${version}-shop-pay.svg`]: '<svg/>',
});

/** A theme into which another version was put. */
const withVersion = (version: string) => ({
  ...THEME,
  ...ours(version),
  'layout/theme.liquid': LAYOUT.replace('  {{', "  {% render 'karui' %}\n  {{"),
  'snippets/karui.liquid': CONTENT.liquid.replaceAll(pkg.version, version),
});

test('a theme gets the assets, the snippet and one line, and is told what comes next; --undo leaves it as it was', () => {
  const folder = folderOf(THEME);
  const said = putIntoTheme(folder, CONTENT);
  expect(filesIn(folder)).toEqual({ ...withVersion(pkg.version) });
  expect(said).toEqual([
    `Karui ${pkg.version} in ${folder}`,
    `assets/karui-${pkg.version}-*: 2 files written`,
    'snippets/karui.liquid: written',
    "layout/theme.liquid, line 3: {% render 'karui' %} added",
    `next: duplicate the theme in the admin, then shopify theme push --path ${folder} --nodelete to the copy (this folder is not the whole theme)`,
  ]);
  const out = takeOutOfTheme(folder);
  expect(out[0]).toBe(`Karui is out of ${folder}`);
  // A push of a part would delete all the rest of the store's theme.
  expect(out.at(-1)).toMatch(/ --nodelete \(this folder is not the whole theme: /);
  expect(filesIn(folder)).toEqual(THEME);
  expect(takeOutOfTheme(folder)).toEqual([`Karui is not in ${folder}`]);
});

test('a second run writes nothing', () => {
  const folder = folderOf({
    ...THEME,
    'config/a.json': '',
    'templates/a.json': '',
    'sections/a.liquid': '{{ form | payment_button }}\n{{ content_for_additional_checkout_buttons }}',
  });
  putIntoTheme(folder, CONTENT);
  const times = () => Object.keys(filesIn(folder)).map((name) => statSync(join(folder, name)).mtimeMs);
  const before = times();
  expect(putIntoTheme(folder, CONTENT)).toEqual([
    `Karui ${pkg.version} in ${folder}`,
    'nothing to change: it is there already',
    'product: sections/a.liquid:1 (payment_button)',
    'cart: sections/a.liquid:2 (content_for_additional_checkout_buttons)',
    `next: shopify theme push --path ${folder} --unpublished (beside the live theme: look at the copy, then publish it)`,
  ]);
  expect(times()).toEqual(before);
  expect(takeOutOfTheme(folder).at(-1)).toBe(`next: shopify theme push --path ${folder}`);
});

test('a newer version keeps the assets of the one before, for open tabs, and removes older ones; --undo takes all', () => {
  const folder = folderOf({ ...withVersion('0.0.7'), ...ours('0.0.6'), ...ours('0.0.10') });
  const said = putIntoTheme(folder, CONTENT);
  expect(filesIn(folder)).toEqual({ ...withVersion(pkg.version), ...ours('0.0.7') });
  expect(said).toContain('assets/karui-0.0.7-*: left for tabs that are open');
  expect(said).toContain('assets/karui-0.0.10-*, assets/karui-0.0.6-*: removed');
  putIntoTheme(folder, CONTENT);
  expect(Object.keys(filesIn(folder))).toContain('assets/karui-0.0.7-wallets.js');
  takeOutOfTheme(folder);
  expect(filesIn(folder)).toEqual(THEME);
});

test.each([
  ['is no theme', { 'assets/a.js': '' }, /is no folder of a theme: it has no layout\/theme\.liquid$/],
  [
    'has a layout without a head',
    { 'layout/theme.liquid': '<body>' },
    /^layout\/theme\.liquid has no <head>.* by hand where its head is, before \{\{ content_for_header \}\}$/,
  ],
  [
    'has the line by hand',
    { 'layout/theme.liquid': "<head>\n{% render 'karui' %}\n</head>" },
    /^layout\/theme\.liquid has \{% render 'karui' %\} by hand in line 2: take it out first$/,
  ],
  [
    'has a snippet of the name',
    { ...THEME, 'snippets/karui.liquid': 'theirs' },
    /^snippets\/karui\.liquid is there and not of this command/,
  ],
  ['has Karui pasted in', { 'layout/theme.liquid': '<head><template data-karui></head>' }, /pasted by hand in line 1/],
])('where a folder %s, one sentence says so and nothing is written', (_what, files, sentence) => {
  const folder = folderOf(files);
  expect(() => putIntoTheme(folder, CONTENT)).toThrow(sentence);
  expect(filesIn(folder)).toEqual(files);
});

test('--undo does not remove a snippet that was written by hand', () => {
  const files = { ...THEME, 'snippets/karui.liquid': 'theirs' };
  const folder = folderOf(files);
  expect(() => takeOutOfTheme(folder)).toThrow(/^snippets\/karui\.liquid has karui by hand/);
  expect(filesIn(folder)).toEqual(files);
});

test('in a theme, pages in Japanese get the buttons unless other languages are named', () => {
  expect(readThemeOptions(['a'])?.languages).toEqual(['ja']);
  expect(readThemeOptions(['a', '--languages=all'])?.languages).toBeUndefined();
  expect(readThemeOptions(['a', '--undo'])?.undo).toBe(true);
});

test('--help names each option', () => {
  expect(readThemeOptions(['--help'])).toBeNull();
  for (const option of ['undo', 'languages=', 'match=', 'platform-script=']) expect(HELP).toContain(`\n  --${option}`);
});

test.each([
  [[], 'Name the folder of one theme: npm run theme -- ../my-theme'],
  [['a', 'b'], 'Name the folder of one theme: npm run theme -- ../my-theme'],
  [['a', '--undo', '--match=off'], '--undo takes all of it out: no other option has an effect beside it'],
  [['a', '--match=no'], '--match is on or off, not no'],
  [['a', '--languages=ja,englisch'], '--languages takes codes such as ja,en, or all, not “englisch”'],
])('%j is refused', (args, sentence) => {
  expect(() => readThemeOptions(args)).toThrow(new Error(sentence));
});

test('the command installs the last build in a theme and removes it, from any working directory', async () => {
  const folder = folderOf(THEME);
  const run = async (...args: string[]) => {
    const command = resolve('src/build/theme/theme-command.ts');
    const env = { ...process.env, INIT_CWD: dirname(folder) };
    const ended = await promisify(execFile)(process.execPath, ['--import', 'tsx', command, ...args], { env }).catch(
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );
    return { code: 0, ...ended };
  };
  const name = folder.slice(dirname(folder).length + 1);
  expect(await run(name, '--api-version=2026-10')).toMatchObject({ code: 0, stderr: '' });
  const files = filesIn(folder);
  expect(files[`assets/karui-${pkg.version}-wallets.js`]).toContain('customElements');
  expect(files[`assets/karui-${pkg.version}-skeleton.css`]).toContain('shopify-accelerated-checkout');
  expect(files['snippets/karui.liquid']).toContain('data-api-version="2026-10"');
  expect((await run(name, '--undo')).stdout).toMatch(/^Karui is out of /);
  expect(filesIn(folder)).toEqual(THEME);
  expect(await run('nowhere')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${join(dirname(folder), 'nowhere')} is no folder of a theme: it has no layout/theme.liquid\n`,
  });
});
