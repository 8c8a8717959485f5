import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { EBOOK, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { untilIdle, warm } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

const AMAZON = 'https://payments.amazon.co.jp/checkout/initiate';

const prime = (page: Page) => page.locator('shopify-buy-with-prime-button button').first();

test('a press leads to Amazon’s page, and nothing of Amazon’s is fetched before', async ({
  page,
  amazon,
  store,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { recommended: 'buy_with_prime' });
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

test('a cart with one thing that can be bought with Prime goes on', async ({ page }) => {
  await fillCart(page, SENCHA, EBOOK);
  await gotoCart(page, { wallets: 'buy_with_prime', drawer: 'off' });
  await prime(page).click();
  await page.waitForURL(AMAZON);
  await expect(page.locator('[data-order=placement]')).toHaveText('Cart');
});

for (const [what, fault] of [
  ['another error', { payload: { error: 'internal' } }],
  ['an error that is an empty text', { payload: { error: '' } }],
  ['a page of HTML', { html: true }],
  ['500', { status: 500 }],
  ['a lost answer', { drop: true }],
] as const) {
  test(`${what} of the shop’s server ends in the wallet’s dialog`, async ({
    page,
    store,
    gotoProduct,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    await store.faults({ operation: 'buy_with_prime', ...fault });
    await gotoProduct('sencha', { recommended: 'buy_with_prime' });
    await prime(page).click();
    const { dialog } = parts(page);
    await expect(dialog).toContainText('Buy with Primeで問題が発生しました。');
    await dialog.getByRole('button').click();
    await expect(prime(page)).toBeFocused();
  });
}

test('a blocked script ends in the wallet’s dialog', async ({ page, amazon, gotoProduct, allowErrors }) => {
  allowErrors(/ERR_CONNECTION_FAILED/);
  amazon.deliver({ trouble: 'fails' });
  await gotoProduct('sencha', { recommended: 'buy_with_prime' });
  await prime(page).click();
  await expect(parts(page).dialog).toContainText('Buy with Primeで問題が発生しました。');
  expect(amazon.loads()).toHaveLength(3);
});

test('a script that fails twice serves the press', async ({ page, amazon, gotoProduct, allowErrors }) => {
  allowErrors(/ERR_CONNECTION_FAILED/);
  amazon.deliver({ trouble: 'fails', times: 2 });
  await gotoProduct('sencha', { recommended: 'buy_with_prime' });
  await prime(page).click();
  await page.waitForURL(AMAZON);
});

test('the button is busy from the press to its end, and a second press does nothing', async ({
  page,
  store,
  gotoProduct,
}) => {
  await store.faults({ operation: 'buy_with_prime', delayMs: 500 });
  await gotoProduct('sencha', { recommended: 'buy_with_prime' });
  await prime(page).dblclick({ noWaitAfter: true });
  await expect(prime(page)).toHaveAttribute('aria-busy', 'true');
  // Busy is not disabled: a sign turns on the button, which is not dimmed.
  await expect(prime(page)).toHaveCSS('opacity', '1');
  await page.waitForURL(AMAZON);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a cart in another currency goes to checkout', async ({ page, gotoProduct }) => {
  await gotoProduct('usd-price', { recommended: 'buy_with_prime' });
  await prime(page).click();
  expect(await checkoutFlags(page)).toEqual({ wallet_currency_change: 'true' });
});
