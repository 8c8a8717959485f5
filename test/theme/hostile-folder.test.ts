import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { matchStyle } from '../../src/build/theme/match-style';
import { putIntoTheme } from '../../src/build/theme/put-into-theme';
import { takeOutOfTheme } from '../../src/build/theme/take-out-of-theme';
import { MADE_BY_KARUI } from '../../src/build/theme/theme-names';
import { filesIn, folderOf } from './folder-of';

const ASSET = `assets/karui-${pkg.version}-wallets.js`;
const CONTENT = {
  assets: new Map([[ASSET.slice('assets/'.length), 'ours()']]),
  liquid: `{%- comment -%} ${MADE_BY_KARUI} {%- endcomment -%}`,
};
const LAYOUT = '<head>\n  <meta name="viewport" content="">\n  {{ content_for_header }}\n</head>\n';
const THEME = { 'layout/theme.liquid': LAYOUT, 'assets/base.css': 'theirs', 'snippets/a.liquid': 'theirs' };

/** Puts a link in the place of what there is. */
function linkTo(target: string, folder: string, name: string): void {
  rmSync(join(folder, name), { recursive: true, force: true });
  symlinkSync(target, join(folder, name));
}

describe('links are neither followed nor written through', () => {
  test.each([
    ['assets', ''],
    ['snippets', ''],
    ['layout', 'layout'],
    ['layout/theme.liquid', 'layout/theme.liquid'],
    ['snippets/karui.liquid', 'snippets/a.liquid'],
    ['snippets/karui.liquid', 'none'],
    [ASSET, 'assets/base.css'],
  ])('%s as a link to another folder’s %j', (name, target) => {
    const elsewhere = folderOf(THEME);
    const folder = folderOf(THEME);
    linkTo(join(elsewhere, target), folder, name);
    const before = filesIn(folder);
    expect(() => putIntoTheme(folder, CONTENT)).toThrow(`${join(folder, name)} is a symbolic link`);
    expect([filesIn(elsewhere), filesIn(folder)]).toEqual([THEME, before]);
  });

  test('--undo removes nothing behind a link', () => {
    const elsewhere = folderOf({ ...THEME, [ASSET]: 'ours()' });
    const folder = folderOf(THEME);
    putIntoTheme(folder, CONTENT);
    linkTo(join(elsewhere, 'assets'), folder, 'assets');
    takeOutOfTheme(folder);
    expect(filesIn(elsewhere)).toEqual({ ...THEME, [ASSET]: 'ours()' });
  });

  test('folders that lead to themselves or elsewhere are passed over', () => {
    const elsewhere = folderOf({ 'a.liquid': '{{ form | payment_button }}' });
    const folder = folderOf({ ...THEME, 'sections/a.liquid': '' });
    linkTo(join(folder, 'sections'), folder, 'sections/loop');
    linkTo(elsewhere, folder, 'sections/elsewhere');
    linkTo(join(folder, 'sections/itself'), folder, 'sections/itself');
    expect(putIntoTheme(folder, CONTENT).filter((line) => line.includes('payment_button'))).toEqual([]);
    expect(matchStyle(folder).css).toBe('');
  });
});

test.each([
  [ASSET, 'is no file'],
  ['snippets/karui.liquid', 'is no file'],
  ['layout/theme.liquid', 'is no file'],
])('where a folder stands in the place of %s, that is told and nothing is written', (name, why) => {
  const folder = folderOf({ ...THEME, [`${name}-x`]: '' });
  rmSync(join(folder, name), { force: true });
  mkdirSync(join(folder, name));
  const before = filesIn(folder);
  expect(() => putIntoTheme(folder, CONTENT)).toThrow(`${join(folder, name)} ${why}`);
  expect(filesIn(folder)).toEqual(before);
});

test('a file that is too large is named, or passed over where it is only looked at', () => {
  const large = 'x'.repeat(2_000_001);
  expect(() => putIntoTheme(folderOf({ 'layout/theme.liquid': large }), CONTENT)).toThrow(
    /theme\.liquid has more than/,
  );
  const folder = folderOf({ ...THEME, 'sections/a.liquid': `{{ form | payment_button }}${large}` });
  expect(putIntoTheme(folder, CONTENT).join()).not.toContain('sections/a.liquid');
});

test.skipIf(process.platform === 'win32')('a pipe is not waited for', () => {
  const folder = folderOf({ ...THEME, 'sections/a.liquid': '' });
  for (const name of ['sections/pipe.liquid', 'assets/pipe.css']) execFileSync('mkfifo', [join(folder, name)]);
  expect(matchStyle(folder).css).toBe('');
  expect(putIntoTheme(folder, CONTENT)).toContain(`assets/karui-${pkg.version}-*: 1 files written`);
  rmSync(join(folder, 'snippets/karui.liquid'));
  execFileSync('mkfifo', [join(folder, 'snippets/karui.liquid')]);
  expect(() => putIntoTheme(folder, CONTENT)).toThrow('snippets/karui.liquid is no file');
});
