import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { cartParts, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { heightOf } from './fixtures/widget';

const SIX = ['shop_pay', 'paypal', 'google_pay', 'facebook_pay', 'buy_with_prime', 'amazon_pay'];

/** Number of wallets → the container width in CSS pixels up to which they are stacked. */
const THRESHOLDS = [
  [1, 500],
  [2, 210],
  [3, 320],
  [4, 430],
  [5, 540],
] as const;

/** Heights of the buttons, stacked and side by side: theme B sets its own for stacked ones. */
const HEIGHTS = { a: [54, 42], b: [50, 42], hostile: [54, 42] } as const;

/** The hostile theme has theme A's thresholds: the last shows that its rules change none. */
const isAsked = (theme: keyof typeof HEIGHTS, count: number) => theme !== 'hostile' || count === 5;

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** How many rows and columns the buttons make in a host of a width, how high they are, and how far they stand out of it. */
const arranged = (host: Locator, width: number) =>
  host.evaluate((element: HTMLElement, pixels) => {
    element.style.inlineSize = `${pixels}px`;
    const boxes = [...element.children].map((wallet) => wallet.getBoundingClientRect());
    const different = (list: number[]) => new Set(list.map(Math.round)).size;
    return {
      rows: different(boxes.map(({ top }) => top)),
      columns: different(boxes.map(({ left }) => left)),
      heights: [...new Set(boxes.map(({ height }) => height))],
      overhang: Math.max(
        0,
        Math.round(Math.max(...boxes.map(({ right }) => right)) - element.getBoundingClientRect().right),
      ),
    };
  }, width);

for (const theme of ['a', 'b', 'hostile'] as const) {
  const [stacked, beside] = HEIGHTS[theme];

  for (const [count, width] of THRESHOLDS.filter(([asked]) => isAsked(theme, asked))) {
    test(`${count} wallets are side by side above ${width} px and stacked up to it, on theme ${theme}`, async ({
      page,
    }) => {
      await fillCart(page, SENCHA);
      await gotoCart(page, { theme, layout: 'horizontal', wallets: SIX.slice(0, count).join(',') });
      const { host, wallets } = cartParts(page);
      await expect(wallets).toHaveCount(count);
      const column = { rows: count, columns: 1, heights: [stacked], overhang: 0 };
      const row = { rows: 1, columns: count, heights: [beside], overhang: 0 };
      expect(await arranged(host, width - 1)).toEqual(column);
      expect(await arranged(host, width)).toEqual(column);
      expect(await arranged(host, width + 1)).toEqual(row);
      expect(await arranged(host, 900)).toEqual(row);
    });
  }

  test(`six wallets are always stacked, and so are those under the vertical class, on theme ${theme}`, async ({
    page,
  }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme, layout: 'horizontal', wallets: SIX.join(',') });
    const { host, wallets } = cartParts(page);
    await expect(wallets).toHaveCount(6);
    for (const width of [200, 541, 1200])
      expect(await arranged(host, width)).toEqual({ rows: 6, columns: 1, heights: [stacked], overhang: 0 });
    await gotoCart(page, { theme, layout: 'vertical', wallets: SIX.slice(0, 3).join(',') });
    await expect(wallets).toHaveCount(3);
    expect(await arranged(host, 900)).toEqual({ rows: 3, columns: 1, heights: [stacked], overhang: 0 });
  });

  test(`a layout class set on an ancestor at run time changes the grid, on theme ${theme}`, async ({ page }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme });
    const { host, wallets } = cartParts(page);
    await expect(wallets).toHaveCount(3);
    const rows = async () => (await arranged(host, 600)).rows;
    expect(await rows()).toBe(1);
    const toggle = (selector: string, name: string, on: boolean) =>
      page
        .locator(selector)
        .evaluate((element, [token, force]) => element.classList.toggle(token, force), [name, on] as const);
    const near = 'main .additional-checkout-buttons';
    const vertical = 'additional-checkout-buttons--vertical';
    await toggle(near, vertical, true);
    expect(await rows()).toBe(3);
    await toggle(near, vertical, false);
    expect(await rows()).toBe(1);
    await toggle('body', vertical, true);
    expect(await rows()).toBe(3);
    // The nearest ancestor's class wins.
    await toggle(near, 'additional-checkout-buttons--horizontal', true);
    expect(await rows()).toBe(1);
  });

  for (const width of [390, 1280]) {
    for (const layout of theme === 'hostile' ? ['vertical'] : ['horizontal', 'vertical']) {
      test(`the grid takes the skeleton’s place without moving anything: ${layout} at ${width} px, theme ${theme}`, async ({
        page,
        holdWidget,
        layoutShift,
      }) => {
        await page.setViewportSize({ width, height: 1400 });
        await fillCart(page, SENCHA);
        const { host, wallets } = cartParts(page);
        for (const count of [1, 2, 4, 6]) {
          const release = await holdWidget();
          const some = SIX.slice(0, count).join(',');
          const address = new URLSearchParams({ theme, layout, wallets: some, boot: 'plain' });
          await page.goto(`/cart?${address}`, { waitUntil: 'commit' });
          await page.locator('main .wallet-cart-grid--skeleton').waitFor({ state: 'visible' });
          // The page's own parts may still be arriving, so shifts are counted from here on.
          await page.waitForFunction(() => document.readyState !== 'loading');
          const still = await layoutShift();
          const before = await heightOf(host);
          release();
          await expect(wallets).toHaveCount(count);
          expect(await heightOf(host), `${count} wallets`).toBe(before);
          expect(await layoutShift(), `${count} wallets`).toEqual(still);
        }
      });
    }
  }
}

for (const [wallets, width] of [
  ['shop_pay,amazon_pay', 290],
  ['shop_pay,paypal,amazon_pay', 440],
] as const) {
  test(`${wallets} are stacked up to ${width} px, where Amazon Pay would have less than its 140 px beside others`, async ({
    page,
  }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme: 'a', layout: 'horizontal', wallets });
    const { host, wallets: elements } = cartParts(page);
    const count = wallets.split(',').length;
    await expect(elements).toHaveCount(count);
    expect(await arranged(host, width)).toMatchObject({ rows: count, columns: 1 });
    expect(await arranged(host, width + 1)).toMatchObject({ rows: 1, columns: count });
    expect((await elements.last().boundingBox())!.width).toBeGreaterThanOrEqual(140);
  });
}

test('buttons side by side fill the row where a theme allows them any width', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { theme: 'a', layout: 'horizontal', wallets: 'shop_pay,paypal' });
  const { host, wallets } = cartParts(page);
  await expect(wallets).toHaveCount(2);
  await host.evaluate(({ style }) => {
    style.inlineSize = '600px';
    style.setProperty('--shopify-accelerated-checkout-button-max-inline-size', '100%');
  });
  const widths = await wallets.evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().width));
  expect(widths).toEqual([295, 295]);
});

test('the grid has a visually hidden heading for screen readers', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  const heading = cartParts(page).host.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('エクスプレスチェックアウト');
  expect(await heading.evaluate((element) => getComputedStyle(element).clipPath)).toBe('inset(50%)');
});

test('the grid fits the theme’s container and takes its custom properties', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { theme: 'a', layout: 'vertical' });
  const { host, grid, wallets } = cartParts(page);
  await expect(page.locator('.cart__dynamic-checkout-buttons .dynamic-checkout__content > *')).toHaveCount(1);
  await expect(wallets).toHaveCount(3);
  await host.evaluate((element) => element.style.setProperty('--shopify-accelerated-checkout-row-gap', '20px'));
  await expect(grid).toHaveCSS('row-gap', '20px');
  await host.evaluate((element) =>
    element.style.setProperty('--shopify-accelerated-checkout-button-block-size', '30px'),
  );
  const heights = await Promise.all((await wallets.all()).map(heightOf));
  expect(sum(heights)).toBe(90);
});
