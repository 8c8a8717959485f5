import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { bareHtml, formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { ID } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';

/** Adds a <base> of another origin to the page. @returns the URLs that are requested from there */
async function baseElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://elsewhere.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.evaluate(() => {
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.prepend(base);
  });
  return asked;
}

test('with a <base> of another origin, a press creates its cart on the page’s own origin', async ({ page, store }) => {
  await gotoBare(page, formHtml(hostHtml({})));
  const { buyItNow } = parts(page);
  await expect(buyItNow).toBeEnabled();
  const asked = await baseElsewhere(page);
  await buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(asked).toEqual([]);
});

test('with a <base> of another origin and without the code of a press, a cart goes to the page’s own checkout', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|dynamically imported/);
  await page.route('**/press.js', (route) => route.abort());
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  const button = page.getByRole('button', { name: 'Shop Pay' });
  await expect(button).toBeEnabled();
  const asked = await baseElsewhere(page);
  await button.click();
  await checkoutFlags(page);
  expect(asked).toEqual([]);
});

const BASE = '<base href="https://elsewhere.example/">';

/** Opens a page whose frame is written by the page itself, with a `<base>` of another origin. @returns who was asked with a token, or at all */
async function gotoWritten(page: Page, sandbox: string, origin = ''): Promise<{ asked: string[]; told: Set<string> }> {
  const asked: string[] = [];
  const told = new Set<string>();
  page.on('request', (request) => {
    const to = new URL(request.url()).origin;
    if (to === 'https://elsewhere.example') asked.push(request.url());
    if ('x-shopify-storefront-access-token' in request.headers()) told.add(to);
  });
  const inner = bareHtml(
    `${BASE}<form method="post" action="/cart/add">${ID}<input name="quantity" value="2">${hostHtml({})}</form>`,
  );
  const body = `<!doctype html><title>quick view</title><iframe ${sandbox} srcdoc="${inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  await page.route('**/quick-view', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(`${origin}/quick-view`);
  return { asked, told };
}

test('in a frame that its page has written, with a <base> of another origin, a press creates its cart at the page’s origin', async ({
  page,
  store,
}) => {
  const { asked, told } = await gotoWritten(page, '');
  await page.frameLocator('iframe').getByRole('button', { name: '今すぐ購入' }).click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(asked).toEqual([]);
  expect([...told]).toEqual([store.url]);
});

test('in a sandboxed frame that its page has written there are no buttons, and nobody is told the token', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/karui: invalid-api-base null/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // Not at the store's own address: a browser lets no frame without an origin load scripts from this machine.
  await page.route('https://shop.example/karui/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('https://shop.example', store.url) });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  const { asked, told } = await gotoWritten(page, 'sandbox="allow-scripts allow-forms"', 'https://shop.example');
  await expect.poll(() => said.filter((text) => text.includes('karui'))).toHaveLength(1);
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0);
  expect(asked).toEqual([]);
  expect([...told]).toEqual([]);
});
