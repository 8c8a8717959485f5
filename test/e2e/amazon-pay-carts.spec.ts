import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { gotoSizes } from './fixtures/amazon-page';
import { fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { untilIdle } from './fixtures/wait';

const AMAZON = /payments\.amazon\.co\.jp\/checkout\/initiate/;
const OTHERS = ['shop_pay', 'facebook_pay', 'buy_with_prime', 'buy_it_now', 'google_pay'];

for (const layout of ['horizontal', 'vertical'] as const) {
  test(`in carts of one to six wallets, 320 to 1280 px wide, nothing moves (${layout})`, async ({
    page,
    amazon,
    layoutShift,
  }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    for (const [count, width] of [
      [1, 320],
      [2, 390],
      [4, 800],
      [6, 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const wallets = ['amazon_pay', ...OTHERS].slice(0, count).join();
      await gotoCart(page, { wallets, layout, drawer: 'off' });
      await page.locator('main shopify-accelerated-checkout-cart').scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      await page.waitForFunction(() => window.amazonSimulator);
      await untilIdle(page);
      expect((await layoutShift()).raw, `${count} wallets at ${width} px`).toBe(0);
    }
    expect(amazon.calls('renderButton').length).toBeGreaterThan(0);
  });
}

test('a cart of fifty lines goes to Amazon’s page, and no second cart is made', async ({ page, amazon, store }) => {
  await page.goto('/');
  const lines = Array.from({ length: 50 }, (_, i) => ({ id: 43_001, quantity: 1, properties: { 名入れ: `${i}` } }));
  await fillCart(page, ...lines);
  await gotoCart(page, { wallets: 'amazon_pay', layout: 'vertical', drawer: 'off' });
  await (await amazon.shown()).click();
  await page.waitForURL(AMAZON);
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a subscription that was put into the cart in another tab is sent without an amount', async ({ page, amazon }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'amazon_pay', layout: 'vertical', drawer: 'off' });
  const button = await amazon.shown();
  await fillCart(page, { id: 42001, quantity: 1, selling_plan: 9001 });
  await button.click();
  await page.waitForURL(AMAZON);
  await expect(page.locator('[data-order=amount]')).toHaveText('後で決まります');
});

test('after another variant that needs no shipping was chosen, a press tells Amazon PayOnly', async ({
  page,
  amazon,
}) => {
  await gotoSizes(page, {});
  await amazon.shown();
  await page.locator('[name=id]').evaluate((field) => {
    (field as HTMLInputElement).value = '43001';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('shopify-accelerated-checkout')).not.toHaveAttribute('requires-shipping');
  await amazon.button().click();
  await page.waitForURL(AMAZON);
  await expect(page.locator('[data-order=productType]')).toHaveText('配送なし');
});

test('a press while Amazon’s button is on its way goes on with it', async ({ page, amazon, store }) => {
  const release = amazon.hold();
  await gotoSizes(page, {});
  await page.mouse.move(1, 1);
  await expect.poll(() => amazon.loads()).toHaveLength(1);
  await amazon.ours().click();
  await expect(amazon.ours()).toHaveAttribute('aria-busy', 'true');
  release();
  await page.waitForURL(AMAZON);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

for (const [when, operation] of [
  ['its cart', 'cartCreate'],
  ['the shop’s signature', 'amazon_pay'],
] as const) {
  test(`an element that is removed while a press waits for ${when} lets it go on, or ends it quietly`, async ({
    page,
    amazon,
    store,
  }) => {
    await store.faults({ operation, delayMs: 600 });
    await gotoSizes(page, {}, {});
    await (await amazon.shown(page.locator('form').first())).click({ noWaitAfter: true });
    await page
      .locator('form')
      .first()
      .evaluate((form) => form.remove());
    await page.waitForURL(AMAZON);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

test('axe finds nothing beside Amazon’s own markup', async ({ page, amazon }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'shop_pay,amazon_pay', layout: 'vertical', drawer: 'off' });
  await amazon.shown();
  const found = await axeViolations(page, 'none');
  // Our own element has Amazon's name, too: only what stands in the container is Amazon's.
  expect(found.filter((text) => !/^[\w-]+: #karui-amazon-pay-\d+/.test(text))).toEqual([]);
});
