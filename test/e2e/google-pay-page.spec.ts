import { expect, test } from './fixtures/google-pay-scenario';

test('under a strict content policy with Trusted Types the script has the page’s nonce, and the order is made', async ({
  scenario,
  page,
}) => {
  await scenario.visit('sencha', { params: { csp: '1' } });
  await scenario.warm();
  const [nonce, own] = await page.evaluate(() => [
    document.querySelector<HTMLScriptElement>('script[src^="https://pay.google.com"]')!.nonce,
    document.querySelector('script')!.nonce,
  ]);
  expect([nonce, nonce === own]).toEqual([expect.stringMatching(/.{8}/), true]);
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('an element that is taken away while its sheet is open: the order is made all the same', async ({
  scenario,
  page,
  store,
}) => {
  await scenario.open();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('what a page has put on the prototype of all objects changes nothing', async ({ scenario, googlePay, page }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({
      sdkUrl: 'https://evil.example/pay.js',
      emailRequired: false,
      auth: [],
    }))
      // oxlint-disable-next-line no-extend-native -- what hostile pages do
      Object.defineProperty(Object.prototype, name, { value, writable: true, configurable: true });
  });
  await scenario.visit();
  await scenario.warm();
  await scenario.button.click();
  const { asks } = await googlePay.until('ready');
  expect(asks).toMatchObject({ address: true, option: true, email: true, billing: true });
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});
