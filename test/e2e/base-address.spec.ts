import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { checkoutFlags, parts } from './fixtures/widget';

/** Adds a <base> of another origin to the page. @returns the URLs that are requested from there */
async function baseElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://elsewhere.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.evaluate(() => {
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.prepend(base);
  });
  return asked;
}

test('with a <base> of another origin, a press creates its cart on the page’s own origin', async ({ page, store }) => {
  await gotoBare(page, formHtml(hostHtml({})));
  const { buyItNow } = parts(page);
  await expect(buyItNow).toBeEnabled();
  const asked = await baseElsewhere(page);
  await buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(asked).toEqual([]);
});
