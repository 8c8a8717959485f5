import { logoShapes } from '../../src/build/logo-shapes';
import { bareHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { cartHostHtml, config, SENCHA } from '../e2e/fixtures/cart';
import { ID } from '../e2e/fixtures/product-form';
import { expect, test } from './fixtures';
import { seen, type Seen } from './seen';
import { until } from './until';

const APPLE = 'shopify-apple-pay-button';

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

const SHAPES = logoShapes();

/** A wallet's logo as the build has written it, with the colour that it has on its button. */
const drawn = (name: string, ink: string): Seen['logo'] => {
  const [, ...paths] = SHAPES[name]!;
  return { paths: paths.map((path) => path['d'] ?? null), ink };
};

/** What theme A sets on the host's ancestor, in CSS pixels. */
const THEMES_HEIGHT = 46;

const PRODUCT = [
  ['/products/sencha', 'shopify-buy-it-now-button', { logo: null, text: '今すぐ購入' }],
  [
    '/products/sencha?recommended=shop_pay',
    'shop-pay-wallet-button',
    { logo: drawn('shop-pay', 'none'), background: 'rgb(84, 51, 235)' },
  ],
  ['/products/sencha?recommended=apple_pay', APPLE, { logo: drawn('apple-pay', WHITE), background: BLACK }],
] as const;

for (const [path, selector, look] of PRODUCT) {
  test(`a product page paints ${selector}`, async ({ shopper }) => {
    await shopper.goto(path);
    const button = await until(shopper, selector, seen, selector);
    expect(button).toMatchObject({ height: THEMES_HEIGHT, ...look });
    expect(button.width).toBeGreaterThan(200);
  });
}

/** Runs in a page: puts things into the cart as another tab would. */
const fill = async (items: readonly object[]) => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch('/cart/add.js', { method: 'POST', headers, body: JSON.stringify({ items }) });
  return status;
};

/** Runs in a page: where the wallets of a cart host stand, null as long as not all have a size. */
const placed = ([host, count]: readonly [string, number]) => {
  const boxes = [...document.querySelectorAll(`${host} > [slot]`)].map((wallet) => wallet.getBoundingClientRect());
  if (boxes.length !== count || boxes.some(({ width, height }) => width < 40 || height < 25)) return null;
  return boxes.map(({ left, top, height }) => ({ left: Math.round(left), top: Math.round(top), height }));
};

const MAIN = 'main shopify-accelerated-checkout-cart';

for (const [layout, height] of [
  ['horizontal', 42],
  ['vertical', 54],
] as const) {
  test(`a cart page paints a ${layout} grid`, async ({ shopper }) => {
    await shopper.goto('/');
    expect(await shopper.evaluate(fill, [SENCHA])).toBe(200);
    await shopper.goto(`/cart?wallets=shop_pay,apple_pay,google_pay&layout=${layout}`);
    const boxes = await until(shopper, 'three wallets', placed, [MAIN, 3] as const);
    expect(boxes.map((box) => box.height)).toEqual([height, height, height]);
    // Three in a row, or one below the other.
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(layout === 'horizontal' ? 1 : 3);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(layout === 'horizontal' ? 3 : 1);
  });
}

/** Runs in a page: what of a cart host has a size, once its shadow root is filled. */
const heights = (selector: string) => {
  const host = document.querySelector(selector)!;
  const inside = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
  return inside.length ? [host, ...inside].map((element) => element.getBoundingClientRect().height) : null;
};

test('wallets take no space without a cart', async ({ shopper, ownPage }) => {
  await shopper.goto(ownPage(bareHtml(cartHostHtml(['shop_pay', 'buy_with_prime', 'amazon_pay', 'facebook_pay']))));
  const found = await until(shopper, 'an empty cart', heights, 'shopify-accelerated-checkout-cart');
  expect(found.filter((height) => height !== 0)).toEqual([]);
});

for (const [theme, drawer] of [
  ['a', 'cart-drawer'],
  ['b', 'cart-drawer-component'],
] as const) {
  test(`the first item added opens theme ${theme}’s drawer with wallets`, async ({ shopper }) => {
    await shopper.goto(`/products/sencha?theme=${theme}&wallets=shop_pay,amazon_pay,facebook_pay&amazon-pay=simulated`);
    const host = `${drawer} shopify-accelerated-checkout-cart`;
    await until(shopper, 'the drawer', (name) => customElements.get(name) !== undefined, drawer);
    await shopper.press('form[action*="/cart/add"] [type="submit"]');
    expect(await until(shopper, 'wallets in the drawer', placed, [host, 3] as const)).toHaveLength(3);
  });
}

/** Runs in a page: the rule for an engine with a drawing of Apple's own, and what has become of the button. */
const nativeRule = (selector: string) => {
  const root = document.querySelector(selector)!.shadowRoot!;
  const button = root.querySelector('button')!;
  const style = getComputedStyle(button);
  const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.filter((rule) => rule instanceof CSSSupportsRule);
  return {
    known: CSS.supports('-webkit-appearance: -apple-pay-button'),
    conditions: own.map((rule) => rule.conditionText.replace(/[\s()]/g, '')),
    selectors: own.flatMap((rule) => [...rule.cssRules].map((one) => (one as CSSStyleRule).selectorText)),
    appearance: style.getPropertyValue('-webkit-appearance'),
    fontSize: style.fontSize,
    logo: getComputedStyle(root.querySelector('svg')!).display,
  };
};

test('the CSS rule for Apple’s native button is there, and has no effect in an engine without it', async ({
  shopper,
}) => {
  await shopper.goto('/products/sencha?recommended=apple_pay');
  await until(shopper, APPLE, seen, APPLE);
  const { known, conditions, selectors, ...button } = await shopper.evaluate(nativeRule, APPLE);
  expect(conditions).toEqual(['-webkit-appearance:-apple-pay-button']);
  expect(selectors).toEqual(['.ApplePay', '.on-dark', '.buy', '.ApplePay *']);
  if (known) expect(button).toMatchObject({ appearance: '-apple-pay-button', fontSize: '0px', logo: 'none' });
  else {
    expect(button).toMatchObject({ fontSize: expect.stringMatching(/^16\.7/), logo: 'block' });
    expect(button.appearance).not.toContain('apple');
  }
});

const CONFIG = JSON.stringify(config('apple_pay'));
const BACKGROUNDS = [
  ['#111', WHITE, BLACK],
  ['#fff', BLACK, WHITE],
] as const;

for (const [around, background, ink] of BACKGROUNDS) {
  test(`on ${around} Apple Pay’s button is ${background}`, async ({ shopper, ownPage }) => {
    const form = `<form>${ID}${hostHtml({ recommended: CONFIG })}</form>`;
    await shopper.goto(ownPage(bareHtml(`<section style="background:${around}">${form}</section>`)));
    expect(await until(shopper, APPLE, seen, APPLE)).toMatchObject({ background, logo: drawn('apple-pay', ink) });
  });
}
