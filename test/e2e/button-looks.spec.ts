import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { heightOf, parts } from './fixtures/widget';

const SHOP_PAY = JSON.stringify({ name: 'shop_pay', wallet_params: {} });
const HEIGHT = '--shopify-accelerated-checkout-button-block-size';

test('a withdrawn wallet stays hidden when a theme sets `display` on the boxes of the grid', async ({ page }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  const style = '<style>shopify-accelerated-checkout-cart::part(button-box) { display: block !important }</style>';
  await gotoBare(page, cartHostHtml(['shop_pay', 'google_pay']), style);
  const boxes = page.locator('[part=button-box]');
  const googlePay = page.locator('shopify-google-pay-button');
  await expect(boxes.filter({ visible: true })).toHaveCount(2);
  // Its token is missing, which the widget learns only when it asks Google Pay at the first interaction.
  await page.mouse.move(1, 1);
  await expect(googlePay).toHaveAttribute('slot', 'button-GooglePay');
  await expect(boxes.nth(1)).toHaveAttribute('hidden');
  await expect(googlePay).toBeHidden();
  await expect(boxes.filter({ visible: true })).toHaveCount(1);
});

test('the words of a button grow and shrink with it as its logo does', async ({ page }) => {
  await gotoBare(page, formHtml(hostHtml({ recommended: SHOP_PAY })));
  const { shopPay } = parts(page);
  const words = shopPay.locator('span');
  const logo = shopPay.locator('svg');
  await expect(logo).toBeVisible();
  // The last two are the smallest and the largest that Shop Pay's frame with the shopper's account goes with.
  for (const [height, size] of [
    [44, 16],
    [33, 12],
    [25, 10],
    [55, 18],
  ] as const) {
    await page.evaluate(([name, px]) => document.body.style.setProperty(name, `${px}px`), [HEIGHT, height] as const);
    expect(await heightOf(shopPay)).toBe(height);
    await expect(words).toHaveCSS('font-size', `${size}px`);
    const [left, right] = [(await logo.boundingBox())!, (await words.boundingBox())!];
    expect(right.x - left.x - left.width, `the gap at ${height} px`).toBeCloseTo(0.3 * size, 1);
  }
});

test('Buy It Now has the theme’s shadow until it is disabled', async ({ page }) => {
  const style =
    '<style>form .shopify-payment-button__button--unbranded { box-shadow: rgb(1, 2, 3) 0px 4px 0px 0px }</style>';
  await gotoBare(page, formHtml(hostHtml({})), style);
  const { buyItNow } = parts(page);
  await expect(buyItNow).toHaveCSS('box-shadow', 'rgb(1, 2, 3) 0px 4px 0px 0px');
  await page.locator('[name=id]').evaluate((input: HTMLInputElement) => (input.value = ''));
  await expect(buyItNow).toBeDisabled();
  await expect(buyItNow).toHaveCSS('box-shadow', 'none');
});
