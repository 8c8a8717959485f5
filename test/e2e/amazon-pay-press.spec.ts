import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoWithPolicy } from './fixtures/amazon-page';
import { fillCart, gotoCart, openCheckout, SENCHA } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

const AMAZON = 'https://payments.amazon.co.jp/checkout/initiate';
const DECELERATED = { wallet_processing_failed: 'true' };

/** What Amazon's page was given. */
const order = (page: Page, name: string) => page.locator(`[data-order=${name}]`);

for (const theme of ['a', 'b'] as const) {
  test(`a press of Amazon's own button leads to Amazon's page, and that to the review (theme ${theme})`, async ({
    page,
    store,
    amazon,
    gotoProduct,
    layoutShift,
  }) => {
    await gotoProduct('sencha', { theme, recommended: 'amazon_pay' });
    expect(amazon.loads()).toEqual([]);
    const button = await amazon.shown();
    expect((await layoutShift()).raw).toBe(0);
    await button.click();
    await page.waitForURL(AMAZON);
    await expect(page.getByRole('heading')).toHaveText('お支払いの確認');
    await expect(order(page, 'amount')).toHaveText('2160 JPY');
    await expect(order(page, 'productType')).toHaveText('配送あり');
    await expect(order(page, 'placement')).toHaveText('Product');
    const [call, ...more] = await store.calls('cartCreate');
    expect(more).toEqual([]);
    expect(call?.headers['x-wallet-name']).toBe('AmazonPay');
    expect(amazon.loads()).toEqual(['https://static-fe.payments-amazon.com/checkout.js']);
    await page.getByRole('link', { name: '支払って' }).click();
    await page.waitForURL(/\/checkouts\/.*amazonCheckoutSessionId=/);
  });
}

test('nothing of Amazon’s is fetched for a button that is off the screen', async ({ page, amazon, gotoProduct }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await gotoProduct('sencha', { recommended: 'amazon_pay' });
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /companion/.test(name)));
  expect(amazon.loads()).toEqual([]);
  await amazon.shown();
  expect(amazon.loads()).toHaveLength(1);
});

test.describe('a press goes to checkout', () => {
  test('when the script is blocked', async ({ page, amazon, gotoProduct, allowErrors }) => {
    allowErrors(/ERR_CONNECTION_FAILED/);
    amazon.deliver({ trouble: 'fails' });
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await amazon.ours().click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
    await expect(parts(page).dialog).toHaveCount(0);
  });

  test('when the script throws a text', async ({ page, amazon, gotoProduct }) => {
    amazon.behave({ checkoutThrows: 'AmazonPay: no' });
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
  });

  for (const [what, fault] of [
    ['refuses', { status: 401 }],
    ['is down', { status: 500 }],
    ['answers with a page', { html: true }],
    ['is cut off', { truncated: true }],
    ['has not signed', { payload: { signature: null } }],
    ['is gone', { drop: true }],
  ] as const) {
    test(`when the shop’s server ${what}`, async ({ page, amazon, store, gotoProduct, allowErrors }) => {
      allowErrors(/Failed to load resource/);
      await store.faults({ operation: 'amazon_pay', ...fault });
      await gotoProduct('sencha', { recommended: 'amazon_pay' });
      await (await amazon.shown()).click();
      expect(await checkoutFlags(page)).toEqual(DECELERATED);
      expect(await store.calls('cartCreate')).toHaveLength(1);
      expect(amazon.orders).toEqual([]);
    });
  }

  test('in another currency than the page, as every press does', async ({ page, amazon, gotoProduct }) => {
    await gotoProduct('usd-price', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    expect(await checkoutFlags(page)).toEqual({ wallet_currency_change: 'true' });
    expect(amazon.orders).toEqual([]);
  });

  test('without a merchantId, and fetches no script', async ({ page, amazon, store }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await fillCart(page, SENCHA);
    const markup = {
      'cart-attr.wallet-configs': '[{"name":"amazon_pay","wallet_params":{}}]',
      'cart-attr.debug': 'true',
    };
    await gotoCart(page, { ...markup, drawer: 'off' });
    await amazon.ours().click();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    expect((await store.calls('cart'))[0]?.headers['x-wallet-name']).toBe('AmazonPay');
    expect(amazon.loads()).toEqual([]);
    expect(said.filter((text) => text.startsWith('karui')).join()).toContain('wrong merchantId');
  });
});

test('the shop’s server is asked again after 429', async ({ page, amazon, store, gotoProduct, allowErrors }) => {
  allowErrors(/429/);
  await store.faults({ operation: 'amazon_pay', status: 429, retryAfter: 1, times: 1 });
  await gotoProduct('sencha', { recommended: 'amazon_pay' });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
});

test('a subscription is sent without an amount', async ({ page, amazon, gotoProduct }) => {
  await gotoProduct('kadai-box', { recommended: 'amazon_pay' });
  await page.locator('[name=selling_plan]').first().check();
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
  await expect(order(page, 'amount')).toHaveText('後で決まります');
});

test('what is not sent is PayOnly', async ({ page, amazon, gotoProduct }) => {
  await gotoProduct('gift-ebook', { recommended: 'amazon_pay' });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
  await expect(order(page, 'productType')).toHaveText('配送なし');
});

test('a press on the cart page and one at checkout take the shopper’s cart', async ({ page, amazon, store }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'shop_pay,amazon_pay', layout: 'vertical', drawer: 'off' });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
  await expect(order(page, 'placement')).toHaveText('Cart');
  await page.getByRole('link', { name: 'キャンセル' }).click();
  await openCheckout(page, { wallet: 'amazon_pay' });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
  await expect(order(page, 'placement')).toHaveText('Checkout');
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('with an old library in the page a press leads to Amazon’s page', async ({
  page,
  amazon,
  gotoProduct,
  allowErrors,
}) => {
  // The library breaks what the test is told by the page.
  allowErrors(/serializedArgs is not an array/);
  await gotoProduct('sencha', { recommended: 'amazon_pay', params: { hostile: 'object' } });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
});

test('an element that is removed while its press is under way lets it go on', async ({
  page,
  amazon,
  store,
  gotoProduct,
}) => {
  await store.faults({ operation: 'amazon_pay', delayMs: 500 });
  await gotoProduct('sencha', { recommended: 'amazon_pay' });
  await (await amazon.shown()).click({ noWaitAfter: true });
  await expect(amazon.button()).toHaveAttribute('aria-busy', 'true');
  await page.locator('main shopify-accelerated-checkout').evaluate((host) => host.closest('form')!.remove());
  await page.waitForURL(AMAZON);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test.describe('under a content policy', () => {
  const OWN = "default-src 'self'; style-src 'self'; img-src 'self' data:";

  test('that names Amazon’s hosts all of it works', async ({ page, amazon }) => {
    const policy = `${OWN}; script-src 'self' https://static-fe.payments-amazon.com; form-action https://payments.amazon.co.jp`;
    await gotoWithPolicy(page, policy);
    await (await amazon.shown()).click();
    await page.waitForURL(AMAZON);
  });

  test('that requires Trusted Types our own button takes the press', async ({
    page,
    amazon,
    gotoProduct,
    allowErrors,
  }) => {
    allowErrors(/TrustedHTML/);
    await gotoProduct('sencha', { recommended: 'amazon_pay', params: { csp: '1' } });
    await amazon.ours().scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect.poll(() => amazon.calls('renderButton')).toHaveLength(1);
    await expect(amazon.button()).toHaveCount(0);
    await amazon.ours().click();
    await page.waitForURL(AMAZON);
  });

  test('that blocks Amazon’s script a press goes to checkout', async ({ page, amazon, allowErrors }) => {
    allowErrors(/Content Security Policy|violates/);
    await gotoWithPolicy(page, `${OWN}; script-src 'self'`);
    await amazon.ours().click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
    expect(amazon.orders).toEqual([]);
  });
});
