import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildSnippet } from '../../src/build/compile-snippet';

const script = await buildSnippet('src/boot/remembered.ts');

/** A browser's globals, as far as the script looks at them. */
interface Browser {
  [global: string]: unknown;
}

/** Runs the script in a page, and says what it applied and what it left there. */
function run(changes: Browser): { applied: string[]; left: unknown } {
  const applied: string[] = [];
  const page: Browser = {
    innerWidth: 390,
    Shopify: { theme: { id: 7 } },
    sessionStorage: { 'karui:compat': '7 390\va{}\vb{}' },
    document: { adoptedStyleSheets: ['the theme’s own'] },
    CSSStyleSheet: class {
      replaceSync(css: string) {
        applied.push(css);
      }
    },
    ...changes,
  };
  page['window'] = page;
  runInNewContext(script, page);
  // Without the prototypes of the other context.
  return { applied, left: JSON.parse(JSON.stringify(page['karui:compat'] ?? null)) as unknown };
}

test('what is remembered for this theme and width is applied and left for the compat pass', () => {
  const document = { adoptedStyleSheets: ['the theme’s own'] };
  expect(run({ document })).toEqual({ applied: ['a{}b{}'], left: { key: '7 390', rules: ['a{}', 'b{}'] } });
  expect(document.adoptedStyleSheets).toHaveLength(2);
});

test.each([
  ['another theme', { Shopify: { theme: { id: 8 } } }, '8 390'],
  ['another width', { innerWidth: 391 }, '7 391'],
  ['nothing remembered', { sessionStorage: {} }, '7 390'],
  ['other content in its place', { sessionStorage: { 'karui:compat': '' } }, '7 390'],
  ['storage switched off', { sessionStorage: null }, '7 390'],
  ['a theme that is not named', { Shopify: {} }, ' 390'],
  ['no `Shopify` in the page', { Shopify: undefined }, ' 390'],
  ['a browser without constructed style sheets', { CSSStyleSheet: undefined }, '7 390'],
] satisfies [string, Browser, string][])('with %s nothing is applied and nothing is thrown', (_name, changes, key) => {
  expect(run(changes)).toEqual({ applied: [], left: { key, rules: [] } });
});

test('rules of a theme without an id are remembered too', () => {
  const sessionStorage = { 'karui:compat': ' 390\va{}' };
  expect(run({ Shopify: undefined, sessionStorage }).applied).toEqual(['a{}']);
});

test('nothing is applied in a browser that refuses the style sheet', () => {
  const document = { adoptedStyleSheets: Object.freeze([]) };
  expect(run({ document }).left).toEqual({ key: '7 390', rules: [] });
});

test('storage that is forbidden throws nothing', () => {
  const page = Object.defineProperty({ innerWidth: 390, window: {} }, 'sessionStorage', {
    get() {
      throw new Error('denied');
    },
  });
  expect(() => runInNewContext(script, page)).not.toThrow();
});
