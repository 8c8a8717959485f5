import { withParams } from './fixtures/apple-pay-params';
import { expect, test } from './fixtures/apple-pay-scenario';
import { parts } from './fixtures/widget';

const ABSENT = [
  ['the device has no Apple Pay', { present: false }],
  ['the shopper cannot pay with it', { canMakePayments: false }],
  ['the document has no permission to use Apple Pay', { canMakePayments: 'throws' }],
  ['the system is too old to show errors in the sheet', { versions: [1, 2] }],
] as const;

for (const [name, applePayOptions] of ABSENT) {
  test.describe(`where ${name}`, () => {
    test.use({ applePayOptions });

    test('the fallback is shown instead of the button', async ({ scenario, page, applePay }) => {
      await scenario.visit();
      await expect(parts(page).buyItNow).toBeVisible();
      await expect(page.locator('shopify-apple-pay-button')).toHaveCount(0);
      await parts(page).buyItNow.click();
      expect(await scenario.outcome()).toBe('checkout storefront_wallet');
      expect(applePay.calls('new ApplePaySession')).toEqual([]);
    });
  });
}

test.describe('on the oldest system that can', () => {
  test.use({ applePayOptions: { versions: [1, 2, 3] } });

  test('an order is made in version 3', async ({ scenario }) => {
    expect(await scenario.open()).toMatchObject({ version: 3, canPay: true });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test('a click by a script of the theme opens no sheet and goes to checkout', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  applePay.expectViolations(/^[12]: /);
  await scenario.visit();
  await expect(scenario.button).toBeVisible();
  await page.locator('shopify-apple-pay-button').evaluate((element: HTMLElement) => element.click());
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('parameters that Apple rejects lead to checkout', async ({ scenario, applePay, store }) => {
  applePay.expectViolations(/^5: /);
  await scenario.visit('sencha', withParams({ supportedNetworks: ['nobodys-card'] }));
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(await store.calls('applePaySessionCreate')).toEqual([]);
});

/** Markup that is wrong about the goods. */
const WRONG = [
  ['sencha', [41_001, 41_002, 41_003], false],
  ['gift-ebook', [43_001], true],
] as const;

for (const [handle, ids, requiresShipping] of WRONG) {
  test(`markup that is wrong about whether ${handle} needs shipping leads to checkout`, async ({
    scenario,
    applePay,
  }) => {
    const variants = JSON.stringify(ids.map((id) => ({ id, requiresShipping })));
    await scenario.visit(handle, { params: { 'attr.variant-params': variants } });
    await scenario.button.click();
    expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
    expect((await applePay.until('aborted')).shippingMethods).toEqual([]);
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the sheet and an order is made`, async ({ scenario, applePay, page }) => {
    await scenario.visit();
    await scenario.button.focus();
    await page.keyboard.press(key);
    expect((await applePay.until('ready')).canPay).toBe(true);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
}

test('a double click opens one sheet and makes one cart', async ({ scenario, applePay, store }) => {
  await scenario.visit();
  await scenario.button.dblclick();
  await applePay.until('ready');
  expect(applePay.calls('new ApplePaySession')).toHaveLength(1);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a double tap opens one sheet and makes one cart', async ({ scenario, applePay, store }) => {
    await scenario.visit();
    await scenario.button.tap();
    await scenario.button.tap({ force: true });
    await applePay.until('ready');
    expect(applePay.calls('new ApplePaySession')).toHaveLength(1);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
});
