import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { untilIdle } from './fixtures/wait';

const OTHERS = ['shop_pay', 'facebook_pay', 'buy_with_prime', 'buy_it_now', 'google_pay'];

for (const layout of rowsOf<'horizontal', 'vertical'>(['horizontal'], ['vertical'])) {
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

test('axe finds nothing beside Amazon’s own markup', async ({ page, amazon }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'shop_pay,amazon_pay', layout: 'vertical', drawer: 'off' });
  await amazon.shown();
  const found = await axeViolations(page, 'none');
  // Our own element has Amazon's name, too: only what stands in the container is Amazon's.
  expect(found.filter((text) => !/^[\w-]+: #karui-amazon-pay-\d+/.test(text))).toEqual([]);
});
