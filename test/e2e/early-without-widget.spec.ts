import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { failedToLoad, FORM, openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { early, untilPainted } from './fixtures/early-paint';
import { parts } from './fixtures/widget';

const fails = async (page: Page, body: string) => {
  await page.route('**/wallets.js', (route) => route.abort());
  await openBoot(page, body, snippet);
};

const RECOMMENDS = (name: string) =>
  FORM.replace('41001', '43001')
    .replace('recommended="null"', `recommended='{"name":"${name}"}'`)
    .replace(/<button type="submit">[^<]*<\/button>/, '');

test('buttons that only lead to checkout still do so when the widget does not arrive, with the form or the cart', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  for (const [recommended, name] of [
    ['shop_pay', 'Shop Payで購入'],
    ['paypal', '今すぐ購入'],
  ]) {
    await store.reset();
    await page.context().clearCookies();
    await fails(page, RECOMMENDS(recommended!));
    const button = page.getByRole('button', { name: name! });
    await expect(button).toBeVisible();
    await expect(page.getByRole('button', { name: 'PayPal' })).toHaveCount(0);
    await button.click();
    await page.waitForURL('**/checkouts/**');
  }
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a cart shows no wallet that needs the widget when the widget does not arrive', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.goto(early('/'));
  await fillCart(page, SENCHA);
  const cartForm = (...wallets: string[]) =>
    `<form method="post" action="/cart"><button name="checkout" type="submit">購入手続き</button>${cartHostHtml(wallets)}</form>`;
  for (const [wallets, shown] of [
    [['paypal', 'google_pay'], []],
    [['paypal', 'shop_pay'], ['shop-pay-wallet-button']],
  ]) {
    await fails(page, cartForm(...wallets!));
    await expect.poll(() => failedToLoad(page)).toBe(true);
    const inCart = () =>
      page
        .locator('shopify-accelerated-checkout-cart')
        .evaluate((cart) => Array.from(cart.children, ({ localName }) => localName));
    await expect.poll(inCart).toEqual(shown);
  }
});

test('a cart with no available wallet reserves no place for one, and nothing moves when the widget comes', async ({
  page,
  holdWidget,
  layoutShift,
}) => {
  await page.goto(early('/'));
  await fillCart(page, SENCHA);
  const skeleton = '<div class="wallet-cart-grid--skeleton"><div class="wallet-cart-button__skeleton"></div></div>';
  const release = await holdWidget();
  await openBoot(
    page,
    `${cartHostHtml(['apple_pay']).replace('></', `>${skeleton}</`)}<p>下</p>`,
    snippet,
    {},
    'commit',
  );
  await expect(page.locator('.wallet-cart-grid--skeleton')).toHaveCount(0);
  const top = () => page.locator('p').evaluate((below) => below.getBoundingClientRect().top);
  const before = await top();
  release();
  await page.waitForFunction(() => performance.getEntriesByName('karui:rendered').length > 0);
  expect(await top()).toBe(before);
  expect((await layoutShift()).raw).toBe(0);
});

test('a press is not lost when the widget fails after it, and when it hangs for 10 s', async ({
  page,
  allowErrors,
  holdWidget,
}) => {
  allowErrors(/ERR_FAILED/);
  await page.goto(early('/'));
  await fillCart(page, SENCHA);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/wallets.js', async (route) => {
    await failing;
    await route.abort().catch(() => {});
  });
  await page.goto(early('/cart?wallets=shop_pay,paypal'), { waitUntil: 'commit' });
  await untilPainted(page);
  await page.locator('main').getByRole('button', { name: 'Shop Pay' }).click();
  fail();
  await page.waitForURL('**/checkouts/**');

  await page.clock.install();
  await holdWidget();
  await page.goto(early('/products/sencha?theme=a'), { waitUntil: 'commit' });
  await page.clock.runFor(100);
  await expect(parts(page).buyItNow).toBeVisible();
  await parts(page).buyItNow.click();
  await page.clock.runFor(9000);
  await expect(parts(page).buyItNow).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  await page.waitForURL('**/checkouts/**', { waitUntil: 'commit' });
});
