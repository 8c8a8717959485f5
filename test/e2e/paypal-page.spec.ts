import { expect, test } from './fixtures/paypal-scenario';
import { goBack } from './fixtures/wait';

const CHECKOUT = 'checkout storefront_wallet';

// In the headless shell, which loads the page anew: in a kept page PayPal's frame asks before DevTools can answer for PayPal.
test('back from checkout: PayPal’s button is alive again, and the next click is a new cart', async ({
  scenario,
  payPal,
  page,
}) => {
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  await goBack(page);
  await scenario.warm();
  await (await payPal.click()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate', 'paypalTokenCreate')).toEqual([2, 2]);
});

test('where Trusted Types are required PayPal can’t run: ours stays, and a press goes to checkout', async ({
  scenario,
  payPal,
  allowErrors,
}) => {
  // The browser's own report.
  allowErrors(/^console.error: This document requires 'TrustedHTML' assignment/);
  await scenario.visit('sencha', { params: { csp: '1' } });
  await scenario.button.click();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(payPal.scripts()).toEqual([]);
});

test('what a page has put on the prototype of all objects changes nothing', async ({ scenario, page }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({
      sdkUrl: 'https://evil.example/sdk.js',
      requiresBillingAgreement: true,
      customerAccountEmail: 'theirs@evil.example',
    }))
      // oxlint-disable-next-line no-extend-native -- what hostile pages do
      Object.defineProperty(Object.prototype, name, { value, writable: true, configurable: true });
  });
  const window = await scenario.open();
  expect(await window.order()).toMatchObject({ agreement: false });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.sent('cartBuyerIdentityUpdate')).toMatchObject({
    buyerIdentity: { email: 'hanako.yamada@example.jp' },
  });
});

for (const data of [null, {}, { orderID: 5, payerID: {} }, 'text'] as const) {
  test(`an approval told as ${JSON.stringify(data)} goes on at checkout`, async ({ scenario, payPal }) => {
    const window = await scenario.open();
    await window.order();
    await window.choose('tokyo');
    await payPal.approveWith(data);
    expect(await scenario.outcome()).toMatch(/^checkout /);
    expect(await scenario.calls('cartPaymentUpdate')).toEqual([0]);
  });
}

for (const error of ['Window closed', { message: 'Detected popup close' }] as const) {
  test(`PayPal’s ${JSON.stringify(error)} is a window that was closed`, async ({ scenario, payPal }) => {
    const window = await scenario.open();
    await window.order();
    await payPal.fail(error);
    await window.gone();
    await scenario.ready();
    await expect(scenario.dialog).toHaveCount(0);
  });
}

for (const error of [null, 'anything', { code: 7 }] as const) {
  test(`PayPal’s ${JSON.stringify(error)} is a dialog with its name`, async ({ scenario, payPal }) => {
    const window = await scenario.open();
    await window.order();
    await payPal.fail(error);
    await window.gone();
    expect(await scenario.outcome()).toBe('dialog PayPalをご利用いただけません');
    await expect(scenario.dialog).not.toContainText('anything');
  });
}
