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

test('the order is made even when the host is removed while its sheet is open', async ({ scenario, page, store }) => {
  await scenario.open();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});
