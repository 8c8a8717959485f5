import { expect, test } from './fixtures';

test('the stand-in of the platform’s script paints a button, which makes a cart and goes to checkout', async ({
  page,
  store,
}) => {
  const script = page.waitForResponse('**/portable-wallets.ja.js');
  await page.goto('/products/gift-ebook?platform-script=on&widget=none');
  expect((await (await script).body()).length).toBeGreaterThan(370_000);
  await page.locator('shopify-accelerated-checkout').getByRole('button').click();
  await page.waitForURL(/\/checkouts\//);
  await expect(page.getByRole('heading', { name: 'ご購入手続き' })).toBeVisible();
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('without the switch there is no tag of it', async ({ page }) => {
  await page.goto('/products/gift-ebook');
  await expect(page.locator('script[src*="portable-wallets"]')).toHaveCount(0);
});

test('beside the snippet it is kept aside, and our buttons are there', async ({ page }) => {
  await page.goto('/products/gift-ebook?platform-script=on');
  await expect(page.locator('shopify-accelerated-checkout > [slot]').first()).toBeVisible();
  await expect(page.locator('script[src*="portable-wallets"]')).toHaveCount(0);
});
