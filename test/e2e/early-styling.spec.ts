import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { beforeAndAfter } from './fixtures/early-paint';
import { ID, SKELETON } from './fixtures/product-form';

const property = (name: string, value: string) => `--shopify-accelerated-checkout-${name}:${value}`;

/** Declarations of styling.md, as a merchant sets them on a product's element. */
const ON_PRODUCT = [
  property('button-border-radius', '17px'),
  property('button-block-size', '51px'),
  property('button-box-shadow', '3px 5px 7px rgb(200, 0, 90)'),
  [property('button-border-radius', '50%'), property('button-block-size', '30px')].join(';'),
];

/** The same on a cart's element, in a row or stacked. */
const ON_CART = [
  property('button-inline-size', '30px'),
  property('inline-alignment', 'center'),
  property('inline-alignment', 'end'),
  property('button-max-inline-size', '90px'),
  property('button-max-inline-size', '100%'),
  property('row-gap', '23px'),
  [property('button-border-radius', '13px'), property('button-box-shadow', '2px 2px 4px navy')].join(';'),
  property('button-block-size', '40px'),
];

const productForm = (style: string, recommended: string) =>
  `<form>${ID}${hostHtml({ style, recommended }).replace('></', `>${SKELETON}</`)}</form>`;

const rest = (value: string) => `<div style="inline-size:500px">${value}</div><hr>`;

test('no pixel changes where a merchant has set the buttons’ height, corners, shadow, width and place', async ({
  page,
  holdWidget,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  const shopPay = JSON.stringify(config('shop_pay'));
  const products = ON_PRODUCT.flatMap((style) => [productForm(style, shopPay), productForm(style, 'null')]);
  const carts = ON_CART.map((style) => cartHostHtml(['shop_pay', 'paypal', 'facebook_pay'], { style }));
  const stacked = carts.map((cart) => `<div class="additional-checkout-buttons--vertical">${cart}</div>`);
  for (const [name, bodies] of Object.entries({ products, carts, stacked })) {
    const body = bodies.map(rest).join('');
    const open = () => openBoot(page, body, snippet, {}, 'commit');
    const [before, after] = await beforeAndAfter(page, holdWidget, open);
    expect(before.equals(after), name).toBe(true);
  }
});

test('no pixel changes of a product whose form has a selling plan from the start', async ({ page, holdWidget }) => {
  const plan = (isChosen: boolean) =>
    `<input type="radio" name="selling_plan" value="9001"${isChosen ? ' checked' : ''}>`;
  const sells = (supports: boolean) => JSON.stringify({ ...config('shop_pay'), supports_subs: supports });
  const body = [true, false]
    .flatMap((isChosen) =>
      [true, false].map((supports) => productForm('', sells(supports)).replace('>', `>${plan(isChosen)}`)),
    )
    .map(rest)
    .join('');
  const open = () => openBoot(page, body, snippet, {}, 'commit');
  const [before, after] = await beforeAndAfter(page, holdWidget, open);
  expect(before.equals(after)).toBe(true);
  // Only Buy It Now can sell the second form's plan.
  const names = await page
    .locator('shopify-accelerated-checkout')
    .evaluateAll((hosts) => hosts.map((host) => host.firstElementChild!.localName));
  const shopPay = 'shop-pay-wallet-button';
  expect(names).toEqual([shopPay, 'shopify-buy-it-now-button', shopPay, shopPay]);
});
