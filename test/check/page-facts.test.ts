import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchPage } from '../../src/build/check/page/read-page';

const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Looks at a page that answers so. */
async function look(html: string, headers: OutgoingHttpHeaders = {}) {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(html));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return (await fetchPage(address, { deadline: 5000 })).facts;
}

const TIMING = { 'server-timing': 'db;dur=1, _cmp;desc="3AMPS_x"' };
const COOKIE = { 'set-cookie': ['_tracking_consent=1; Path=/'] };

test.each([
  ['nothing', '<p>', {}, []],
  ['the library', '<script src="/s/consent-tracking-api.js"></script>', {}, ['Shopify.customerPrivacy']],
  [
    'the banner alone',
    '<script src="/s/privacy-banner/storefront-banner.js"></script>',
    {},
    ['Shopify.customerPrivacy'],
  ],
  [
    'all',
    '<script>Shopify.customerPrivacy</script>',
    { ...COOKIE, ...TIMING },
    ['Shopify.customerPrivacy', 'Server-Timing _cmp', 'cookie _tracking_consent'],
  ],
  ['the cookie of an old store', '<p>', COOKIE, ['cookie _tracking_consent']],
])(
  'of a page with %s, it says where the widget learns the consent, the first source first',
  async (_name, html, headers, places) => {
    expect((await look(html, headers)).consent).toEqual([...places, 'HEAD /']);
  },
);

const host = (attribute: string, value: unknown) =>
  `<shopify-accelerated-checkout ${attribute}='${JSON.stringify(value)}'></shopify-accelerated-checkout>`;
const FIVE = 'https://www.paypal.com/sdk/js?client-id=x';

test.each<[versions: string[], html: string]>([
  [[], '<p>'],
  [[], host('recommended', { name: 'shop_pay' })],
  [['5'], host('recommended', { name: 'paypal', wallet_params: { sdkUrl: FIVE } })],
  [['6'], host('fallback', { name: 'venmo', wallet_params: { sdkUrl: FIVE, sdk: 'v6' } })],
  [['6'], host('recommended', { name: 'paypal', wallet_params: { sdkUrl: 'https://www.paypal.com/web-sdk/v6/core' } })],
  [['5', '6'], host('wallet-configs', [{ name: 'venmo', wallet_params: { sdk: 'v6' } }, { name: 'paypal' }, null])],
  [[], "<shopify-accelerated-checkout recommended='{'></shopify-accelerated-checkout>"],
])('it says that version %j of PayPal’s script is asked for by %s', async (versions, html) => {
  expect((await look(html)).payPal).toEqual(versions);
});
