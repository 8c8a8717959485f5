import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as Consent from '../../src/telemetry/tracking-consent';

/** What the server sets when it is asked; null for nothing. */
let answer: string | null = null;
/** The header of that answer. */
let header: string | null = null;
let asked: string[] = [];

const write = (value: string) => void (document.cookie = `_tracking_consent=${encodeURIComponent(value)}; path=/`);
const forget = () => void (document.cookie = '_tracking_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/');
const open = (query: string) => history.replaceState(null, '', `/products/sencha${query}`);
const load = async (): Promise<typeof Consent> => {
  vi.resetModules();
  return import('../../src/telemetry/tracking-consent');
};
/** What the library of the platform leaves in the page. */
const library = (customerPrivacy: unknown) => void Reflect.set(window, 'Shopify', { customerPrivacy });
const allows = (isAllowed: boolean, choice = isAllowed ? 'yes' : 'no') => ({
  analyticsProcessingAllowed: () => isAllowed,
  currentVisitorConsent: () => ({ analytics: choice }),
});
/** Lets the browser list these values of `Server-Timing`: those of the page, and those of its requests, each with its address. */
function timings(page: string, requests: readonly [url: string, value: string, initiatorType?: string][] = []): void {
  const entry = (name: string, description: string, initiatorType: string) =>
    ({ name, initiatorType, serverTiming: description ? [{ name: '_cmp', description }] : [] }) as unknown;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) =>
      (type === 'navigation'
        ? [entry('https://shop.example/', page, 'navigation')]
        : requests.map(([url, value, by = 'fetch']) => entry(url, value, by))) as never,
  );
}
const collected = (detail: object | null) =>
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }));
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  location.href = 'https://shop.example/';
  answer = null;
  header = null;
  asked = [];
  forget();
  timings('');
  open('');
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    await new Promise((resolve) => setTimeout(resolve));
    if (answer) write(answer);
    return new Response(null, header ? { headers: { 'Server-Timing': header } } : {});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'Shopify');
  document.head.replaceChildren();
});

/** Whether analytics are allowed once it is known, on a page that is loaded now. */
const analyticsOf = async () => {
  const consent = (await load()).watchConsent();
  return vi.waitUntil(() => consent()).then(({ analytics }) => analytics);
};

test('consent is read from the page’s address first, then from the cookie, without a request', async () => {
  write('3.AMPS');
  open('?_cs=3.amps');
  expect(await analyticsOf()).toBe(false);
  open('');
  expect(await analyticsOf()).toBe(true);
  expect(asked).toEqual([]);
});

test('the cookie counts when the value in the address can’t be parsed', async () => {
  write('3.amps');
  open('?_cs=4.AMPS');
  expect(await analyticsOf()).toBe(false);
});

test('without address or cookie the server is asked once a page, and may set the cookie', async () => {
  answer = '3.amps_JP13_t_f_id';
  expect(await analyticsOf()).toBe(false);
  expect(asked).toEqual(['HEAD https://shop.example/']);
  forget();
  answer = null;
  expect(await analyticsOf()).toBe(true);
  expect(asked).toHaveLength(2);
});

test('who declined stays declined on the next page, though the cookie is gone: the header of the answer says so', async () => {
  header = 'processing;dur=12, _y;desc="00000000-1", _cmp;desc="3amps._ESCT_f_f_id", asn;desc="7"';
  expect(await analyticsOf()).toBe(false);
  expect(await analyticsOf()).toBe(false);
  header = '_cmp;desc=3.AMPS';
  expect(await analyticsOf()).toBe(true);
});

test('a browser that knows no AbortSignal.timeout asks the server as well', async () => {
  const { timeout } = AbortSignal;
  onTestFinished(() => void (AbortSignal.timeout = timeout));
  Reflect.set(AbortSignal, 'timeout', undefined);
  answer = '3.amps_JP13_t_f_id';
  expect(await analyticsOf()).toBe(false);
});

test('a server that does not answer allows everything', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await analyticsOf()).toBe(true);
});

test('consent is unknown until the server has answered', async () => {
  answer = '3.amps';
  const { watchConsent } = await load();
  const consent = watchConsent();
  expect(consent()).toBeNull();
  await settle();
  expect(consent()?.analytics).toBe(false);
});

test('a changed cookie counts from then on, for consent and for refusal', async () => {
  write('3.AMPS');
  const consent = (await load()).watchConsent();
  expect(consent()?.analytics).toBe(true);
  write('3amps.');
  expect(consent()?.analytics).toBe(false);
  write('3AMPS.');
  expect(consent()?.analytics).toBe(true);
});

test('a cookie that the server sets later does not override the address; the shopper’s own choice does', async () => {
  open('?_cs=3.amps');
  const consent = (await load()).watchConsent();
  write('3.AMPS_JP13_f_f_id');
  expect(consent()?.analytics).toBe(false);
  write('3AMPS._JP13_f_f_id');
  expect(consent()?.analytics).toBe(true);
});

test('the shopper’s choice overrides the address, even when its event comes before its cookie is written', async () => {
  open('?_cs=3.amps');
  const consent = (await load()).watchConsent();
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail: { analyticsAllowed: true } }));
  write('3AMPS.');
  expect(consent()?.analytics).toBe(true);
});

test('a first cookie in which the shopper declines overrides an address that allows', async () => {
  open('?_cs=3.AMPS');
  const consent = (await load()).watchConsent();
  write('3amps.');
  expect(consent()?.analytics).toBe(false);
});

test('the choice in the platform’s event counts from then on, even when the address says otherwise', async () => {
  open('?_cs=3.AMPS');
  const consent = (await load()).watchConsent();
  const detail = {
    analyticsAllowed: false,
    marketingAllowed: false,
    preferencesAllowed: true,
    saleOfDataAllowed: true,
  };
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }));
  expect(consent()).toEqual({ analytics: false, marketing: false, preferences: true, sale_of_data: true });
});

test.each<[string, string, [string, string, string?][], boolean]>([
  ['the page’s own answer', '3amps._ESCT', [], false],
  [
    'the newest of its requests',
    '3.AMPS',
    [
      ['https://shop.example/a', '3.AMPS'],
      ['https://shop.example/b', '3amps.'],
    ],
    false,
  ],
  [
    'not a picture or another shop',
    '3.amps',
    [
      ['https://shop.example/a.png', '3.AMPS', 'img'],
      ['https://shop.example.org/b', '3.AMPS'],
    ],
    false,
  ],
  ['no request without the value', '3.amps', [['https://shop.example/a', '']], false],
])('`Server-Timing` counts, and no request is made: %s', async (_name, page, requests, expected) => {
  timings(page, requests);
  write(expected ? '3.amps' : '3.AMPS');
  expect(await analyticsOf()).toBe(expected);
  expect(asked).toEqual([]);
});

test('a browser that lists no `Server-Timing`, and a page that has replaced the list, leave the cookie', async () => {
  write('3.amps');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{}] as never);
  expect(await analyticsOf()).toBe(false);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
    throw new TypeError('replaced');
  });
  expect(await analyticsOf()).toBe(false);
});

test('a choice that the answer of a later request knows counts from then on; another id of the same choice does not', async () => {
  let hear: (list: { getEntries(): unknown[] }) => void = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: typeof hear) {
        hear = heard;
      }
      observe() {}
      takeRecords = () => [];
    },
  );
  const answered = (description: string) =>
    hear({
      getEntries: () => [
        { name: 'https://shop.example/cart.js', initiatorType: 'fetch', serverTiming: [{ name: '_cmp', description }] },
      ],
    });
  open('?_cs=3.amps');
  timings('3AMPS._JP13_f_f_one');
  const consent = (await load()).watchConsent();
  answered('3AMPS._JP13_f_f_two');
  expect(consent()?.analytics).toBe(false);
  open('');
  const next = (await load()).watchConsent();
  expect(next()?.analytics).toBe(true);
  answered('3amps._JP13_f_f_two');
  expect(next()?.analytics).toBe(false);
});

test('the platform’s library comes before `Server-Timing`, and after the address', async () => {
  timings('3AMPS.');
  library(allows(false));
  expect(await analyticsOf()).toBe(false);
  open('?_cs=3.AMPS');
  expect(await analyticsOf()).toBe(true);
});

test('a library that knows no choice allows all, and so the choice that the server knows counts', async () => {
  timings('3amps.');
  library(allows(true, ''));
  expect(await analyticsOf()).toBe(false);
  library({ analyticsProcessingAllowed: () => true });
  expect(await analyticsOf()).toBe(false);
});

test.each<[string, unknown]>([
  ['has no methods', {}],
  ['has no method for analytics', { marketingAllowed: () => true }],
  ['answers no boolean', { analyticsProcessingAllowed: () => 'yes' }],
  ['is a text', { analyticsProcessingAllowed: 'yes' }],
  [
    'throws',
    {
      analyticsProcessingAllowed: () => {
        throw new Error('no root domain');
      },
    },
  ],
])('a library that %s leaves `Server-Timing`', async (_name, broken) => {
  timings('3amps.');
  library(broken);
  expect(await analyticsOf()).toBe(false);
  expect(asked).toEqual([]);
});

test('nothing is known while the only source, a library, is on its way; without it all is allowed after 7 s', async () => {
  document.head.append(
    Object.assign(document.createElement('script'), {
      type: 'text/plain',
      src: 'https://cdn.shopify.com/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js',
    }),
  );
  const { watchConsent } = await load();
  const [late, broken] = [watchConsent(), watchConsent()];
  await settle();
  await settle();
  expect([late(), broken(), asked.length]).toEqual([null, null, 2]);
  library(allows(false));
  expect(late()?.analytics).toBe(false);
  library({});
  expect(broken()).toBeNull();
  vi.useFakeTimers({ now: Date.now() + 7000, toFake: ['Date'] });
  expect(broken()?.analytics).toBe(true);
});

test('a banner that is shown changes nothing: the event counts only once the shopper has chosen', async () => {
  open('?_cs=3.amps');
  let choice = '';
  library({
    ...allows(true),
    currentVisitorConsent: () => ({ analytics: choice, marketing: choice }),
    shouldShowBanner: () => true,
  });
  const consent = (await load()).watchConsent();
  collected({ analyticsAllowed: true });
  expect(consent()?.analytics).toBe(false);
  choice = 'yes';
  collected({ analyticsAllowed: true });
  expect(consent()?.analytics).toBe(true);
  collected(null);
  expect(consent()?.analytics).toBe(true);
});

test('a page that comes back asks again, and sends nothing before the answer', async () => {
  timings('');
  library(allows(true, ''));
  const consent = (await load()).watchConsent();
  expect(consent()?.analytics).toBe(true);
  header = '_cmp;desc="3amps."';
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(consent()).toBeNull();
  await settle();
  expect(consent()?.analytics).toBe(false);
});
