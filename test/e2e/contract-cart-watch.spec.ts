import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, gotoCart, SENCHA, touchCartPage } from './fixtures/cart';
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

const WRITES: [string, Way][] = [
  ...['add', 'change', 'update', 'clear'].flatMap((path): [string, Way][] => [
    [`/cart/${path}`, 'fetch'],
    [`/cart/${path}.js`, 'xhr'],
  ]),
  ['cart/update.js', 'fetch'],
  ['/ja/cart/update', 'fetch'],
  ['/en-us/cart/change.js', 'xhr'],
  ['/cart/update.js?sections=cart-drawer', 'fetch'],
  ['{origin}/cart/update.js', 'fetch'],
];

for (const [address, way] of WRITES) {
  test(`${way} to ${address} makes the widget read the cart once`, async ({ page, store }) => {
    await openWatched(page);
    const url = address.replace('{origin}', store.url);
    await call(page, url, way);
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

const OTHERS: [string, string][] = [
  ['GET', '/cart.js'],
  ['GET', '/cart?view=drawer'],
  ['GET', '/products/sencha'],
  ['POST', '/cart/addresses'],
  ['POST', 'https://elsewhere.example/cart/add.js'],
];

for (const [method, address] of OTHERS) {
  test(`${method} ${address} does not make the widget read the cart`, async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({
        body: '{}',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'timing-allow-origin': '*',
        },
      }),
    );
    await openWatched(page);
    await call(page, address, 'fetch', method);
    await settle(page);
    expect(await looks(page)).toBe(0);
    await call(page, '/cart/update.js');
    await settle(page);
    await expect.poll(() => looks(page)).toBe(1);
  });
}

test('a write is noticed even when the page never reads its response', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await touchCartPage(page);
  await page.evaluate(async () => void (await fetch('/cart/clear.js', { method: 'POST' })));
  await expect.poll(() => store.calls('limitedCart'), { timeout: 3000 }).toHaveLength(1);
});

test('a cart that another tab has ended can’t be pressed for any more', async ({ page, context }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  const button = page.getByRole('button', { name: 'Shop Pay' });
  await expect(button).toBeEnabled();
  await touchCartPage(page);
  const other = await context.newPage();
  await other.goto(new URL('/', page.url()).href);
  await other.evaluate(() => (document.cookie = 'cart=; path=/; max-age=0'));
  await expect(button).toBeHidden();
});

test('reading the cart renews its cookie, which does not cause another read', async ({ page, context }) => {
  await openWatched(page);
  const { name, value } = (await context.cookies()).find((cookie) => cookie.name === 'cart')!;
  await page.route(/operation_name=limitedCart/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'set-cookie': `${name}=${value}; Path=/` } });
  });
  await page.evaluate(() => {
    const { cookieStore } = window as unknown as { cookieStore: EventTarget };
    Object.assign(window, { renewals: 0 });
    cookieStore.addEventListener('change', () => ((window as unknown as { renewals: number }).renewals += 1));
  });
  const renewals = () => page.evaluate(() => (window as unknown as { renewals: number }).renewals);
  for (const write of [1, 2]) {
    await call(page, '/cart/update.js');
    await settle(page);
    // One is the write's, one the look's.
    await expect.poll(renewals).toBe(2 * write);
    await settle(page);
    expect(await looks(page)).toBe(write);
  }
});

test('a change of another cookie does not make the widget read the cart', async ({ page }) => {
  await openWatched(page);
  await page.evaluate(async () => {
    const told = new Promise((resolve) =>
      (window as unknown as { cookieStore: EventTarget }).cookieStore.addEventListener('change', resolve),
    );
    document.cookie = 'analytics=1';
    await told;
  });
  await settle(page);
  expect(await looks(page)).toBe(0);
});

test('the widget does not replace the page’s fetch and XMLHttpRequest', async ({ page }) => {
  await fillCart(page, SENCHA);
  await page.addInitScript(() =>
    Object.assign(window, { before: [window.fetch, XMLHttpRequest, XMLHttpRequest.prototype.open] }),
  );
  await gotoCart(page);
  await expect(page.locator('main shop-pay-wallet-button')).toHaveCount(1);
  expect(
    await page.evaluate(() => {
      const { before } = window as unknown as { before: unknown[] };
      const now = [window.fetch, XMLHttpRequest, XMLHttpRequest.prototype.open];
      return now.map((one, index) => one === before[index] && /\[native code\]/.test(String(one)));
    }),
  ).toEqual([true, true, true]);
});
