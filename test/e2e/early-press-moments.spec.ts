import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { test as onApple } from './fixtures/apple-pay';
import { openBoot, snippet } from './fixtures/boot-page';
import { cartParts, fillCart, SENCHA } from './fixtures/cart';
import { early, openEarly, untilPainted } from './fixtures/early-paint';
import { FORM as TEA } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';

// Tea is sold in pairs only.
const FORM = TEA.replace('value="41001"', 'value="43001"');

/** Tells of every press that a page is asked about, also when the page is gone. */
async function watchPresses(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tellPress', (instrument: string) => told.push(instrument));
  await page.addInitScript(() =>
    addEventListener('karui:press', (event) => {
      const { tellPress } = window as unknown as { tellPress(instrument: string): void };
      tellPress((event as CustomEvent<{ instrument: string }>).detail.instrument);
    }),
  );
  return told;
}

test('a press while the page still arrives asks for the widget at once, and waits for the page’s last script', async ({
  page,
  store,
  widgetScripts,
}) => {
  const told = await watchPresses(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/last.js', async (route) => {
    await arrived;
    const holdsBack = `addEventListener('karui:press', (event) => { document.title = 'held back'; event.preventDefault(); })`;
    await route.fulfill({ contentType: 'text/javascript', body: holdsBack });
  });
  await openBoot(page, `${FORM}<p>下</p><script src="/last.js"></script>`, snippet, {}, 'commit');
  await expect(parts(page).shopPay).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  expect(widgetScripts()).toEqual([]);
  await parts(page).shopPay.click();
  await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout-cart'));
  expect(widgetScripts()).toContainEqual(expect.stringMatching(/wallets\.js$/));
  expect(told).toEqual([]);
  arrive();
  await expect(page).toHaveTitle('held back');
  expect(told).toEqual(['ShopPay']);
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a press after the widget has started and before its button is ready is made once: on the last of many hosts, and in a cart', async ({
  page,
  store,
  holdWidget,
}) => {
  const told = await watchPresses(page);
  // Carts are defined in a task of their own; hosts after the first four are rendered in later tasks than the definition.
  await page.addInitScript(() => {
    const { define } = customElements;
    customElements.define = function (name, ...rest) {
      define.call(this, name, ...rest);
      if (name !== 'shopify-accelerated-checkout') return;
      const waiting = [...document.querySelectorAll<HTMLElement>('shop-pay-wallet-button:not([access-token])')].at(-1);
      waiting?.shadowRoot?.querySelector('button')?.click();
    };
  });
  const hosts = await holdWidget();
  await openBoot(page, FORM.repeat(9), snippet, {}, 'commit');
  await untilPainted(page);
  hosts();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(told).toEqual(['ShopPay']);
  expect(await store.calls('cartCreate')).toHaveLength(1);

  await fillCart(page, SENCHA);
  const release = await openEarly(page, holdWidget, '/cart?wallets=facebook_pay,shop_pay&theme=a');
  release();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(told).toEqual(['ShopPay', 'ShopPay']);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a kept press blocks all other buttons, and a press of a disabled button is not kept', async ({
  page,
  store,
  holdWidget,
}) => {
  const told = await watchPresses(page);
  const soldOut = await openEarly(page, holdWidget, '/products/kyusu?theme=a&variant=44003&recommended=shop_pay');
  await parts(page).moreOptions.click({ force: true });
  await parts(page).moreOptions.press('Enter');
  await expect(parts(page).moreOptions).not.toHaveAttribute('aria-busy');
  expect(page.url()).not.toContain('#');
  soldOut();
  await page.waitForFunction(() => document.querySelector('more-payment-options-link[access-token]'));

  await fillCart(page, SENCHA);
  const release = await openEarly(page, holdWidget, '/cart?wallets=facebook_pay,shop_pay&theme=a');
  await cartParts(page).shopPay.click();
  await cartParts(page).host.getByRole('button', { name: 'Meta Pay' }).click({ force: true });
  await expect(cartParts(page).host.locator('[aria-busy]')).toHaveCount(1);
  release();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(told).toEqual(['ShopPay']);
  expect(await store.calls('cartCreate')).toEqual([]);
});

onApple(
  'a press of Apple Pay that has waited two seconds for the widget is not asked for again: checkout takes the order',
  async ({ page, applePay, holdWidget }) => {
    applePay.expectViolations(/^[12]: /);
    const told = await watchPresses(page);
    await page.clock.install();
    const release = await holdWidget();
    await page.goto(early('/products/sencha?theme=a&recommended=apple_pay'), { waitUntil: 'commit' });
    await page.clock.runFor(100);
    await page.getByRole('button', { name: 'Apple Pay' }).click();
    await page.clock.runFor(2100);
    release();
    await page.clock.resume();
    await checkoutFlags(page);
    expect(told).toEqual(['ApplePay']);
  },
);
