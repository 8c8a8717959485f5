import { expect, test } from './fixtures';
import { fillCart, gotoCart, SENCHA } from './fixtures/cart';

const HOSTS = 'main :is(shopify-accelerated-checkout, shopify-accelerated-checkout-cart)';

for (const width of [390, 1280]) {
  // The hostile theme hides the badge, as it hides all that is empty.
  for (const theme of ['a', 'b'] as const) {
    test(`the demo’s badge lies over no button of theme ${theme} at ${width} px`, async ({ page, gotoProduct }) => {
      await page.setViewportSize({ width, height: 700 });
      await fillCart(page, SENCHA);
      const pages = [
        () => gotoProduct('sencha', { theme, recommended: 'shop_pay', params: { panel: 'on' } }),
        () => gotoCart(page, { theme, wallets: 'shop_pay,paypal,facebook_pay', panel: 'on' }),
      ];
      for (const open of pages) {
        await open();
        const badge = await page.getByRole('button', { name: 'デモ' }).boundingBox();
        const host = await page.locator(HOSTS).first().boundingBox();
        expect(host!.height).toBeGreaterThan(20);
        const isApart = badge!.y >= host!.y + host!.height || badge!.x >= host!.x + host!.width;
        expect(isApart, `badge ${JSON.stringify(badge)}, buttons ${JSON.stringify(host)}`).toBe(true);
      }
    });
  }
}
