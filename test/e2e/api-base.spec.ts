import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures';

const API = 'https://api.shop.example';
const TOKEN = 'x-shopify-storefront-access-token';

/** Answers the API's origin by the demo store. @returns which origins the token was sent to, once each */
async function serveApi(context: BrowserContext, store: string): Promise<() => string[]> {
  const told = new Set<string>();
  context.on('request', (request) => {
    if (TOKEN in request.headers()) told.add(new URL(request.url()).origin);
  });
  await context.route(`${API}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(API, store) });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  return () => [...told];
}

test('with api-base the named origin also signs for Amazon', async ({ page, context, store, amazon, gotoProduct }) => {
  const told = await serveApi(context, store.url);
  await gotoProduct('sencha', { recommended: 'amazon_pay', params: { 'attr.api-base': API } });
  await (await amazon.shown()).click();
  await page.waitForURL('https://payments.amazon.co.jp/checkout/initiate');
  expect(told()).toEqual([API]);
});
