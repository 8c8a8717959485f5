import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { looks, openWatched, settle } from './fixtures/watched-cart';

type Way = 'fetch' | 'xhr';

/** Form fields that each of these endpoints accepts. */
const FIELDS = `id=${SENCHA.id}&quantity=2&line=1`;

/** Makes a call in the page and waits until the browser has told its observers of it. */
const call = (page: Page, address: string, way: Way = 'fetch', method = 'POST') =>
  page.evaluate(
    async ([url, how, verb, fields]) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' };
      const body = verb === 'GET' ? {} : { headers, body: fields };
      const { href } = new URL(url, location.href);
      const timed = new Promise<void>((resolve) => {
        const isOwn = ({ name }: PerformanceEntry) => name === href;
        new PerformanceObserver((list) => list.getEntries().some(isOwn) && resolve()).observe({ type: 'resource' });
      });
      if (how === 'fetch') await fetch(url, { method: verb, ...body }).then((answer) => answer.text());
      else
        await new Promise((resolve) => {
          const request = new XMLHttpRequest();
          request.open(verb, url);
          for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
          request.onloadend = resolve;
          request.send(fields);
        });
      await timed;
    },
    [address, way, method, FIELDS] as const,
  );

/** One of each way; `test/cart-watch/watch-requests.dom.test.ts` knows each spelling. */
const WRITES: [string, Way][] = [
  ['/cart/add.js', 'fetch'],
  ['/ja/cart/update', 'xhr'],
];

for (const [address, way] of WRITES) {
  test(`${way} to ${address} makes the widget read the cart once`, async ({ page, store }) => {
    await openWatched(page);
    await call(page, address, way);
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
    // If the first write had caused a second, late read, there would be three now.
    await call(page, '/cart/update.js');
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(2);
  });
}

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

test('a read of the cart does not make the widget read it', async ({ page }) => {
  await openWatched(page);
  await call(page, '/cart.js', 'fetch', 'GET');
  await settle(page);
  expect(await looks(page)).toBe(0);
  await call(page, '/cart/update.js');
  await settle(page);
  await expect.poll(() => looks(page)).toBe(1);
});

test('a write is noticed even when the page never reads its response', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await touchCartPage(page);
  await page.evaluate(async () => void (await fetch('/cart/clear.js', { method: 'POST' })));
  await expect.poll(() => store.calls('limitedCart'), { timeout: 3000 }).toHaveLength(1);
});
