import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

test('a page that fills the window does not grow while a press is under way', async ({ page, store }) => {
  await store.faults({ operation: 'cartCreate', delayMs: 3000 });
  await gotoBare(page, formHtml(hostHtml({})), '<style>body,form,p{margin:0}form{min-height:100vh}</style>');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('shopify-buy-it-now-button button').click();
  await expect(page.locator('[aria-live=polite]')).toHaveText('処理中…');
  expect(await height()).toBe(before);
});

test('a page that is a grid with gaps stays where it is when a dialog opens', async ({ page, store }) => {
  await refuseCarts(store);
  const style = 'body{margin:0;display:grid;gap:40px;align-content:center;min-height:100vh}';
  await gotoBare(page, formHtml(hostHtml({})), `<style>${style}</style>`);
  const button = page.locator('shopify-buy-it-now-button button');
  await expect(button).toBeEnabled();
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await button.click();
  await expect(parts(page).dialog).toBeVisible();
  expect(await top()).toBe(before);
});
