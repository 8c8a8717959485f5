import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armOfVisit } from '../../src/split/arm';

/** What the page has written into its cookies, as it was written. */
let written: string[] = [];
/** The page's cookies. */
let kept = '';

/** Where the document has its cookies. */
const prototype = Object.getPrototypeOf(document) as Document;

/** The page's cookies, as a browser keeps them. */
const keepCookies = (set = (text: string): void => void (kept = text.split(';')[0]!)) =>
  Object.defineProperty(prototype, 'cookie', {
    configurable: true,
    get: () => kept,
    set(text: string) {
      written.push(text);
      set(text);
    },
  });

beforeEach(() => {
  written = [];
  kept = '';
  vi.stubGlobal('NavigateEvent', Event);
  keepCookies();
});

afterEach(() => {
  Reflect.deleteProperty(prototype, 'cookie');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete (globalThis as { Shopify?: unknown }).Shopify;
});

/** The arms of a thousand visits, whose draws lie evenly from 0 to 1. */
function armsOfVisits(percent: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let visit = 0; visit < 1000; visit += 1) {
    kept = '';
    vi.spyOn(Math, 'random').mockReturnValue(visit / 1000);
    const arm = armOfVisit(percent);
    counts[arm] = (counts[arm] ?? 0) + 1;
  }
  return counts;
}

test.each([
  [50, { k50: 500, p50: 500 }],
  [10, { k10: 100, p10: 900 }],
  [99, { k99: 990, p99: 10 }],
  [0, { p0: 1000 }],
  [100, { k100: 1000 }],
])('of a thousand visits split at %i, so many get each', (percent, arms) => {
  expect(armsOfVisits(percent)).toEqual(arms);
});

test('real draws are even: of 2000 visits split at 50 each arm has about a half', () => {
  const ours = Array.from({ length: 2000 }, () => ((kept = ''), armOfVisit(50))).filter((arm) => arm === 'k50').length;
  // Six standard deviations: once in half a thousand million runs it is chance.
  expect(Math.abs(ours - 1000)).toBeLessThan(135);
});

test('all that is kept of a visit is its arm and the percentage, until the browser ends it, for all pages of the store', () => {
  const arm = armOfVisit(50);
  expect(written).toEqual([`karui_arm=${arm};path=/;SameSite=Lax`]);
  expect(arm).toMatch(/^[kp]50$/);
  vi.stubGlobal('location', { protocol: 'https:' });
  kept = '';
  armOfVisit(50);
  expect(written[1]).toMatch(/^karui_arm=[kp]50;path=\/;SameSite=Lax;Secure$/);
});

test.each([
  ['k50', 0],
  ['p50', 100],
  ['k10', 50],
])('a visit under way in %s keeps it where the split is %i now, and nothing is written', (arm, percent) => {
  kept = `a=b; karui_arm=${arm}; c=d`;
  expect([armOfVisit(percent), written]).toEqual([arm, []]);
});

test.each(['karui_arm=x50', 'karui_arm=', 'karui_arm=k5000', 'other_karui_arm=k50'])(
  'a cookie that names no arm, such as %s, is not believed',
  (cookie) => {
    kept = cookie;
    armOfVisit(0);
    expect(kept).toBe('karui_arm=p0');
  },
);

/** Who is in no arm, and what makes the page see it. */
const IN_NONE: Readonly<Record<string, () => unknown>> = {
  'a bot': () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)'),
  'the theme editor': () => Object.assign(globalThis, { Shopify: { designMode: true } }),
  'a browser that does not tell where a page leads': () => vi.stubGlobal('NavigateEvent', undefined),
};

/** The same, but a visit under way has begun without it. */
const IN_NONE_AT_FIRST: Readonly<Record<string, () => unknown>> = {
  'a shopper who saves data': () => vi.stubGlobal('navigator', { userAgent: 'x', connection: { saveData: true } }),
  'a shopper who prefers less data': () =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' })),
};

test.each(Object.entries({ ...IN_NONE, ...IN_NONE_AT_FIRST }))('%s is in no arm, and gets no cookie', (_who, act) => {
  act();
  if (!self.NavigateEvent) Reflect.deleteProperty(self, 'NavigateEvent');
  expect([armOfVisit(0), written]).toEqual(['', []]);
});

test.each(Object.entries(IN_NONE))('%s is in no arm, also with a cookie of an earlier visit', (_who, act) => {
  kept = 'karui_arm=p50';
  act();
  if (!self.NavigateEvent) Reflect.deleteProperty(self, 'NavigateEvent');
  expect(armOfVisit(0)).toBe('');
});

test.each(Object.entries(IN_NONE_AT_FIRST))('%s keeps the arm of a visit under way', (_who, act) => {
  kept = 'karui_arm=p50';
  act();
  expect(armOfVisit(100)).toBe('p50');
});

test('a browser that keeps no cookie is in no arm, whether it says so or not', () => {
  keepCookies(() => {});
  expect(armOfVisit(0)).toBe('');
  keepCookies(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(armOfVisit(0)).toBe('');
});
