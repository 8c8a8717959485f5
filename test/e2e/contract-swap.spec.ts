import { loaded, untilIdle } from './fixtures/wait';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
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
  await loaded(page, 'companion.js');
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
