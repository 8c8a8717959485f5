import type { Locator } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { combinations, rowsOf, testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, cartParts, config, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { heightOf } from './fixtures/widget';

const SIX = ['shop_pay', 'paypal', 'google_pay', 'facebook_pay', 'buy_with_prime', 'amazon_pay'];

/** Wallets → the container width in CSS pixels up to which they are stacked. Amazon Pay has 140 px beside others. */
const THRESHOLDS: [wallets: readonly string[], width: number][] = [
  [SIX.slice(0, 1), 500],
  [SIX.slice(0, 2), 210],
  [SIX.slice(0, 3), 320],
  [SIX.slice(0, 4), 430],
  [SIX.slice(0, 5), 540],
  [['shop_pay', 'amazon_pay'], 290],
  [['shop_pay', 'paypal', 'amazon_pay'], 440],
];

/** Heights of the buttons, stacked and side by side: theme B sets its own for stacked ones. */
const HEIGHTS = { a: [54, 42], b: [50, 42], hostile: [54, 42] } as const;

/** How many rows and columns the buttons make in a host of a width, how high they are, and how far they stand out of it. */
const arranged = (host: Locator, width: number) =>
  host.evaluate((element: HTMLElement, pixels) => {
    element.style.inlineSize = `${pixels}px`;
    const boxes = [...element.children].map((wallet) => wallet.getBoundingClientRect());
    const different = (list: number[]) => new Set(list.map(Math.round)).size;
    const overhang = Math.max(...boxes.map(({ right }) => right)) - element.getBoundingClientRect().right;
    return {
      rows: different(boxes.map(({ top }) => top)),
      columns: different(boxes.map(({ left }) => left)),
      heights: [...new Set(boxes.map(({ height }) => height))],
      overhang: Math.max(0, Math.round(overhang)),
    };
  }, width);

for (const theme of rowsOf<'b', 'a' | 'hostile'>(['b'], ['a', 'hostile'])) {
  const [stacked, beside] = HEIGHTS[theme];

  test(`wallets are side by side or stacked by their number, the width and the theme’s classes, on theme ${theme}`, async ({
    page,
  }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme, layout: 'horizontal', wallets: SIX[0]! });
    const { host, wallets } = cartParts(page);
    await expect(wallets).toHaveCount(1);
    const show = async (names: readonly string[]) => {
      const configs = JSON.stringify(names.map(config));
      await host.evaluate((element, value) => element.setAttribute('wallet-configs', value), configs);
      await expect(wallets).toHaveCount(names.length);
      await expect(wallets.last()).toBeVisible();
    };
    const column = (count: number) => ({ rows: count, columns: 1, heights: [stacked], overhang: 0 });
    for (const [names, width] of THRESHOLDS) {
      await test.step(`${names.join()} above and up to ${width} px`, async () => {
        await show(names);
        const row = { rows: 1, columns: names.length, heights: [beside], overhang: 0 };
        for (const pixels of [width - 1, width])
          expect.soft(await arranged(host, pixels)).toEqual(column(names.length));
        for (const pixels of [width + 1, 900]) expect.soft(await arranged(host, pixels)).toEqual(row);
        await arranged(host, width + 1);
        if (names.length > 1 && names.includes('amazon_pay'))
          expect.soft((await wallets.last().boundingBox())!.width).toBeGreaterThanOrEqual(140);
      });
    }
    await test.step('six are always stacked', async () => {
      await show(SIX);
      for (const pixels of [200, 541, 1200]) expect.soft(await arranged(host, pixels)).toEqual(column(6));
    });
    await test.step('a class of an ancestor’s counts at run time, the nearest one first', async () => {
      await show(SIX.slice(0, 3));
      const rows = async (selector: string, layout: string, on: boolean) => {
        await page
          .locator(selector)
          .evaluate(
            (element, [name, force]) => element.classList.toggle(`additional-checkout-buttons--${name}`, force),
            [layout, on] as const,
          );
        return (await arranged(host, 600)).rows;
      };
      const near = 'main .additional-checkout-buttons';
      expect.soft(await rows(near, 'horizontal', false)).toBe(1);
      expect.soft(await rows(near, 'vertical', true)).toBe(3);
      expect.soft(await rows(near, 'vertical', false)).toBe(1);
      expect.soft(await rows('body', 'vertical', true)).toBe(3);
      expect.soft(await rows(near, 'horizontal', true)).toBe(1);
    });
  });
}

const PLACES = { theme: ['a', 'b', 'hostile'], layout: ['horizontal', 'vertical'], width: [390, 1280] } as const;

/** Each theme, each layout and each width. */
const FEW = [
  { theme: 'a', layout: 'vertical', width: 390 },
  { theme: 'b', layout: 'horizontal', width: 1280 },
  { theme: 'hostile', layout: 'horizontal', width: 390 },
] as const;

for (const { theme, layout, width } of testsAll ? combinations(PLACES) : FEW) {
  test(`the grid takes the skeleton’s place without moving anything: ${layout} at ${width} px, theme ${theme}`, async ({
    page,
    holdWidget,
    layoutShift,
  }) => {
    await page.setViewportSize({ width, height: 1400 });
    await fillCart(page, SENCHA);
    const { host, wallets } = cartParts(page);
    for (const count of testsAll ? [1, 2, 4, 6] : [2, 6]) {
      const release = await holdWidget();
      const some = SIX.slice(0, count).join(',');
      const address = new URLSearchParams({ theme, layout, wallets: some });
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

for (const [width, isFilled] of [
  [390, true],
  [1280, false],
] as const)
  test(`in a window of ${width} px two wallets side by side ${isFilled ? 'fill their row' : 'are 150 px wide'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1400 });
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme: 'a', layout: 'horizontal', wallets: 'shop_pay,paypal' });
    const { host, wallets } = cartParts(page);
    await expect(wallets).toHaveCount(2);
    const row = (await host.boundingBox())!.width;
    const [first, second] = await Promise.all([0, 1].map((at) => wallets.nth(at).boundingBox()));
    expect(first!.y).toBe(second!.y);
    const each = isFilled ? (row - 10) / 2 : 150;
    expect(first!.width).toBeCloseTo(each, 0);
    expect(second!.width).toBeCloseTo(each, 0);
  });

test('the grid fits the theme’s container, takes its custom properties, and has a hidden heading', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { theme: 'a', layout: 'horizontal', wallets: 'shop_pay,paypal' });
  const { host, grid, wallets } = cartParts(page);
  await expect(page.locator('.cart__dynamic-checkout-buttons .dynamic-checkout__content > *')).toHaveCount(1);
  await expect(wallets).toHaveCount(2);
  const heading = host.getByRole('heading', { level: 2 });
  await expect.soft(heading).toHaveText('エクスプレスチェックアウト');
  await expect.soft(heading).toHaveCSS('clip-path', 'inset(50%)');
  const set = (name: string, value: string) =>
    host.evaluate(({ style }, [property, text]) => style.setProperty(property, text), [name, value] as const);
  const boxes = () => wallets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  await test.step('two wallets side by side fill the row when the theme sets no maximum width', async () => {
    await set('--shopify-accelerated-checkout-button-max-inline-size', '100%');
    await set('inline-size', '600px');
    expect.soft((await boxes()).map(({ width }) => width)).toEqual([295, 295]);
  });
  await set('inline-size', '200px');
  await set('--shopify-accelerated-checkout-row-gap', '20px');
  await expect.soft(grid).toHaveCSS('row-gap', '20px');
  await set('--shopify-accelerated-checkout-button-block-size', '30px');
  expect((await boxes()).map(({ height }) => height)).toEqual([30, 30]);
});

const STYLE = `<link rel="stylesheet" href="/karui/${pkg.version}/skeleton.css">`;

test('buttons of a cart keep a width where a theme shrinks their box to its content, and the box has no width without a cart', async ({
  page,
}) => {
  const cart = `<div id="dynamic-checkout-cart">${cartHostHtml(['shop_pay', 'amazon_pay'])}</div>`;
  const main = (style: string) => `<main style="${style}">${cart}<button>購入手続きへ</button></main>`;
  await gotoBare(page, main('display:flex'), STYLE);
  const host = page.locator('shopify-accelerated-checkout-cart');
  await expect(host.locator('[part=grid]')).toBeAttached();
  expect(await host.evaluate(({ childElementCount, clientWidth }) => [childElementCount, clientWidth])).toEqual([0, 0]);
  await fillCart(page, SENCHA);
  const boxes = [
    'display:flex;flex-direction:column;align-items:center',
    'display:flex;justify-content:center',
    'display:grid;justify-items:center',
    'display:inline-block',
  ];
  await gotoBare(page, boxes.map(main).join(''), STYLE);
  const buttons = page.getByRole('button', { name: 'Shop Pay' });
  await expect(buttons).toHaveCount(boxes.length);
  for (const button of await buttons.all())
    expect.soft((await button.boundingBox())!.width).toBeGreaterThanOrEqual(150);
});
