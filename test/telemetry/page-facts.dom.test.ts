import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { liveWidgets, type Widget } from '../../src/widget/live-widgets';
import { readPageFacts } from '../../src/telemetry/page-facts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = '';
  delete (window as { trekkie?: unknown }).trekkie;
});

const languageOf = (lang: string, contentLanguage?: unknown) => {
  document.documentElement.lang = lang;
  Object.assign(window, { trekkie: { defaultAttributes: { contentLanguage } } });
  return readPageFacts().content_language;
};

test.each([
  ['ja', 'ja'],
  ['ja_JP', 'ja-JP'],
  ['ja_jp', 'ja-JP'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['zh-CN', 'zh-CN'],
  ['', undefined],
  ['japanese (default)', undefined],
  ['j', undefined],
])('a page in %j is in the language %j: a BCP 47 tag, or none', (lang, tag) => {
  expect(languageOf(lang)).toBe(tag);
});

test.each<[shopId: string, analytics: unknown, expected: number | undefined]>([
  ['548380009', undefined, 548380009],
  ['gid://shopify/Shop/548380009', undefined, 548380009],
  ['548380009', 42, 42],
  ['0', undefined, undefined],
  ['my shop', undefined, undefined],
])('with %j for shop-id and %j in the analytics, the shop is %j', (shopId, analytics, expected) => {
  const host = document.createElement('div');
  host.setAttribute('shop-id', shopId);
  const widget = { host } as unknown as Widget;
  liveWidgets.add(widget);
  onTestFinished(() => void liveWidgets.delete(widget));
  Object.assign(window, { trekkie: { defaultAttributes: { shopId: analytics } } });
  expect(readPageFacts().shop_id).toBe(expected);
});

test('the language that the page’s analytics knows comes first, where it is one', () => {
  expect(languageOf('en', 'ja_JP')).toBe('ja-JP');
  expect(languageOf('en', 'x')).toBe('en');
  expect(languageOf('en', 7)).toBe('en');
});

const UUID = '9b2d6f1e-0000-4000-8000-000000000001';
const MOCK = '00000000-0000-0000-5000-000000000000';

test.each<[string, string | undefined, string | undefined, string | undefined, string | undefined]>([
  ['of the page’s analytics', 'a-1', UUID, 'c-1', 'a-1'],
  ['of `Server-Timing`', undefined, UUID, 'c-1', UUID],
  ['of the cookie', undefined, undefined, 'c-1', 'c-1'],
  ['that is made up is none', MOCK, MOCK, MOCK, undefined],
  ['that is made up leaves the next', MOCK, MOCK, 'c-1', 'c-1'],
])('the token %s', (_name, analytics, timing, cookie, expected) => {
  Object.assign(window, { trekkie: { defaultAttributes: { uniqToken: analytics, visitToken: analytics } } });
  const serverTiming = ['_y', '_s'].map((name) => ({ name, description: timing ?? '' }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (type === 'navigation' ? [{ serverTiming }] : []) as never,
  );
  for (const name of ['_shopify_y', '_shopify_s'])
    document.cookie = `${name}=${cookie ?? ''}; path=/${cookie ? '' : '; max-age=0'}`;
  const { visitor_token, session_token } = readPageFacts();
  expect([visitor_token, session_token]).toEqual([expected, expected]);
});
