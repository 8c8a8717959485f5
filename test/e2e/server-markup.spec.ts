import { runBundled } from '../../src/build/bundle';
import type * as Markup from '../../src/snippet/markup';
import { expect, test } from './fixtures';
import { HOST_ATTRIBUTES } from './fixtures/bare-page';
import { snippet } from './fixtures/boot-page';
import { config, fillCart, SENCHA } from './fixtures/cart';
import { picture, untilPainted, untilTaken } from './fixtures/painted';
import { heightOf } from './fixtures/widget';

const { cartMarkup, pageStyle, productMarkup } = await runBundled<typeof Markup>('src/snippet/markup.tsx');
const options = {};

const ATTRIBUTES = { ...HOST_ATTRIBUTES, recommended: JSON.stringify(config('shop_pay')) };
const NAMES = ['shop_pay', 'paypal', 'facebook_pay'] as const;
const { recommended: _one, 'variant-params': _two, ...CART } = HOST_ATTRIBUTES;

const pageOf = (body: string, head = '') =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>server</title>${head}${pageStyle(options)}</head><body>${body}</body></html>`;

const PRODUCT = `<form method="post" action="/cart/add"><input type="hidden" name="id" value="43001"><button name="add">カートに入れる</button>${productMarkup(ATTRIBUTES, 'shop_pay', options)}</form>`;
const IN_CART = cartMarkup({ ...CART, 'wallet-configs': JSON.stringify(NAMES.map(config)) }, NAMES, options);

// A root that the parser has made is taken over only in its own mode.
test.use({ openShadow: false });

test('no pixel of a server’s buttons changes when the widget takes them over', async ({ page, holdWidget }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  const release = await holdWidget();
  await page.route('**/server', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(PRODUCT + IN_CART, snippet) }),
  );
  await page.goto('/server', { waitUntil: 'commit' });
  await untilPainted(page);
  expect(await heightOf(page.locator('shop-pay-wallet-button').first())).toBe(44);
  const before = await picture(page);
  release();
  await untilTaken(page);
  await untilPainted(page);
  expect(before.equals(await picture(page))).toBe(true);
});

test('nothing moves where a server writes Buy It Now for a recommended wallet that can’t be here', async ({
  page,
  holdWidget,
  layoutShift,
}) => {
  const release = await holdWidget();
  const recommended = JSON.stringify(config('apple_pay'));
  const body = `<form method="post" action="/cart/add"><input type="hidden" name="id" value="43001">${productMarkup({ ...HOST_ATTRIBUTES, recommended }, 'buy_it_now', options)}</form><p>below</p>`;
  await page.route('**/server', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(body, snippet) }));
  await page.goto('/server', { waitUntil: 'commit' });
  await untilPainted(page);
  const before = await picture(page);
  release();
  await untilTaken(page);
  expect(before.equals(await picture(page))).toBe(true);
  expect((await layoutShift()).cls).toBe(0);
});

test('the form overrules a server’s `disabled`, whose buttons are in the markup as well', async ({ page }) => {
  const host = productMarkup({ ...HOST_ATTRIBUTES, disabled: '' }, 'buy_it_now', { ...options, disabled: true });
  const body = `<form method="post" action="/cart/add"><input type="hidden" name="id" value="43001">${host}</form>`;
  await page.route('**/server', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(body, snippet) }));
  await page.goto('/server');
  await expect(page.locator('shopify-buy-it-now-button[access-token]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeEnabled();
});

test('a server’s Buy It Now, a submit button, does not count as the theme’s submit button, which says whether the product can be bought', async ({
  page,
}) => {
  const host = productMarkup(HOST_ATTRIBUTES, 'buy_it_now', options);
  const body = `<form method="post" action="/cart/add"><input type="hidden" name="id" value="43001"><button disabled>売り切れ</button>${host}</form>`;
  await page.route('**/server', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(body, snippet) }));
  await page.goto('/server');
  await expect(page.locator('shopify-buy-it-now-button[access-token]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeDisabled();
});

test('the link below the buttons stays when a theme morphs the buttons into the server’s', async ({ page }) => {
  await page.route('**/server', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(PRODUCT, snippet) }));
  await page.goto('/server');
  const link = page.getByRole('link', { name: 'その他のお支払い方法' });
  await expect(page.locator('more-payment-options-link[access-token]')).toHaveCount(1);
  await expect(link).toBeVisible();
  await page.addScriptTag({ path: 'node_modules/idiomorph/dist/idiomorph.js' });
  await page.evaluate(async () => {
    const html = await (await fetch('/server')).text();
    const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('form')!;
    (window as unknown as { Idiomorph: { morph(old: Element, fresh: Element): void } }).Idiomorph.morph(
      document.querySelector('form')!,
      fresh,
    );
  });
  await expect(link).toBeVisible();
  await expect(link).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a server’s Buy It Now goes to checkout with the product form', async ({ page, store }) => {
    const form = PRODUCT.replace(/<shopify-accelerated-checkout[^]*<\/shopify-accelerated-checkout>/, () =>
      productMarkup(HOST_ATTRIBUTES, 'buy_it_now', options),
    );
    await page.route('**/server', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(form) }));
    await page.goto('/server');
    await page.getByRole('button', { name: '今すぐ購入' }).click();
    await page.waitForURL('**/checkouts/**');
    expect(await store.calls('cartCreate')).toEqual([]);
  });
});

test('a server’s Google Pay has the colours and the logo for a dark page when the widget has taken it over', async ({
  page,
}) => {
  const names = ['google_pay'] as const;
  const attributes = { ...CART, 'wallet-configs': JSON.stringify(names.map(config)) };
  const style = '<style>body { background: #000 }</style>';
  const drawn = async (host: string) => {
    await page.route('**/server', (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(host, snippet + style) }),
    );
    await page.goto('/server');
    await untilTaken(page);
    return picture(page);
  };
  await page.goto('/');
  await fillCart(page, SENCHA);
  const byServer = await drawn(cartMarkup(attributes, names, options));
  const attributesHtml = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
  const byWidget = await drawn(
    `<shopify-accelerated-checkout-cart ${attributesHtml.join(' ')}></shopify-accelerated-checkout-cart>`,
  );
  expect(byServer.equals(byWidget)).toBe(true);
});
