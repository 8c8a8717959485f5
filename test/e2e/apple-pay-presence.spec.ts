import { withParams } from './fixtures/apple-pay-params';
import { expect, test } from './fixtures/apple-pay-scenario';
import { untilSheetOpens } from './fixtures/wait';
import { parts } from './fixtures/widget';

test.describe('where the device has no Apple Pay', () => {
  test.use({ applePayOptions: { present: false } });

  test('the fallback is shown instead of the button, and no logo is fetched', async ({ scenario, page, applePay }) => {
    const logos: string[] = [];
    page.on('request', (request) => request.url().includes('/logos/') && logos.push(request.url()));
    await scenario.visit();
    await expect(parts(page).buyItNow).toBeVisible();
    await expect(page.locator('shopify-apple-pay-button')).toHaveCount(0);
    expect(logos).toEqual([]);
    await parts(page).buyItNow.click();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
    expect(applePay.calls('new ApplePaySession')).toEqual([]);
  });
});

test('a click by a script of the theme and parameters that Apple rejects open no sheet, and go to checkout', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  applePay.expectViolations(/^[12]: /);
  await scenario.visit();
  await expect(scenario.button).toBeVisible();
  await untilSheetOpens(page);
  await page.locator('shopify-apple-pay-button').evaluate((element: HTMLElement) => element.click());
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');

  applePay.expectViolations(/^5: /);
  await scenario.visit('sencha', withParams({ supportedNetworks: ['nobodys-card'] }));
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(await store.calls('cartCreate')).toHaveLength(2);
  expect(await store.calls('applePaySessionCreate')).toEqual([]);
});
