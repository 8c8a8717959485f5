import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildSnippet } from '../../src/build/compile-snippet';

const script = await buildSnippet('src/snippet/remembered-alone.ts');

const STORED = '/*7,390*/\na{}\nb{}';

/** What a tab keeps. */
const storage = (text: string | null) => ({ getItem: (name: string) => (name === 'karui:compat' ? text : null) });

/** The browser's globals that the script reads. */
interface Browser {
  [global: string]: unknown;
}

/** Runs the script in a page, then its first frame, and says what was applied and what is left there. */
function run(changes: Browser, beforeFrame: Browser = {}): { applied: string[]; left: unknown } {
  const applied: string[] = [];
  const frames: (() => void)[] = [];
  const page: Browser = {
    innerWidth: 390,
    Shopify: { theme: { id: 7 } },
    sessionStorage: storage(STORED),
    document: { adoptedStyleSheets: ['the theme’s own'] },
    CSSStyleSheet: class {
      replaceSync(css: string) {
        applied.push(css);
      }
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  };
  Object.defineProperties(page, Object.getOwnPropertyDescriptors(changes));
  page['self'] = page;
  runInNewContext(script, page);
  Object.assign(page, beforeFrame);
  for (const frame of frames) frame();
  // Without the prototypes of the other context.
  return { applied, left: JSON.parse(JSON.stringify(page['karui:compat'] ?? null)) as unknown };
}

test('rules that are remembered for this theme and width are applied, and left for the compat pass', () => {
  const document = { adoptedStyleSheets: ['the theme’s own'] };
  expect(run({ document })).toEqual({ applied: [STORED], left: STORED });
  expect(document.adoptedStyleSheets).toHaveLength(2);
});

test.each([
  ['another theme', { Shopify: { theme: { id: 8 } } }, '/*8,390*/'],
  ['another width', { innerWidth: 391 }, '/*7,391*/'],
  ['nothing remembered', { sessionStorage: storage(null) }, ''],
  ['another text in its place', { sessionStorage: storage('x') }, '/*7,390*/'],
  ['an empty text in its place', { sessionStorage: storage('') }, ''],
  ['storage switched off', { sessionStorage: null }, ''],
  ['a theme of null', { Shopify: { theme: null } }, '/*,390*/'],
  ['a theme that is not named', { Shopify: {} }, '/*,390*/'],
  ['no `Shopify` in the page', { Shopify: undefined }, '/*,390*/'],
  ['a browser without constructed style sheets', { CSSStyleSheet: undefined }, '/*7,390*/'],
] satisfies [string, Browser, string][])('with %s nothing is applied and nothing is thrown', (_name, changes, key) => {
  expect(run(changes)).toEqual({ applied: [], left: key });
});

test.each([
  [7, [STORED]],
  [8, []],
])(
  'remembered rules are applied only for their own theme when the page names theme %i after the snippet',
  (id, applied) => {
    const named = { Shopify: { theme: { id } } };
    expect(run({ Shopify: undefined }, named).applied).toEqual(applied);
  },
);

test('a page of a first visit is not laid out to learn its width', () => {
  const changes = Object.defineProperty({ sessionStorage: storage(null) }, 'innerWidth', {
    enumerable: true,
    get: () => expect.fail('the width was read'),
  });
  expect(run(changes).left).toBe('');
});

test('a width that changes before the first frame does not count', () => {
  expect(run({}, { innerWidth: 391 }).left).toBe(STORED);
});

test('rules of a theme without an id are applied, too', () => {
  const sessionStorage = storage('/*,390*/\na{}');
  expect(run({ Shopify: undefined, sessionStorage }).applied).toEqual(['/*,390*/\na{}']);
});

test('nothing is applied in a browser that refuses the style sheet', () => {
  const document = { adoptedStyleSheets: Object.freeze([]) };
  expect(run({ document }).left).toBe('/*7,390*/');
});

test('storage that is forbidden throws nothing', () => {
  const requestAnimationFrame = (frame: () => void) => frame();
  const page = Object.defineProperty({ innerWidth: 390, self: {}, requestAnimationFrame }, 'sessionStorage', {
    get() {
      throw new Error('denied');
    },
  });
  expect(() => runInNewContext(script, page)).not.toThrow();
});
