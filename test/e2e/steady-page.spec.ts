import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';

test('a page that fills the window is no longer while a press is under way', async ({ page, store }) => {
  await store.faults({ operation: 'cartCreate', delayMs: 3000 });
  await gotoBare(page, formHtml(hostHtml({})), '<style>body,form,p{margin:0}form{min-height:100vh}</style>');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('shopify-buy-it-now-button button').click();
  await expect(page.locator('[aria-live=polite]')).toHaveText('処理中…');
  expect(await height()).toBe(before);
});
