import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, gotoCart, SENCHA } from './fixtures/cart';

/** Longer than a burst of writes takes to settle, in milliseconds of the page's stopped clock. */
const SETTLED = 1000;

/** Opens a page with two cart hosts whose timers run only when the test lets them. */
async function open(page: Page): Promise<void> {
  await fillCart(page, SENCHA);
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await gotoBare(page, cartHostHtml(['shop_pay']) + cartHostHtml(['paypal']));
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeEnabled();
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
}

type Way = 'fetch' | 'xhr';

/** Makes a call in the page and waits until the browser has told its observers of it. */
const call = (page: Page, address: string, way: Way = 'fetch', init: RequestInit = { method: 'POST' }) =>
  page.evaluate(
    async ([url, how, options]) => {
      const timed = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'resource' }));
      if (how === 'fetch') await fetch(url, options).then((answer) => answer.text());
      else
        await new Promise((resolve) => {
          const request = new XMLHttpRequest();
          request.open(options.method ?? 'GET', url);
          request.onloadend = resolve;
          request.send();
        });
      await timed;
    },
    [address, way, init] as const,
  );

const settle = (page: Page) => page.clock.runFor(SETTLED);

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
  test(`theme contract 40: ${way} to ${address} is followed by one look at the cart`, async ({
    page,
    store,
    allowErrors,
  }) => {
    // An empty add or change is refused by the store, which the widget need not know.
    allowErrors(/Failed to load resource/);
    await open(page);
    const url = address.replace('{origin}', store.url);
    const fields = /add/.test(url) ? `id=${SENCHA.id}&quantity=2` : /change/.test(url) ? 'line=1&quantity=4' : '';
    const join = url.includes('?') ? '&' : '?';
    const accept = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    if (way === 'fetch') await call(page, url, way, { ...accept, body: fields });
    else await call(page, url + (fields ? join + fields : ''), way);
    await settle(page);
    const refused = way === 'xhr' && /add|change/.test(url);
    if (!refused) await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
    // Had the first write been told twice, there would be three now.
    await call(page, '/cart/update.js');
    await settle(page);
    const all = refused ? 1 : 2;
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(all);
  });
}

test('theme contract 40: a burst of writes is followed by one look, shared by two hosts', async ({ page, store }) => {
  await open(page);
  for (let write = 0; write < 5; write += 1) await call(page, '/cart/update.js');
  await settle(page);
  await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
  await call(page, '/cart/clear.js');
  await settle(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await store.calls('limitedCart')).toHaveLength(2);
});

const READS: [string, RequestInit][] = [
  ['/cart.js', { method: 'GET' }],
  ['/cart?view=drawer', { method: 'GET' }],
  ['/products/sencha', { method: 'GET' }],
  ['/cart/addresses', { method: 'POST' }],
  ['https://elsewhere.example/cart/add.js', { method: 'POST' }],
  ['{origin}@elsewhere.example/cart/add.js', { method: 'POST' }],
];

for (const [address, init] of READS) {
  test(`theme contract 40: ${init.method} ${address} is not`, async ({ page, store, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' } }),
    );
    await open(page);
    const url = address.startsWith('{origin}') ? 'https://elsewhere.example/cart/update.js' : address;
    await call(page, url, 'fetch', init);
    await settle(page);
    await call(page, '/cart/update.js');
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
  });
}

test('theme contract 40: a write whose answer the page never reads is noticed', async ({ page, store }) => {
  test.fail(true, 'Chromium has no resource entry for an answer whose body nobody reads');
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await page.evaluate(async () => void (await fetch('/cart/clear.js', { method: 'POST' })));
  await expect.poll(() => store.calls('limitedCart'), { timeout: 3000 }).toHaveLength(1);
});

test('theme contract 40: the page’s fetch and XMLHttpRequest are the browser’s own', async ({ page }) => {
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

for (const part of ['lines', 'note', 'discount', 'attributes']) {
  test(`theme contract 41: shopify:cart:${part}-update is followed once its promise is kept, and not when it is broken`, async ({
    page,
    store,
  }) => {
    await open(page);
    const tell = (fate: 'resolve' | 'reject') =>
      page.evaluate(
        ([type, how]) => {
          const { promise, ...settlers } = Promise.withResolvers<unknown>();
          promise.catch(() => {});
          const event = new Event(type, { bubbles: true });
          Object.assign(event, { promise });
          document.body.dispatchEvent(event);
          Object.assign(window, { end: () => settlers[how](new Error('refused')) });
        },
        [`shopify:cart:${part}-update`, fate] as const,
      );
    const end = () => page.evaluate(() => (window as unknown as { end(): void }).end());
    await tell('reject');
    await settle(page);
    await end();
    await settle(page);
    await tell('resolve');
    await settle(page);
    expect(await store.calls('limitedCart')).toEqual([]);
    await end();
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
  });
}

for (const theme of ['a', 'b'] as const) {
  test(`theme contract 39: an empty place for wallets stays empty to the last blank on theme ${theme}`, async ({
    page,
  }) => {
    await gotoCart(page, { theme, drawer: 'on' });
    await page.evaluate(() =>
      (window as unknown as { Shopify: { PaymentButton: { init(): void } } }).Shopify.PaymentButton.init(),
    );
    await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout-cart'));
    await expect(page.locator('.dynamic-checkout__content')).toHaveCount(2);
    await expect(page.locator('.dynamic-checkout__content:empty')).toHaveCount(2);
  });
}

test('theme contract 39: also beside a product’s buttons', async ({ page }) => {
  await gotoBare(
    page,
    `<form><input type="hidden" name="id" value="41001">${hostHtml({})}</form><div class="dynamic-checkout__content"></div>`,
  );
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeEnabled();
  await expect(page.locator('.dynamic-checkout__content:empty')).toHaveCount(1);
});
