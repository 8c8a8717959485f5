import { expect, test } from './fixtures/paypal-scenario';

test('PayPal’s button comes where a library of old has replaced `append` and `prepend`', async ({ scenario, page }) => {
  await page.addInitScript(() => {
    if (self !== top) return;
    Object.assign(HTMLHeadElement.prototype, { append: () => {} });
    Object.assign(DocumentFragment.prototype, { prepend: () => {} });
  });
  await scenario.visit();
  await scenario.warm();
  await expect(scenario.button).toBeHidden();
});
