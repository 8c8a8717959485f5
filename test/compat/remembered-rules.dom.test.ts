import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let applyRemembered: () => void;

const THEME = '/*7,390*/\na{color:red}';
const page = globalThis as unknown as { Shopify?: unknown; 'karui:compat'?: string; innerWidth: number };

beforeEach(async () => {
  // Each test is another page.
  vi.resetModules();
  delete page['karui:compat'];
  ({ applyRemembered } = await import('../../src/compat/remembered-rules'));
  page.Shopify = { theme: { id: 7 } };
  vi.stubGlobal('innerWidth', 390);
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

/** Texts of the sheets that the page has now, and what is left for the compat pass. */
function applied(stored?: string) {
  if (stored !== undefined) sessionStorage.setItem('karui:compat', stored);
  applyRemembered();
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  return { rules: rules.length, left: page['karui:compat'] };
}

test('rules that are remembered for this theme and width are applied, and left for the compat pass', () => {
  expect(applied(THEME)).toEqual({ rules: 1, left: THEME });
});

test.each([
  ['nothing is remembered', undefined],
  ['another theme is remembered', '/*8,390*/\na{color:red}'],
  ['another width is remembered', '/*7,391*/\na{color:red}'],
  ['another text stands in its place', 'x'],
])('nothing is applied where %s', (_name, stored) => {
  expect(applied(stored)).toEqual({ rules: 0, left: '' });
});

test('rules of a theme without an id are applied, too', () => {
  page.Shopify = undefined;
  expect(applied('/*,390*/\na{color:red}').rules).toBe(1);
});

test('a page of a first visit is not laid out to learn its width', () => {
  Object.defineProperty(page, 'innerWidth', { configurable: true, get: () => expect.fail('the width was read') });
  expect(applied()).toEqual({ rules: 0, left: '' });
});

test('storage that is forbidden throws nothing', () => {
  vi.stubGlobal('sessionStorage', null);
  expect(() => applyRemembered()).not.toThrow();
});
