import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { checkoutFlags } from './fixtures/widget';

const ADDRESS = '/?window=wallets&wallets=shop_pay,paypal,google_pay,apple_pay,amazon_pay,venmo&apple-pay=simulated';
const WALLET = /Shop Pay|PayPal|Google Pay|Apple Pay|Amazon Pay|Venmo/;

for (const theme of ['a', 'b'] as const) {
  for (const width of [390, 1280]) {
    test(`theme ${theme}, ${width} px wide: six wallets stand in the shop window, each inside its card, and nothing moves`, async ({
      page,
      layoutShift,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${ADDRESS}&theme=${theme}`);
      const cards = page.locator('.product-card').filter({ has: page.getByRole('button', { name: WALLET }) });
      await expect(cards).toHaveCount(6);
      for (const card of await cards.all()) {
        const outer = (await card.boundingBox())!;
        const button = (await card.getByRole('button', { name: WALLET }).boundingBox())!;
        expect(button.height).toBe(46);
        expect(button.x).toBeGreaterThanOrEqual(outer.x);
        expect(button.x + button.width).toBeLessThanOrEqual(outer.x + outer.width);
      }
      expect(await axeViolations(page, 'none')).toEqual([]);
      expect(await layoutShift()).toMatchObject({ raw: 0, moved: [] });
    });
  }
}

test('a wallet of the shop window buys its product, in the smallest quantity that is sold', async ({ page, store }) => {
  await page.goto(ADDRESS);
  await page.locator('.product-card').getByRole('button', { name: 'Shop Pay' }).click();
  await checkoutFlags(page);
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({
    variables: { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/41001', quantity: 2 }] } },
  });
});
