import { loaded, untilIdle } from './fixtures/wait';
import type { Page } from '@playwright/test';
import { testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { readMemory } from './fixtures/page-memory';
import { countPaints, FORM, painted, sentLines } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';

interface Overlapping {
  endOverlap(): void;
}

/** How long the theme lets two products overlap, in milliseconds. */
const OVERLAP = 500;

/** Holds the theme's timer, so that two products stay in the page until the test ends the overlap. */
const holdOverlap = (page: Page) =>
  page.addInitScript((overlap) => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    const patient = (run: () => void, ms?: number) => (ms === overlap ? held.push(run) : setTimeout(run, ms));
    Object.assign(window, { setTimeout: patient, endOverlap: () => held.splice(0).forEach((run) => run()) });
  }, OVERLAP);

test('while two products overlap only the new one is painted, and the old one removes its listeners and observers', async ({
  page,
  gotoProduct,
  context,
  store,
}) => {
  await watchLiveParts(context);
  await countPaints(page);
  await holdOverlap(page);
  const endOverlap = () => page.evaluate(() => (window as unknown as Overlapping).endOverlap());
  await gotoProduct('kyusu', { theme: 'a' });
  await expect(parts(page).buyItNow).toBeEnabled();
  const products = page.locator('product-info');
  // The listeners for the first interaction are removed by it, and the companion that it fetches adds its own.
  await page.mouse.move(1, 1);
  await loaded(page, 'companion.js', 'compat.js');
  await untilIdle(page);
  const before = await liveParts(page);
  expect(await painted(page)).toBe(1);
  for (let swaps = 1; swaps <= 4; swaps += 1) {
    const sibling = products.first().locator('a[data-sibling]:not([aria-current])');
    await sibling.click();
    await expect(products).toHaveCount(2);
    await expect(parts(page).host).toHaveCount(2);
    expect(await painted(page)).toBe(1 + swaps);
    await endOverlap();
    await expect(products).toHaveCount(1);
    expect(await painted(page)).toBe(1 + swaps);
    await expect.poll(() => liveParts(page)).toEqual(before);
  }
  await page.locator('a[data-sibling]:not([aria-current])').click();
  await expect(products).toHaveCount(2);
  await endOverlap();
  await expect(products).toHaveCount(1);
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/47001' }),
  ]);
});

test('a product that was removed from the page can be garbage-collected', async ({ page }) => {
  await gotoBare(page, `<main>${FORM}</main>`);
  await expect(parts(page).shopPay).toBeEnabled();
  // Until the first interaction, waiting work keeps a reference to its host.
  await page.mouse.move(1, 1);
  const memory = await readMemory(page);
  await page.evaluate((html) => {
    const main = document.querySelector('main')!;
    const old = ['form', 'shopify-accelerated-checkout', 'shop-pay-wallet-button'].map(
      (name) => new WeakRef(main.querySelector(name)!),
    );
    main.innerHTML = html;
    Object.assign(window, { old });
  }, FORM);
  await expect(parts(page).shopPay).toBeEnabled();
  await expect
    .poll(async () => {
      await memory();
      return page.evaluate(() => (window as unknown as { old: WeakRef<Element>[] }).old.map((one) => !one.deref()));
    })
    .toEqual([true, true, true]);
});

for (const theme of ['a', 'b', 'hostile'] as const) {
  const kinds =
    testsAll && theme !== 'hostile' ? (['product', 'cart'] as const) : ([theme === 'a' ? 'product' : 'cart'] as const);
  for (const kind of kinds) {
    test(`four section reloads in theme ${theme}’s editor re-create the ${kind} buttons and leak nothing`, async ({
      page,
      context,
      gotoProduct,
    }) => {
      await watchLiveParts(context);
      if (kind === 'product') await gotoProduct('kyusu', { theme, params: { design: '1' } });
      else {
        await fillCart(page, SENCHA);
        await gotoCart(page, { theme, design: '1' });
      }
      const host = page.locator('main').locator('shopify-accelerated-checkout, shopify-accelerated-checkout-cart');
      const wallet = host.locator('> [slot]').first();
      await expect(wallet).toBeVisible();
      const before = await liveParts(page);
      const reload = page.locator('[data-editor-reload]');
      for (let round = 0; round < 4; round += 1) {
        const old = await host.evaluateHandle((element) => element);
        await reload.evaluate((button: HTMLElement) => button.click());
        await expect.poll(() => old.evaluate((element) => element.isConnected)).toBe(false);
        await expect(wallet).toBeVisible();
      }
      await expect(host).toHaveCount(1);
      await expect.poll(() => liveParts(page)).toEqual(before);
    });
  }
}
