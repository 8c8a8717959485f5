import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { ID, sentLines } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

const form = (variant: string, host = hostHtml({})) => `<form>${ID.replace('41001', variant)}${host}</form>`;

/** The cart's lines when a press buys the variant of the new section. */
const CHOSEN = [expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/43001' })];

/** A theme that puts the section of an option before the old one, which it hides and has yet to take away. */
const OVERLAPPING = `<main><div id="shopify-section-main"><form>${ID}<input name="quantity" value="2">
  <select name="Color"><option>a<option>b</select>${hostHtml({})}</form></div></main><script>
    document.querySelector('select').onchange = async () => {
      const old = document.querySelector('#shopify-section-main');
      const section = await (await fetch('/products/kyusu?section_id=main')).text();
      old.insertAdjacentHTML('beforebegin', section);
      old.style.display = 'none';
    };
  </script>`;

/** Presses while the section is on its way, and lets it come. */
async function pressAndOverlap(page: Page, section: string): Promise<void> {
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/section_id=/, async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/html', body: section });
  });
  await gotoBare(page, OVERLAPPING);
  const { buyItNow } = parts(page);
  await warm(page, buyItNow, 'press.js');
  await page.locator('select').selectOption('b');
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  go();
}

test('a press buys from the new section where the theme keeps the old one for a while, hidden', async ({
  page,
  store,
}) => {
  await pressAndOverlap(page, form('43001'));
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual(CHOSEN);
});

test('a press ends where the theme shows another product and keeps the pressed one for a while, hidden', async ({
  page,
  store,
}) => {
  await pressAndOverlap(page, form('42001', hostHtml({ 'variant-params': '[{"id":42001,"requiresShipping":true}]' })));
  const old = page.locator('#shopify-section-main shopify-buy-it-now-button');
  await expect(old).toHaveAttribute('disabled');
  await expect(old).not.toHaveAttribute('disabled');
  await untilIdle(page);
  expect(await store.calls('cartCreate')).toEqual([]);
});
