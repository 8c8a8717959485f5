import { expect, onTestFinished, test, vi } from 'vitest';
import { tellDeveloper } from '../../src/markup/developer-errors';
import { readCartAttributes } from '../../src/markup/shown-in-cart';
import { readProductAttributes } from '../../src/markup/host-attributes';

const GOOD = {
  'access-token': 'f'.repeat(32),
  'buyer-country': 'JP',
  'buyer-locale': 'ja',
  'buyer-currency': 'JPY',
  'variant-params': '[{"id":1,"requiresShipping":true},{"id":2,"requiresShipping":false}]',
  recommended: '{"supports_subs":true,"supports_def_opts":false,"name":"shop_pay","wallet_params":{"shopId":1}}',
  fallback: '{"supports_subs":true,"supports_def_opts":true,"name":"buy_it_now","wallet_params":{}}',
  'enabled-flags': '["a1d1f9a1"]',
};

/** The host with the good attributes, some replaced; null takes one away. */
function host(changes: Record<string, string | null> = {}): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries({ ...GOOD, ...changes }))
    if (value !== null) element.setAttribute(name, value);
  return element;
}

/** Reads the attributes of such a host. */
const reading = (changes?: Record<string, string | null>) => {
  const element = host(changes);
  return (name: string) => element.getAttribute(name);
};

test('reads every attribute of the server markup', () => {
  expect(readProductAttributes(reading())).toEqual({
    accessToken: 'f'.repeat(32),
    apiBase: location.origin,
    buyerCountry: 'JP',
    buyerLocale: 'ja',
    buyerCurrency: 'JPY',
    variants: [
      { id: 1, requiresShipping: true },
      { id: 2, requiresShipping: false },
    ],
    recommended: { name: 'shop_pay', params: { shopId: 1 }, sellsPlans: true },
    fallback: { name: 'buy_it_now', params: {}, sellsPlans: true },
  });
});

test.each<[buyerLocale: string | null, lang: string, used: string]>([
  ['zh-CN', 'ja', 'zh-CN'],
  [null, 'en-GB', 'en-GB'],
  [' ', 'en', 'en'],
  [null, 'ja_JP', 'ja_JP'],
  [null, '', 'ja'],
  [null, 'japanese (default)', 'ja'],
])('with %j for buyer-locale, in a page in %j, the language is %s', (buyerLocale, lang, used) => {
  document.documentElement.lang = lang;
  onTestFinished(() => void (document.documentElement.lang = ''));
  expect(readProductAttributes(reading({ 'buyer-locale': buyerLocale })).buyerLocale).toBe(used);
});

test.each([
  ['absent', null],
  ['the text null', 'null'],
])('recommends nothing when recommended is %s', (_case, recommended) => {
  expect(readProductAttributes(reading({ recommended })).recommended).toBeNull();
});

test.each(['https://api.example', 'https://api.example:8443', 'http://localhost', 'http://localhost:3000'])(
  'takes the cart API of the origin that api-base names: %s',
  (origin) => {
    expect(readProductAttributes(reading({ 'api-base': origin })).apiBase).toBe(origin);
  },
);

test('reads no fallback where there is none', () => {
  expect(readProductAttributes(reading({ fallback: null })).fallback).toBeNull();
});

test('a missing supports_subs means yes, and only false means no', () => {
  const supports = (json: string) => readProductAttributes(reading({ fallback: json })).fallback?.sellsPlans;
  expect(supports('{"name":"buy_it_now","wallet_params":{}}')).toBe(true);
  expect(supports('{"name":"buy_it_now","supports_subs":false}')).toBe(false);
});

test.each([null, '', 'not json', '["98c6d7e1"]'])('tolerates enabled-flags %j', (flags) => {
  expect(() => readProductAttributes(reading({ 'enabled-flags': flags }))).not.toThrow();
});

test.each([
  ['missing-buyer-currency', 'buyer-currency', null],
  ['missing-buyer-currency', 'buyer-currency', ' '],
  ['missing-access-token', 'access-token', null],
  ['missing-access-token', 'access-token', ''],
  ['missing-buyer-country', 'buyer-country', null],
  ['missing-buyer-country', 'buyer-country', ' '],
  ['invalid-variant-params', 'variant-params', '[{'],
  ['invalid-variant-params', 'variant-params', '{"id":1}'],
  ['invalid-recommended', 'recommended', 'shop_pay'],
  ['invalid-recommended', 'recommended', '["shop_pay"]'],
  ['invalid-recommended', 'recommended', '{"wallet_params":{}}'],
  ['invalid-fallback', 'fallback', '{'],
  ['invalid-fallback', 'fallback', 'null'],
  ['invalid-fallback', 'fallback', '5'],
  ['invalid-wallet-params', 'recommended', '{"name":"shop_pay","wallet_params":"{}"}'],
  ['invalid-wallet-params', 'fallback', '{"name":"buy_it_now","wallet_params":[]}'],
  ['invalid-api-base', 'api-base', ''],
  ['invalid-api-base', 'api-base', '/shop'],
  ['invalid-api-base', 'api-base', 'http://shop.example'],
  ['invalid-api-base', 'api-base', 'https://shop.example/'],
  ['invalid-api-base', 'api-base', 'http://localhost/'],
  ['invalid-api-base', 'api-base', 'http://localhost:3000/'],
  ['invalid-api-base', 'api-base', 'http://localhost:port'],
  ['invalid-api-base', 'api-base', 'http://localhost.example'],
  ['invalid-api-base', 'api-base', 'https:shop.example'],
  ['invalid-api-base', 'api-base', 'https://shop.example?'],
  ['invalid-api-base', 'api-base', 'https://shop.example#a'],
] as const)('reports %s when %s is %j', (code, name, value) => {
  expect(() => readProductAttributes(reading({ [name]: value }))).toThrow(new RegExp(`^${code}`));
});

test.each<[string, unknown, string]>([
  ['is no object', 'shop_pay', 'karui: invalid-wallet-configs shop_pay'],
  ['is null', null, 'karui: invalid-wallet-configs null'],
  ['has no name', { wallet_params: {} }, 'karui: invalid-wallet-configs {"wallet_params":{}}'],
  [
    'has parameters that are no object',
    { name: 'paypal', wallet_params: 'x' },
    'karui: invalid-wallet-params {"name":"paypal","wallet_params":"x"}',
  ],
])('a wallet of a cart that %s is left out and reported, and the others are shown', (_how, entry, told) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = host({ 'wallet-configs': JSON.stringify([{ name: 'shop_pay' }, entry, { name: 'venmo' }]) });
  expect(
    readCartAttributes(
      (name) => element.getAttribute(name),
      (error) => tellDeveloper(error, element),
    ).configs.map(({ name }) => name),
  ).toEqual(['shop_pay', 'venmo']);
  expect(said.mock.calls).toEqual([[told, element]]);
  said.mockRestore();
});
