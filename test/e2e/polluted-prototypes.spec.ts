import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { test as appleTest } from './fixtures/apple-pay-scenario';
import { test as googleTest } from './fixtures/google-pay-scenario';
import { test as payPalTest } from './fixtures/paypal-scenario';
import type { Store } from './fixtures/store-control';

/** Before any script of the page, adds one enumerable property of each kind to every object and every list. */
const pollute = (page: Page) =>
  page.addInitScript(() => {
    const KINDS = {
      karuiText: { value: 'y', writable: true },
      karuiNull: { value: null, writable: true },
      karuiObject: { value: { inner: 1 }, writable: true },
      karuiFunction: { value: () => 1, writable: true },
      karuiAccessor: { get: () => 'y', set: () => {} },
    };
    for (const prototype of [Object.prototype, Array.prototype]) {
      for (const name of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
        // A property description must not inherit anything itself.
        const description: PropertyDescriptor = Object.assign(Object.create(null), KINDS[name]);
        Object.defineProperty(prototype, name, Object.assign(description, { enumerable: true, configurable: true }));
      }
    }
  });

/** Expects that a press made its cart by the API, and not by the product form. */
async function expectCart(store: Store, instrument: string): Promise<void> {
  const calls = await store.calls('cartCreate');
  expect(calls.map(({ headers }) => headers['x-wallet-name'])).toEqual([instrument]);
}

/** Wallet → name of its button and the instrument it is known by. */
const WALLETS: Readonly<Record<string, readonly [button: string, instrument: string]>> = {
  buy_it_now: ['今すぐ購入', 'BuyItNow'],
  more_options: ['その他のお支払い方法', 'MoreOptions'],
  shop_pay: ['Shop Payで購入', 'ShopPay'],
  facebook_pay: ['Meta Payで購入', 'FacebookPay'],
};

for (const [wallet, [name, instrument]] of Object.entries(WALLETS)) {
  test(`${wallet} is bought where a page has added to every object`, async ({ page, gotoProduct, store }) => {
    await pollute(page);
    const recommended = { buy_it_now: {}, more_options: { recommended: 'shop_pay' } }[wallet] ?? {
      recommended: wallet,
    };
    await gotoProduct('sencha', recommended);
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
    await page.waitForURL('**/checkouts/**');
    await expectCart(store, instrument);
  });
}

for (const [wallet, instrument] of [
  ['amazon_pay', 'AmazonPay'],
  ['buy_with_prime', 'BuyWithPrime'],
] as const) {
  test(`${wallet} leads to Amazon where a page has added to every object`, async ({
    page,
    amazon,
    gotoProduct,
    store,
  }) => {
    await pollute(page);
    await gotoProduct('sencha', { recommended: wallet });
    const button = wallet === 'amazon_pay' ? await amazon.shown() : page.getByRole('button', { name: 'Prime' });
    await button.click();
    await page.waitForURL('https://payments.amazon.co.jp/checkout/initiate');
    await expectCart(store, instrument);
  });
}

appleTest('Apple Pay makes an order where a page has added to every object', async ({ page, scenario, store }) => {
  await pollute(page);
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  await expectCart(store, 'ApplePay');
});

googleTest('Google Pay makes an order where a page has added to every object', async ({ page, scenario, store }) => {
  await pollute(page);
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  await expectCart(store, 'GooglePay');
});

for (const [wallet, instrument, currency] of [
  ['paypal', 'PayPal', 'JPY'],
  ['venmo', 'Venmo', 'USD'],
] as const) {
  payPalTest(
    `${wallet} leads to checkout where a page has added to every object`,
    async ({ page, scenario, store }) => {
      await pollute(page);
      const window = await scenario.open('sencha', { recommended: wallet, params: { currency } });
      await window.approve();
      expect(await scenario.outcome()).toMatch(/^checkout/);
      await expectCart(store, instrument);
    },
  );
}
