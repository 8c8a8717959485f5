import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { choosePlan, policyButton } from './fixtures/policy';
import { checkoutFlags, parts } from './fixtures/widget';

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

test('with api-base the policy is read and the cart is made at that origin, and only it gets the token', async ({
  page,
  context,
  store,
  gotoProduct,
}) => {
  const told = await serveApi(context, store.url);
  await gotoProduct('teiki-bin', { params: { 'attr.api-base': API } });
  await choosePlan(page, 1);
  await policyButton(page).click();
  const { buyItNow, dialog } = parts(page);
  await expect(dialog).toContainText('解約');
  await page.keyboard.press('Escape');
  await buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('subscriptionPolicy')).toHaveLength(1);
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(told()).toEqual([API]);
});

test('with api-base that origin signs for Amazon, too', async ({ page, context, store, amazon, gotoProduct }) => {
  const told = await serveApi(context, store.url);
  await gotoProduct('sencha', { recommended: 'amazon_pay', params: { 'attr.api-base': API } });
  await (await amazon.shown()).click();
  await page.waitForURL('https://payments.amazon.co.jp/checkout/initiate');
  expect(told()).toEqual([API]);
});

test('a redirect of that origin is not followed, and nobody else gets the token', async ({
  page,
  context,
  allowErrors,
  gotoProduct,
}) => {
  allowErrors(/Failed to load resource/);
  const told = await serveApi(context, API);
  await context.route(`${API}/**`, (route) =>
    route.fulfill({
      status: 307,
      headers: { location: 'https://elsewhere.example/graphql.json', 'access-control-allow-origin': '*' },
    }),
  );
  await gotoProduct('sencha', { params: { 'attr.api-base': API } });
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toBeVisible();
  expect(told()).toEqual([API]);
});

test('an api-base that is not https is said in the console, and nothing is shown or sent', async ({
  page,
  context,
  store,
  gotoProduct,
  allowErrors,
}) => {
  allowErrors(/karui: invalid-api-base http:\/\/api\.shop\.example/);
  const told = await serveApi(context, store.url);
  const said = page.waitForEvent('console', (message) => message.text().startsWith('karui: invalid-api-base'));
  await gotoProduct('sencha', { params: { 'attr.api-base': 'http://api.shop.example' } });
  await said;
  await expect(parts(page).host).toBeEmpty();
  expect(told()).toEqual([]);
});
