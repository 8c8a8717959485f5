import { beforeEach, expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { button, checkoutFlags, dialogText, host, onPressPage, open, put, soon, store, went } from './press-page';

const API = 'https://api.shop.example';

onPressPage();

/** Each request that the page made: where, whether it had the token, and whether a redirect would be followed. */
let requests: { origin: string; hasToken: boolean; redirect: string | undefined }[];
beforeEach(() => {
  requests = [];
  const { fetch } = store;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [address, options] = call;
    const names = Object.keys(options.headers ?? {}).map((name) => name.toLowerCase());
    requests.push({
      origin: new URL(address, location.href).origin,
      hasToken: names.includes('x-shopify-storefront-access-token'),
      redirect: options.redirect,
    });
    return fetch(...call);
  });
});

test('with api-base the cart is made at that origin, which gets the token, and no redirect of it is followed', async () => {
  await open(formHtml(hostHtml({ 'api-base': API })));
  button().click();
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  expect(requests).toEqual([{ origin: API, hasToken: true, redirect: 'error' }]);
});

test('an api-base that is not https is reported in the console, and nothing is shown or sent', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  put(formHtml(hostHtml({ 'api-base': 'http://api.shop.example' })));
  await soon(() => said.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('karui: invalid-api-base http://api.shop.example'),
  ]);
  expect([host().childElementCount, requests, went, dialogText()]).toEqual([0, [], [], '']);
});
