import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

const meta = (page: Page) => page.locator('shopify-facebook-pay-button button').first();

test(
  'after Back from checkout the button can be pressed again',
  { tag: WHOLE_BROWSER },
  async ({ page, gotoProduct, store }) => {
    await gotoProduct('sencha', { recommended: 'facebook_pay' });
    await meta(page).click();
    await checkoutFlags(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(meta(page)).not.toHaveAttribute('aria-busy');
    await meta(page).click();
    await checkoutFlags(page);
    expect(await store.calls('cartCreate')).toHaveLength(2);
  },
);

test('offline: a dialog says so, and the focus comes back', async ({ page, context, gotoProduct, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await gotoProduct('sencha', { recommended: 'facebook_pay' });
  await meta(page).hover();
  await page.waitForFunction(() =>
    ['checkout.js', 'dialog.js'].every((file) =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    ),
  );
  await context.setOffline(true);
  await meta(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect(meta(page)).toBeFocused();
});

test('an element that is removed while its press is under way ends it quietly', async ({
  page,
  store,
  gotoProduct,
}) => {
  await store.faults({ operation: 'cartCreate', delayMs: 1500 });
  await gotoProduct('sencha', { recommended: 'facebook_pay' });
  const answered = page.waitForResponse('**/graphql.json?operation_name=cartCreate');
  await meta(page).click({ noWaitAfter: true });
  await expect.poll(async () => (await store.calls('cartCreate')).length).toBe(1);
  await page.locator('main shopify-accelerated-checkout').evaluate((host) => host.remove());
  await answered;
  await untilIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toContain('/products/sencha');
});

test('without its logo the name is there', async ({ page, gotoProduct, allowErrors }) => {
  allowErrors(/facebook-pay\.svg|ERR_FAILED/);
  await page.route('**/logos/facebook-pay.svg', (route) => route.abort());
  await gotoProduct('sencha', { recommended: 'facebook_pay' });
  await expect(meta(page)).toHaveAccessibleName(/^Meta Pay/);
  await expect(meta(page).locator('bdi')).toBeVisible();
  await expect(meta(page).locator('bdi')).toHaveText('Meta Payで購入');
});

for (const size of ['30', '55'] as const) {
  test(`at 320 px, ${size} px high, with forced colours, the button is whole`, async ({ page, gotoProduct }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 800 });
    await gotoProduct('sencha', { recommended: 'facebook_pay', params: { 'block-size': size } });
    const box = (await meta(page).boundingBox())!;
    expect([box.height, box.x >= 0, box.x + box.width <= 320]).toEqual([Number(size), true, true]);
    await expect(meta(page)).toHaveCSS('border-top-style', 'solid');
  });
}
