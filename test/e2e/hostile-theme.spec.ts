import { rowsOf, testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { fillCart, gotoCart, cartParts, SENCHA } from './fixtures/cart';
import { heightOf, parts } from './fixtures/widget';

/** A tall window: browsers count no layout shift outside it. */
const WHOLE_PAGE = { width: 1280, height: 2400 };
const hostile = 'hostile';
const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.use({ viewport: WHOLE_PAGE });

for (const [theme, recommended, snippet] of rowsOf<readonly ['a' | 'b' | 'hostile', string, string]>(
  [
    ['hostile', 'shop_pay', 'last'],
    ['hostile', '', 'first'],
    ['a', 'apple_pay', 'first'],
    ['b', 'unheard_of', 'first'],
  ],
  [
    ['hostile', 'shop_pay', 'first'],
    ['hostile', 'apple_pay', 'first'],
  ],
)) {
  test(`nothing moves on a product page of theme ${theme}, ${recommended || 'nothing'} recommended, the snippet ${snippet}`, async ({
    page,
    gotoProduct,
    holdWidget,
    layoutShift,
  }) => {
    const release = await holdWidget();
    // Only theme A leaves the link's text as large as the widget has it, in which the platform's sheet measures its margin.
    const params = { snippet, 'platform-sheet': theme === 'a' ? 'on' : 'off' };
    await gotoProduct('sencha', { theme, recommended, early: true, params });
    const { host } = parts(page);
    for (const skeleton of await page.locator('.shopify-payment-button__skeleton').all())
      await expect(skeleton).toBeVisible();
    await page.waitForFunction(() => document.readyState !== 'loading');
    const still = await layoutShift();
    const before = await heightOf(host);
    release();
    await expect(host.locator('shop-pay-wallet-button,shopify-buy-it-now-button')).toBeVisible();
    expect(await heightOf(host)).toBe(before);
    expect((await layoutShift()).cls).toBe(still.cls);
    // Beside Buy It Now the link only holds its place.
    const link = page.getByRole('link', { name: 'その他のお支払い方法' });
    await expect(link).toHaveCount(recommended === 'shop_pay' ? 1 : 0);
  });
}

for (const width of [390, 1280]) {
  test(`nothing moves in a cart of the hostile theme with a nested skeleton, at ${width} px`, async ({
    page,
    holdWidget,
    layoutShift,
  }) => {
    await page.setViewportSize({ ...WHOLE_PAGE, width });
    await fillCart(page, SENCHA);
    const { host, wallets: painted } = cartParts(page);
    for (const wallets of testsAll
      ? ['shop_pay', 'shop_pay,paypal,venmo', 'shop_pay,amazon_pay,venmo,paypal']
      : [width === 390 ? 'shop_pay' : 'shop_pay,amazon_pay,venmo,paypal']) {
      const release = await holdWidget();
      const address = new URLSearchParams({ theme: hostile, wallets });
      await page.goto(`/cart?${address}`, { waitUntil: 'commit' });
      await page.locator('main .wallet-cart-button__skeleton').last().waitFor({ state: 'visible' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      const still = await layoutShift();
      const before = await heightOf(host);
      release();
      await expect(painted).toHaveCount(wallets.split(',').length);
      expect(await heightOf(host), wallets).toBe(before);
      expect((await layoutShift()).cls, wallets).toBe(still.cls);
    }
  });
}

test('Apple Pay is white where no background tells of a dark background, and colours in any notation are followed', async ({
  page,
  gotoProduct,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } }),
  );
  const button = page.locator('main shopify-apple-pay-button button');
  await fillCart(page, SENCHA);
  await gotoCart(page, { theme: hostile, wallets: 'apple_pay' });
  await expect(button).toHaveCSS('background-color', WHITE);
  await gotoProduct('sencha', { theme: 'a', recommended: 'apple_pay' });
  await expect(button).toHaveCSS('background-color', BLACK);
  const loaded = page.waitForResponse(/companion\.js$/);
  await page.mouse.move(5, 5);
  await loaded;
  for (const [background, seen] of [
    ['oklch(0.2 0.02 250)', WHITE],
    ['color(display-p3 1 1 1)', BLACK],
    ['color-mix(in oklab, black 90%, white)', WHITE],
  ] as const) {
    await page.evaluate((colour) => (document.body.style.backgroundColor = colour), background);
    await expect(button).toHaveCSS('background-color', seen);
  }
});

test('a theme’s size of the link counts, and its ring is made visible', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', { theme: hostile, recommended: 'shop_pay' });
  await expect(parts(page).moreOptions).toHaveCSS('font-size', '20px');
  await gotoProduct('sencha', { theme: hostile });
  const { buyItNow } = parts(page);
  await expect(buyItNow).toHaveCSS('font-weight', '400');
  const widths = await parts(page).host.evaluate((host) => [
    host.getBoundingClientRect().width,
    host.querySelector('button')!.getBoundingClientRect().width,
  ]);
  expect(widths[1], 'the theme’s fit-content').toBe(widths[0]);
  const loaded = page.waitForResponse(/companion\.js$/);
  await buyItNow.hover();
  await loaded;
  await page.keyboard.press('Tab');
  await buyItNow.focus();
  await expect(buyItNow).toHaveCSS('outline-color', BLACK);
  await expect(buyItNow).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 6px');
  await buyItNow.blur();
  await expect(buyItNow).not.toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 6px');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the link’s touch target is 44 px high, and it takes no more room than its line', async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('sencha', { theme: hostile, recommended: 'shop_pay' });
    const { moreOptions } = parts(page);
    await moreOptions.scrollIntoViewIfNeeded();
    const [height, found] = await moreOptions.evaluate((link) => {
      const { left, top, width, height: own } = link.getBoundingClientRect();
      const rows = Array.from({ length: 100 }, (_, index) => Math.round(top) - 40 + index);
      return [own, rows.filter((y) => document.elementFromPoint(left + width / 2, y) === link).length];
    });
    expect(height).toBe(24);
    // A box that begins between two pixels is found on both.
    expect([44, 45]).toContain(found);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no skeleton stays on a product page or in a cart', async ({ page }) => {
    await fillCart(page, SENCHA);
    for (const path of ['products/sencha?recommended=shop_pay', 'cart?wallets=shop_pay,paypal']) {
      await page.goto(`/${path}&theme=${hostile}`);
      const skeletons = page.locator('.shopify-payment-button__skeleton,.wallet-cart-button__skeleton');
      expect(await skeletons.count()).toBeGreaterThan(1);
      await expect(skeletons.filter({ visible: true })).toHaveCount(0);
    }
  });
});
