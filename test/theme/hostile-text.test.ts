import { expect, test } from 'vitest';
import { matchStyle } from '../../src/build/theme/match-style';
import { putIntoTheme } from '../../src/build/theme/put-into-theme';
import { takeOutOfTheme } from '../../src/build/theme/take-out-of-theme';
import { MADE_BY_KARUI } from '../../src/build/theme/theme-names';
import { folderOf } from './folder-of';

const CONTENT = { assets: new Map<string, string>(), liquid: `{%- comment -%} ${MADE_BY_KARUI} {%- endcomment -%}` };
const LAYOUT = '<head>\n  <meta name="viewport" content="">\n  {{ content_for_header }}\n</head>\n';

/** Texts of beginnings without ends, each of which was read again from every place. */
const ENDLESS = {
  'a head that is full of Liquid': `<head ${'{{a}}'.repeat(2000)}`,
  braces: '{'.repeat(500_000),
  'tags of Liquid': '{% '.repeat(200_000),
  'comments of HTML': '<!--'.repeat(150_000),
  'comments of Liquid': '{% comment %}'.repeat(50_000),
  'tags of HTML': '<meta '.repeat(100_000),
  'tags of HTML with quotes': '<link rel="'.repeat(60_000),
  heads: '<head '.repeat(100_000),
  'elements in elements': `${'<p>'.repeat(100_000)}<p name="checkout">${'</q>'.repeat(60_000)}`,
  classes: `<p class="${'a '.repeat(100_000)}"><p name="checkout"></p></p>`,
  'a long name': `{% render "${'meta'.repeat(120_000)}`,
  'style elements': '<style '.repeat(80_000),
  'style blocks': '{% style %}'.repeat(50_000),
  'comments of CSS': '/*'.repeat(250_000),
  'a selector without an end': 'a'.repeat(500_000),
  'a value of spaces': `.shopify-payment-button__button { height: a${' '.repeat(300_000)}b }`,
  spaces: `${' '.repeat(500_000)}x`,
} as const;

test.each(Object.entries(ENDLESS))('the time for %s is short, wherever they stand', (_what, text) => {
  const button = '.shopify-payment-button__button { height: 44px }';
  const files = {
    'layout/theme.liquid': `${text}\n${LAYOUT}`,
    'sections/a.liquid': `${text}<style>${button}</style>`,
    'assets/a.css': `${button}${text}`,
  };
  const began = performance.now();
  const folder = folderOf(files);
  matchStyle(folder);
  for (const layout of [files['layout/theme.liquid'], text, LAYOUT.replace('  {{', `${text}  {{`)]) {
    const whole = folderOf({ ...files, 'layout/theme.liquid': layout });
    try {
      putIntoTheme(whole, CONTENT);
      takeOutOfTheme(whole);
    } catch (error) {
      // A layout that can't be used is told; how long that takes is what counts here.
      expect((error as Error).message).toMatch(/^layout\/theme\.liquid /);
    }
  }
  expect(performance.now() - began).toBeLessThan(20_000);
});

test.each([
  '44px</style><script>alert(1)</script>',
  '44px!x',
  'max(44px',
  '44px)',
  'url("x")',
  'var(--a, \\7d)',
  '44px <b',
  '@x',
])('a height of %s does not come into the snippet', (value) => {
  const folder = folderOf({
    'assets/a.css': `.shopify-payment-button__button { height: ${value}; border-radius: 4px }`,
  });
  const { css, lines } = matchStyle(folder);
  expect(css).not.toContain('block-size');
  expect(lines[0]).toMatch(/^height: no rule/);
});

test('heights and corners that are reckoned come into the snippet', () => {
  const folder = folderOf({
    'assets/a.css':
      '.shopify-payment-button__button { height: calc(2 * var(--h, 22px) + 1px); border-radius: 4px / 2px !important }',
  });
  expect(matchStyle(folder).css).toContain(':calc(2 * var(--h, 22px) + 1px)}');
  expect(matchStyle(folder).css).toContain('4px / 2px');
});
