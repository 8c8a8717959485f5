import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';
import { warm } from './fixtures/wait';

/** How a theme's + button announces the new quantity. */
const WAYS = {
  'a change event': `field.dispatchEvent(new Event('change', { bubbles: true }))`,
  'an event of its own': `field.dispatchEvent(new CustomEvent('quantity-selector:update', { bubbles: true }))`,
  'no event at all': '',
} as const;

/** How a theme sends `fields` to the store. */
const SENT = {
  fetch: `fetch('/cart/change', { method: 'POST', body: fields }).then((answer) => answer.text())`,
  XHR: `const request = new XMLHttpRequest(); request.open('POST', '/cart/change.js'); request.send(fields)`,
  'a beacon': `navigator.sendBeacon('/cart/update', new URLSearchParams({ 'updates[]': field.value }))`,
} as const;

/** A cart of one line whose theme saves a new quantity 300 ms after the press of its + button. */
const cartHtml = (way: keyof typeof WAYS, sent: keyof typeof SENT, name = 'updates[]') =>
  `<div><input name="${name}" value="2"><button id="plus">+</button></div>${cartHostHtml(['shop_pay'])}<script>
    const field = document.querySelector('input');
    plus.onclick = () => {
      field.value = '6';
      ${WAYS[way]};
      setTimeout(() => {
        const fields = new URLSearchParams({ line: '1', quantity: field.value });
        ${SENT[sent]};
      }, 300);
    };
  </script>`;

async function open(page: Page, html: string): Promise<void> {
  await fillCart(page, SENCHA);
  await gotoBare(page, html);
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
}

/** Presses + and Shop Pay in one go, as a quick thumb does. */
const pressBoth = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('#plus')!.click();
    document.querySelector<HTMLElement>('shop-pay-wallet-button')!.click();
  });

/** Each way of a theme and each way to the store. */
const BOTH = [
  ['a change event', 'a beacon'],
  ['an event of its own', 'fetch'],
  ['no event at all', 'XHR'],
] as const;
for (const [way, sent] of BOTH) {
  test(`a quantity that is changed with ${way} and sent by ${sent} is in the cart that is bought`, async ({
    page,
    store,
  }) => {
    await open(page, cartHtml(way, sent, sent === 'a beacon' ? 'updates[]' : 'quantity'));
    await touchCartPage(page);
    await pressBoth(page);
    await expect(page.getByRole('button', { name: 'Shop Pay' })).toHaveAttribute('aria-busy', 'true');
    await checkoutFlags(page);
    expect((await (await page.request.get('/cart.js')).json()) as object).toMatchObject({ item_count: 6 });
    const paths = (await store.requests()).map(({ url }) => new URL(url, store.url));
    const [written, asked] = [/^\/cart\/(change|update)/, /operation_name=cart$/].map((path) =>
      paths.findIndex(({ pathname, search }) => path.test(pathname + search)),
    );
    expect(written).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(written!);
  });
}

test('a change that is the page’s first interaction is bought, too, before the watching code arrives', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/cart-watch.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, cartHtml('no event at all', 'fetch', 'quantity'));
  await page.locator('#plus').click();
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  release();
  await checkoutFlags(page);
  expect((await (await page.request.get('/cart.js')).json()) as object).toMatchObject({ item_count: 6 });
});

for (const theme of ['a', 'b'] as const) {
  test(`a line that is removed on theme ${theme} right before the press is not bought`, async ({ page, store }) => {
    await fillCart(page, SENCHA, { id: 44001, quantity: 1 });
    await page.goto(`/cart?theme=${theme}`);
    await touchCartPage(page);
    const shopPay = page.locator('main').getByRole('button', { name: 'Shop Pay' });
    await expect(shopPay).toBeEnabled();
    await warm(page, shopPay, 'shop-pay.js');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/cart\/change/, async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('main [data-remove]')[1]!.click();
      document.querySelector<HTMLElement>('main shop-pay-wallet-button')!.click();
    });
    // A press that does not wait would have requested the cart by now.
    await expect(shopPay).toHaveAttribute('aria-busy', 'true');
    release();
    await checkoutFlags(page);
    const paths = (await store.requests()).map(({ url }) => url);
    const written = paths.findIndex((path) => path.startsWith('/cart/change'));
    expect(written).toBeGreaterThanOrEqual(0);
    expect(paths.findIndex((path) => path.endsWith('operation_name=cart'))).toBeGreaterThan(written);
  });
}
