import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { parts } from './fixtures/widget';

const topBelow = (page: Page) => page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);

/** Opens a page whose fallback can't be offered, because it has no token of the shop: that is known once it is asked for. */
const openWithFallback = (page: Page) =>
  gotoBare(page, formHtml(hostHtml({ fallback: JSON.stringify(config('google_pay')) })));

test('where a withdrawn wallet leaves without its link, what stands below with a margin of its own does not move', async ({
  page,
}) => {
  await openWithFallback(page);
  const { host, buyItNow } = parts(page);
  await expect(host.locator('> [slot]')).toHaveCount(2);
  const before = await topBelow(page);
  await page.mouse.move(1, 1);
  await expect(buyItNow).toBeEnabled();
  await expect(host.locator('> [slot]')).toHaveCount(1);
  expect(await topBelow(page)).toBe(before);
});

test('a host that is rendered anew after a withdrawal takes no more room each time', async ({ page }) => {
  await openWithFallback(page);
  const { host, buyItNow } = parts(page);
  await page.mouse.move(1, 1);
  await expect(buyItNow).toBeEnabled();
  const before = await topBelow(page);
  for (const id of [1, 2]) {
    const old = await buyItNow.elementHandle();
    await host.evaluate((element, one) => element.setAttribute('variant-params', `[{"id":${one}}]`), id);
    await expect.poll(() => old!.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(buyItNow).toBeEnabled();
    expect(await topBelow(page)).toBe(before);
  }
});
