import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { fillCart, gotoCart, openCheckout, SENCHA } from './fixtures/cart';

const AMAZON = 'https://payments.amazon.co.jp/checkout/initiate';

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
    await expect(order(page, 'amount')).toHaveText('2160');
    await expect(order(page, 'currencyCode')).toHaveText('JPY');
    await expect(order(page, 'productType')).toHaveText('PayAndShip');
    await expect(order(page, 'placement')).toHaveText('Product');
    const [call, ...more] = await store.calls('cartCreate');
    expect(more).toEqual([]);
    expect(call?.headers['x-wallet-name']).toBe('AmazonPay');
    expect(amazon.loads()).toEqual(['https://static-fe.payments-amazon.com/checkout.js']);
    await page.getByRole('link', { name: '支払って' }).click();
    await page.waitForURL(/\/checkouts\/.*amazonCheckoutSessionId=/);
  });
}

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
  // The library breaks the channel by which the page reports to the test.
  allowErrors(/serializedArgs is not an array/);
  await gotoProduct('sencha', { recommended: 'amazon_pay', params: { hostile: 'object' } });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
});

test(
  'after Back from Amazon’s page the button can be pressed again',
  { tag: WHOLE_BROWSER },
  async ({ page, amazon, gotoProduct, store }) => {
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    await page.waitForURL(AMAZON);
    await page.goBack({ waitUntil: 'commit' });
    const button = await amazon.shown();
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.click();
    await page.waitForURL(AMAZON);
    expect(await store.calls('cartCreate')).toHaveLength(2);
    expect(amazon.orders).toHaveLength(2);
  },
);
