import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';

test('a wallet that was taken away stays hidden where a theme gives the boxes of the grid a display', async ({
  page,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  const style = '<style>shopify-accelerated-checkout-cart::part(button-box) { display: block !important }</style>';
  await gotoBare(page, cartHostHtml(['shop_pay', 'google_pay']), style);
  const boxes = page.locator('[part=button-box]');
  const googlePay = page.locator('shopify-google-pay-button');
  await expect(boxes.filter({ visible: true })).toHaveCount(2);
  // Its token is missing: that is known once it is asked for.
  await page.mouse.move(1, 1);
  await expect(googlePay).toHaveAttribute('slot', 'button-GooglePay');
  await expect(boxes.nth(1)).toHaveAttribute('hidden');
  await expect(googlePay).toBeHidden();
  await expect(boxes.filter({ visible: true })).toHaveCount(1);
});
