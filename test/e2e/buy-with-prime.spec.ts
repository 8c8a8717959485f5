import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilIdle, warm } from './fixtures/wait';
import { parts } from './fixtures/widget';

const AMAZON = 'https://payments.amazon.co.jp/checkout/initiate';

const prime = (page: Page) => page.locator('shopify-buy-with-prime-button button').first();

test('a press leads to Amazon’s page, and nothing of Amazon’s is fetched before', async ({
  page,
  amazon,
  store,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { recommended: 'buy_with_prime' });
  // Its logo says "buy": no words follow it.
  await expect(prime(page)).toHaveAccessibleName('Buy with Prime');
  await expect(prime(page)).toHaveText('');
  await warm(page, prime(page), 'amazon.js');
  await untilIdle(page);
  expect(amazon.loads()).toEqual([]);
  await prime(page).click();
  await page.waitForURL(AMAZON);
  await expect(page.locator('[data-order=placement]')).toHaveText('Product');
  const asked = (await store.requests()).find(({ url }) => url === '/wallets/config/buy_with_prime');
  expect(Object.keys(asked!.body as object).sort()).toEqual(['cart_id', 'checkout_cancel_url', 'checkout_url']);
  expect((await store.calls('cartCreate'))[0]?.headers['x-wallet-name']).toBe('BuyWithPrime');
  await page.getByRole('link', { name: 'キャンセル' }).click();
  await page.waitForURL(/\/products\/sencha\?theme=a&recommended=buy_with_prime$/);
});

test('a cart in which nothing can be bought with Prime has a dialog of its own, and the focus comes back', async ({
  page,
  amazon,
  gotoProduct,
}) => {
  await gotoProduct('gift-ebook', { recommended: 'buy_with_prime' });
  await prime(page).click();
  const { dialog } = parts(page);
  await expect(dialog).toContainText('カート内にBuy with Primeをご利用いただける商品がありません。');
  await dialog.getByRole('button').click();
  await expect(prime(page)).toBeFocused();
  await expect(prime(page)).toBeEnabled();
  await expect(prime(page)).not.toHaveAttribute('aria-busy');
  expect(amazon.loads()).toEqual([]);
});

test('trouble with the shop’s server ends in the wallet’s dialog', async ({
  page,
  store,
  gotoProduct,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'buy_with_prime', status: 500 });
  await gotoProduct('sencha', { recommended: 'buy_with_prime' });
  await prime(page).click();
  const { dialog } = parts(page);
  await expect(dialog).toContainText('Buy with Primeでエラーが発生しました');
  await dialog.getByRole('button').click();
  await expect(prime(page)).toBeFocused();
});
