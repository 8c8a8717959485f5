import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { openWatched, settle } from './fixtures/watched-cart';

/** Makes a call in the page and waits until the browser has told its observers of it. */
const call = (page: Page, address: string, way: 'fetch' | 'xhr' = 'fetch') =>
  page.evaluate(
    async ([url, how, fields]) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' };
      const { href } = new URL(url, location.href);
      const timed = new Promise<void>((resolve) => {
        const isOwn = ({ name }: PerformanceEntry) => name === href;
        new PerformanceObserver((list) => list.getEntries().some(isOwn) && resolve()).observe({ type: 'resource' });
      });
      if (how === 'fetch') await fetch(url, { method: 'POST', headers, body: fields }).then((answer) => answer.text());
      else
        await new Promise((resolve) => {
          const request = new XMLHttpRequest();
          request.open('POST', url);
          for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
          request.onloadend = resolve;
          request.send(fields);
        });
      await timed;
    },
    [address, way, `id=${SENCHA.id}&quantity=2&line=1`] as const,
  );

test('each write by fetch or XMLHttpRequest makes the widget read the cart once', async ({ page, store }) => {
  await openWatched(page);
  // A second, late read of the first write would make it three at the end.
  for (const [before, [address, way]] of (
    [
      ['/cart/add.js', 'fetch'],
      ['/ja/cart/update', 'xhr'],
    ] as const
  ).entries()) {
    await call(page, address, way);
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(before + 1);
  }
});

test('a burst of writes makes the widget read the cart once, for two hosts together', async ({ page, store }) => {
  await openWatched(page);
  for (let write = 0; write < 5; write += 1) await call(page, '/cart/update.js');
  await settle(page);
  await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
  await call(page, '/cart/clear.js');
  await settle(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await store.calls('limitedCart')).toHaveLength(2);
});

test('a write is noticed even when the page never reads its response', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await touchCartPage(page);
  await page.evaluate(async () => void (await fetch('/cart/clear.js', { method: 'POST' })));
  await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
});
