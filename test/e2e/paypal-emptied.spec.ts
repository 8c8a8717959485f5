import { expect, test } from './fixtures/paypal-scenario';

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
