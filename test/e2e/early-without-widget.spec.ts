import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { failedToLoad, FORM, openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { early, untilPainted } from './fixtures/early-paint';
import { checkoutFlags, parts } from './fixtures/widget';

const fails = async (page: Page, body: string) => {
  await page.route('**/wallets.js', (route) => route.abort());
  await openBoot(page, body, snippet);
};

const RECOMMENDS = (name: string) =>
  FORM.replace('41001', '43001')
    .replace('recommended="null"', `recommended='{"name":"${name}"}'`)
    .replace(/<button type="submit">[^<]*<\/button>/, '');

test('every painted button leads to checkout when the widget does not arrive, with the form or the cart', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  for (const [recommended, name, flags] of [
    ['shop_pay', 'Shop Payで購入', { payment: 'shop_pay', redirect_source: 'direct_checkout_product' }],
    ['shop_pay', 'その他のお支払い方法', { skip_shop_pay: 'true' }],
    ['paypal', 'PayPalで購入', { storefront_wallet: 'true' }],
    ['paypal', 'その他のお支払い方法', { storefront_wallet: 'true' }],
    ['facebook_pay', 'Meta Payで購入', { storefront_wallet: 'true' }],
  ] as const) {
    await store.reset();
    await page.context().clearCookies();
    await fails(page, RECOMMENDS(recommended));
    await page
      .locator('shopify-accelerated-checkout')
      .getByText(name)
      .or(page.getByRole('button', { name }))
      .first()
      .click();
    expect(await checkoutFlags(page), name).toEqual(flags);
  }
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a cart keeps all its wallets when the widget does not arrive, and each leads to checkout', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  for (const [name, flags] of [
    ['PayPal', { storefront_wallet: 'true' }],
    ['Google Pay', { storefront_wallet: 'true' }],
    ['Shop Pay', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }],
  ] as const) {
    await page.goto(early('/'));
    await page.context().clearCookies();
    await fillCart(page, SENCHA);
    const form = `<form method="post" action="/cart">${cartHostHtml(['paypal', 'google_pay', 'shop_pay'])}</form>`;
    await fails(page, form);
    await expect.poll(() => failedToLoad(page)).toBe(true);
    await page.getByRole('button', { name }).click();
    expect(await checkoutFlags(page), name).toEqual(flags);
  }
});

test('buttons that nothing could lead on go when the widget does not arrive: a product’s in another form', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await fails(page, RECOMMENDS('shop_pay').replace('action="/cart/add"', 'action="/preorder"'));
  await expect.poll(() => failedToLoad(page)).toBe(true);
  const inHost = page.locator('shopify-accelerated-checkout').evaluate((host) => host.textContent);
  expect(await inHost).toBe('カートを見る');
  await expect(page.getByRole('link', { name: 'カートを見る' })).toBeVisible();
});

test('the nodes that are painted stay when the widget does not arrive', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/wallets.js', async (route) => {
    await failing;
    await route.abort();
  });
  await openBoot(page, RECOMMENDS('paypal'), snippet, {}, 'commit');
  await untilPainted(page);
  const hosts = await page.evaluateHandle(() => [...document.querySelectorAll('shopify-accelerated-checkout > *')]);
  fail();
  await expect.poll(() => failedToLoad(page)).toBe(true);
  const now = () => page.evaluate((before) => before.length === 2 && before.every((node) => node.isConnected), hosts);
  expect(await now()).toBe(true);
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
