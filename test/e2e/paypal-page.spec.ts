import { expect, test } from './fixtures/paypal-scenario';
import { goBack } from './fixtures/wait';
import { holdFile } from './fixtures/hold';

const CHECKOUT = 'checkout storefront_wallet';

test('back from checkout, where the page is loaded anew: PayPal’s button is alive again, and the next click is a new cart', async ({
  scenario,
  payPal,
  page,
}) => {
  const window = await scenario.open();
  // A page that listens to `unload` is not kept. In a kept one PayPal's frame asks before DevTools can answer for PayPal.
  await page.evaluate(() => addEventListener('unload', () => {}));
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  await goBack(page);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().type)).toBe('back_forward');
  await scenario.warm();
  await (await payPal.click()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate', 'paypalTokenCreate')).toEqual([2, 2]);
});

test('where Trusted Types are required PayPal can’t run: ours stays, and a press goes to checkout', async ({
  scenario,
  payPal,
  context,
  allowErrors,
}) => {
  // The browser's own report, of the one question in this tab.
  allowErrors(/^console.error: This document requires 'TrustedHTML' assignment/);
  let reports = 0;
  await context.exposeFunction('noteReport', () => void (reports += 1));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', () => (window as unknown as { noteReport(): void }).noteReport());
  });
  for (const theme of ['a', 'b'] as const) {
    await scenario.visit('sencha', { theme, params: { csp: '1' } });
    await scenario.button.click();
    expect(await scenario.outcome()).toBe(CHECKOUT);
  }
  expect(reports).toBe(1);
  expect(payPal.scripts()).toEqual([]);
});

test('a property that a page adds to Object.prototype changes nothing', async ({ scenario, page }) => {
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

test('a theme that empties the wallet’s element: our button is there again, and leads to checkout', async ({
  scenario,
  page,
}) => {
  await scenario.visit();
  await scenario.warm();
  await expect(scenario.button).toBeHidden();
  await page.locator('shopify-paypal-button[access-token]').evaluate((element) => (element.textContent = ''));
  await expect(scenario.button).toBeVisible();
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
});

test('when payment.js never arrives, an approval leads to checkout', async ({ scenario, page, store }) => {
  const release = await holdFile(page, 'payment');
  await page.clock.install();
  const opened = await scenario.open();
  await opened.order();
  await opened.approve();
  await expect.poll(() => store.calls('cartPrepareForCompletion')).not.toEqual([]);
  await page.clock.runFor(28_000);
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  expect(await store.calls('cartPaymentUpdate')).toEqual([]);
  release();
});

test('PayPal’s button is painted where an old library has replaced `append` and `prepend`', async ({
  scenario,
  page,
}) => {
  await page.addInitScript(() => {
    if (self !== top) return;
    Object.assign(HTMLHeadElement.prototype, { append: () => {} });
    Object.assign(DocumentFragment.prototype, { prepend: () => {} });
  });
  await scenario.visit();
  await scenario.warm();
  await expect(scenario.button).toBeHidden();
});

test('under a content policy with a nonce PayPal’s script has it, and the order is approved', async ({
  scenario,
  page,
}) => {
  await page.route('**/products/sencha*', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']!.replace("; require-trusted-types-for 'script'", '');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const window = await scenario.open('sencha', { params: { csp: '1' } });
  const nonces = await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src^="https://www.paypal.com"]')!;
    return [script.nonce, script.dataset['cspNonce'], document.querySelector('script')!.nonce];
  });
  expect(nonces[2]).toMatch(/.{8}/);
  expect(new Set(nonces).size).toBe(1);
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

test('goods that are sold out close the window, and a dialog says so', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartCreate', stock: 0 });
  await (await scenario.open()).gone();
  expect(await scenario.outcome()).toBe('dialog 在庫切れ');
  expect(await scenario.calls('paypalTokenCreate')).toEqual([0]);
});

test('a buyer abroad, where the shop sells in another currency, goes on at checkout', async ({ scenario }) => {
  await (await scenario.open()).approve('gb');
  expect(await scenario.outcome()).toBe('checkout wallet_currency_change');
});
