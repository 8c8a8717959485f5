import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay-scenario';
import { gotoBare } from './fixtures/bare-page';
import {
  cartCookie,
  cartHostHtml,
  config,
  EBOOK,
  fillCart,
  SENCHA,
  touchCartPage,
  type CartItem,
} from './fixtures/cart';
import { loaded, untilIdle } from './fixtures/wait';

const APPLE_PAY = { ...config('apple_pay'), wallet_params: walletParams.apple_pay };

/** Hosts whose markup doesn't say whether shipping is required, on a page of the test's own. */
const HOSTS = {
  'a cart host': () => cartHostHtml([], { 'wallet-configs': JSON.stringify([APPLE_PAY]) }),
  'a checkout button that knows its cart': (id: string) =>
    cartHostHtml([], { 'wallet-configs': null, 'wallet-config': JSON.stringify(APPLE_PAY), 'cart-id': id }).replaceAll(
      'shopify-accelerated-checkout-cart',
      'shopify-checkout-wallet-button',
    ),
} as const;

async function open(page: Page, html: (id: string) => string, item: CartItem): Promise<void> {
  await fillCart(page, item);
  const id = await cartCookie(page.context());
  // Only the markup knows the cart of a checkout page.
  if (html.length > 0) await page.context().clearCookies({ name: 'cart' });
  await gotoBare(page, html(id));
}

for (const [name, html] of Object.entries(HOSTS)) {
  test(`${name} without requires-shipping, pressed at once: the sheet asks for an address, and the order is made`, async ({
    page,
    scenario,
    applePay,
  }) => {
    await open(page, html, SENCHA);
    await scenario.button.click();
    expect((await applePay.until('ready')).shippingMethods).not.toEqual([]);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });

  test(`${name} without requires-shipping reads the cart at the first interaction and learns that it needs no shipping`, async ({
    page,
    scenario,
    applePay,
    store,
  }) => {
    await open(page, html, EBOOK);
    await expect(scenario.button).toBeEnabled();
    const answered = page.waitForResponse(/operation_name=limitedCart/);
    await page.mouse.move(1, 1);
    await (await answered).finished();
    await untilIdle(page);
    expect(await store.calls('limitedCart')).toHaveLength(1);
    await scenario.button.click();
    expect((await applePay.until('ready')).shippingMethods).toEqual([]);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('limitedCart')).toHaveLength(1);
  });
}

test('a cart host with requires-shipping does not read the cart before its press', async ({
  page,
  scenario,
  store,
}) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml([], { 'wallet-configs': JSON.stringify([APPLE_PAY]), 'requires-shipping': '' }));
  await expect(scenario.button).toBeEnabled();
  await touchCartPage(page);
  await loaded(page, 'look-at-cart.js');
  await untilIdle(page);
  expect(await store.calls('limitedCart')).toEqual([]);
});

test('without a merchant name every total in the sheet names the shop’s domain', async ({
  page,
  scenario,
  applePay,
}) => {
  const told: string[] = [];
  page.on('console', (message) => void told.push(message.text()));
  const { merchantName: _name, ...nameless } = walletParams.apple_pay;
  await fillCart(page, SENCHA);
  const configs = JSON.stringify([{ ...APPLE_PAY, wallet_params: nameless }]);
  await gotoBare(page, cartHostHtml([], { 'wallet-configs': configs, 'requires-shipping': '', debug: '' }));
  await scenario.button.click();
  expect((await applePay.until('ready')).total.label).toBe('localhost');
  const [, request] = applePay.calls('new ApplePaySession')[0]!.detail as [number, ApplePayJS.ApplePayPaymentRequest];
  expect(request.total.label).toBe('localhost');
  expect(told.filter((text) => text.includes('missing_merchant_name'))).toHaveLength(1);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});
