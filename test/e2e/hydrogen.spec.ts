import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml } from './fixtures/cart';

/** Writes to the cart as Hydrogen's cart store does; the status of the answer. */
const write = (page: Page, change: object) =>
  page.evaluate(async (body) => {
    const answer = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    return answer.status;
  }, change);

const LINES = [{ merchandiseId: 'gid://shopify/ProductVariant/44001', quantity: 1 }];

// The route behaves as Hydrogen's change log says; that version is not on npm.
test('a cart that Hydrogen’s route makes has its wallets, and a press leads to its checkout by the API on the own origin', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/status of 400.*\/api\/cart/);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await page.mouse.move(3, 3);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await write(page, { lines: LINES, note: 'x' })).toBe(400);
  expect(await write(page, { lines: LINES })).toBe(200);
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await page.waitForURL(/\/checkouts\//);
  const paths = (await store.requests()).map(({ method, url }) => `${method} ${url.split('?')[0]}`);
  // The page's own two writes, and the widget's calls of the API.
  expect(paths.filter((path) => path.endsWith('/api/cart'))).toEqual(['POST /api/cart', 'POST /api/cart']);
  expect(paths).toContain('POST /api/unstable/graphql.json');
  expect(await store.calls('cartCreate')).toEqual([]);
});
