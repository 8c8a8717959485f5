import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';

const STYLE = `<link rel="stylesheet" href="/karui/${pkg.version}/skeleton.css">`;

for (const [name, style] of Object.entries({
  'a centred column': 'display:flex;flex-direction:column;align-items:center',
  'a row': 'display:flex;justify-content:center',
  'a grid': 'display:grid;justify-items:center',
  'a line of text': 'display:inline-block',
})) {
  test(`a cart’s buttons have a width where a theme makes their box as narrow as its content: ${name}`, async ({
    page,
  }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    const cart = `<div id="dynamic-checkout-cart">${cartHostHtml(['shop_pay', 'amazon_pay'])}</div>`;
    await gotoBare(page, `<main style="${style}">${cart}</main>`, STYLE);
    const button = page.getByRole('button', { name: 'Shop Pay' });
    await expect(button).toBeAttached();
    expect((await button.boundingBox())!.width).toBeGreaterThanOrEqual(150);
  });
}

test('without a cart there is nothing to have a width', async ({ page }) => {
  const cart = cartHostHtml(['shop_pay', 'amazon_pay']);
  await gotoBare(page, `<main style="display:flex">${cart}<button>購入手続きへ</button></main>`, STYLE);
  const host = page.locator('shopify-accelerated-checkout-cart');
  await expect(host.locator('[part=grid]')).toBeAttached();
  expect(await host.evaluate(({ childElementCount, clientWidth }) => [childElementCount, clientWidth])).toEqual([0, 0]);
});
