import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { parts } from './fixtures/widget';

const topBelow = (page: Page) => page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);

/** Opens a page whose fallback can't be offered, because it has no token of the shop: the widget learns this when it asks Google Pay. */
const openWithFallback = (page: Page) =>
  gotoBare(page, formHtml(hostHtml({ fallback: JSON.stringify(config('google_pay')) })));

test('content with a margin of its own below the host does not move when a wallet and its link are withdrawn', async ({
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
