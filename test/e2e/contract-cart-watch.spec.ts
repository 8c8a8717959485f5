import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, gotoCart, SENCHA, touchCartPage } from './fixtures/cart';

/** Longer than a burst of writes takes to settle, in milliseconds of the page's stopped clock. */
const SETTLED = 1000;

/** Opens a page with two cart hosts whose timers run only when the test lets them. */
async function open(page: Page): Promise<void> {
  await fillCart(page, SENCHA);
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await gotoBare(page, cartHostHtml(['shop_pay']) + cartHostHtml(['paypal']));
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeEnabled();
  await touchCartPage(page);
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
}

type Way = 'fetch' | 'xhr';

/** Fields that any of the writes is content with. */
const FIELDS = `id=${SENCHA.id}&quantity=2&line=1`;

/** Makes a call in the page and waits until the browser has told its observers of it. */
const call = (page: Page, address: string, way: Way = 'fetch', method = 'POST') =>
  page.evaluate(
    async ([url, how, verb, fields]) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' };
      const body = verb === 'GET' ? {} : { headers, body: fields };
      const timed = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'resource' }));
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
  test(`theme contract 40: ${way} to ${address} is followed by one look at the cart`, async ({ page, store }) => {
    await open(page);
    const url = address.replace('{origin}', store.url);
    await call(page, url, way);
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
    // Had the first write been told twice, there would be three now.
    await call(page, '/cart/update.js');
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(2);
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

const OTHERS: [string, string][] = [
  ['GET', '/cart.js'],
  ['GET', '/cart?view=drawer'],
  ['GET', '/products/sencha'],
  ['POST', '/cart/addresses'],
  ['POST', 'https://elsewhere.example/cart/add.js'],
];

for (const [method, address] of OTHERS) {
  test(`theme contract 40: ${method} ${address} is followed by none`, async ({ page, store, allowErrors }) => {
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
    await open(page);
    await call(page, address, 'fetch', method);
    await settle(page);
    await call(page, '/cart/update.js');
    await settle(page);
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
  });
}

test('theme contract 40: a write whose answer the page never reads is noticed', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await touchCartPage(page);
  await page.evaluate(async () => void (await fetch('/cart/clear.js', { method: 'POST' })));
  await expect.poll(() => store.calls('limitedCart'), { timeout: 3000 }).toHaveLength(1);
});

test('theme contract 40: a change of another cookie is followed by none', async ({ page, store }) => {
  await open(page);
  await page.evaluate(() => void (document.cookie = 'analytics=1'));
  await settle(page);
  await call(page, '/cart/update.js');
  await settle(page);
  await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
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
          let end = () => {};
          const promise = new Promise<void>((resolve, reject) => {
            end = how === 'resolve' ? resolve : () => reject(new Error('refused'));
          });
          promise.catch(() => {});
          const event = new Event(type, { bubbles: true });
          Object.assign(event, { promise });
          document.body.dispatchEvent(event);
          Object.assign(window, { end });
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

/** What stands in each place for wallets, comments and blanks included. */
const contents = (page: Page) =>
  page.locator('.dynamic-checkout__content').evaluateAll((places) => places.map(({ innerHTML }) => innerHTML));

for (const theme of ['a', 'b'] as const) {
  test(`theme contract 39: an empty place for wallets stays empty to the last blank on theme ${theme}`, async ({
    page,
  }) => {
    await gotoCart(page, { theme, drawer: 'on' });
    await page.evaluate(() =>
      (window as unknown as { Shopify: { PaymentButton: { init(): void } } }).Shopify.PaymentButton.init(),
    );
    await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout-cart'));
    // What the widget does at the first interaction, it has done then.
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    expect(await contents(page)).toEqual(['', '']);
  });
}

test('theme contract 39: also beside a product’s buttons', async ({ page }) => {
  await gotoBare(
    page,
    `<form><input type="hidden" name="id" value="41001">${hostHtml({})}</form><div class="dynamic-checkout__content"></div>`,
  );
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeEnabled();
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  expect(await contents(page)).toEqual(['']);
});
