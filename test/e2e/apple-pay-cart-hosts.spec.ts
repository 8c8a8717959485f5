import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay-scenario';
import { gotoBare } from './fixtures/bare-page';
import { cartCookie, cartHostHtml, config, EBOOK, fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { loaded, untilIdle } from './fixtures/wait';

const APPLE_PAY = { ...config('apple_pay'), wallet_params: walletParams.apple_pay };

const host = (changes: Readonly<Record<string, string | null>> = {}) =>
  cartHostHtml([], { 'wallet-configs': JSON.stringify([APPLE_PAY]), ...changes });

/** A checkout button whose markup alone knows the cart. */
async function gotoCheckoutButton(page: Page): Promise<void> {
  const id = await cartCookie(page.context());
  await page.context().clearCookies({ name: 'cart' });
  const button = host({ 'wallet-configs': null, 'wallet-config': JSON.stringify(APPLE_PAY), 'cart-id': id });
  await gotoBare(page, button.replaceAll('shopify-accelerated-checkout-cart', 'shopify-checkout-wallet-button'));
}

test('a checkout button without requires-shipping, pressed at once: the sheet asks for an address, and the order is made', async ({
  page,
  scenario,
  applePay,
}) => {
  await fillCart(page, SENCHA);
  await gotoCheckoutButton(page);
  await scenario.button.click();
  expect((await applePay.until('ready')).shippingMethods).not.toEqual([]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a cart host without requires-shipping reads the cart at the first interaction and learns that it needs no shipping', async ({
  page,
  scenario,
  applePay,
  store,
}) => {
  await fillCart(page, EBOOK);
  await gotoBare(page, host());
  await expect(scenario.button).toBeEnabled();
  const answered = page.waitForResponse(/operation_name=limitedCart/);
  await page.mouse.move(1, 1);
  await (await answered).finished();
  await untilIdle(page);
  await scenario.button.click();
  expect((await applePay.until('ready')).shippingMethods).toEqual([]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('limitedCart')).toHaveLength(1);
});

test('a cart host with requires-shipping does not read the cart before its press; without a merchant name the sheet names the shop’s domain', async ({
  page,
  scenario,
  applePay,
  store,
}) => {
  await fillCart(page, SENCHA);
  const { merchantName: _name, ...nameless } = walletParams.apple_pay;
  const configs = JSON.stringify([{ ...APPLE_PAY, wallet_params: nameless }]);
  await gotoBare(page, host({ 'wallet-configs': configs, 'requires-shipping': '' }));
  await expect(scenario.button).toBeEnabled();
  await touchCartPage(page);
  await loaded(page, 'look-at-cart.js');
  await untilIdle(page);
  expect(await store.calls('limitedCart')).toEqual([]);
  await scenario.button.click();
  expect((await applePay.until('ready')).total.label).toBe('localhost');
  const [, request] = applePay.calls('new ApplePaySession')[0]!.detail as [number, ApplePayJS.ApplePayPaymentRequest];
  expect(request.total.label).toBe('localhost');
});
