import type { Page } from '@playwright/test';
import { runBundled } from '../../src/build/bundle';
import type * as Markup from '../../src/snippet/markup';
import { expect, test } from './fixtures';
import { HOST_ATTRIBUTES } from './fixtures/bare-page';
import { snippet } from './fixtures/boot-page';
import { config, fillCart, SENCHA } from './fixtures/cart';
import { untilTaken } from './fixtures/painted';
import { checkoutFlags } from './fixtures/widget';

const { cartMarkup, pageStyle, productMarkup } = await runBundled<typeof Markup>('src/snippet/markup.tsx');

const FROM_PRODUCT = { payment: 'shop_pay', redirect_source: 'direct_checkout_product' };
const FROM_CART = { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' };
const USUAL = { storefront_wallet: 'true' };

/** A form with all that a line can have. */
const formWith = (host: string, root = '') =>
  `<form method="post" action="${root}/cart/add"><input type="hidden" name="id" value="42001"><input type="hidden" name="selling_plan" value="9001">
   <label>数量 <input name="quantity" value="1"></label><label>名入れ <input name="properties[名入れ]"></label>
   <label>写真 <input type="file" name="properties[写真]"></label>${host}<button type="submit">カートに入れる</button></form>`;

const product = (wallet: string, root?: string) => {
  const attributes = { ...HOST_ATTRIBUTES, recommended: JSON.stringify(config(wallet)) };
  return productMarkup(attributes, wallet, root ? { root } : {});
};

const { recommended: _one, 'variant-params': _two, ...CART } = HOST_ATTRIBUTES;
const cart = (wallets: readonly string[], root?: string) =>
  cartMarkup({ ...CART, 'wallet-configs': JSON.stringify(wallets.map(config)) }, wallets, {
    ...(root && { root }),
  });

/**
 * Opens a server's page.
 *
 * @param waitUntil `domcontentloaded` where the widget's script is held
 * @returns addresses of the scripts that it asks for
 */
async function openServed(
  page: Page,
  body: string,
  head = '',
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const style = pageStyle({});
  await page.route('**/served', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ja"><head><title>served</title>${head}${style}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto('/served', { waitUntil });
  return scripts;
}

/** The lines of the shopper's cart: what, how many, by which plan, with which properties. */
const lines = async (page: Page) => {
  const { items } = (await (await page.request.get('/cart.js')).json()) as {
    items: {
      variant_id: number;
      quantity: number;
      properties: Record<string, string>;
      selling_plan_allocation?: { selling_plan: { id: number } };
    }[];
  };
  return items.map((item) => [
    item.variant_id,
    item.quantity,
    item.selling_plan_allocation?.selling_plan.id,
    item.properties?.['名入れ'],
  ]);
};

// A root that the parser has made is taken over only in its own mode.
test.use({ openShadow: false });

/** What is pressed → what the checkout's address says of it. */
const PRODUCTS = [
  ['shop_pay', 'Shop Payで購入', FROM_PRODUCT],
  ['shop_pay', 'その他のお支払い方法', { skip_shop_pay: 'true' }],
  ['facebook_pay', 'Meta Payで購入', USUAL],
  ['facebook_pay', 'その他のお支払い方法', USUAL],
  ['buy_it_now', '今すぐ購入', USUAL],
  ['paypal', 'PayPalで購入', USUAL],
] as const;

/** A line of the form, as a shopper fills it in. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('数量').fill('2');
  await page.getByLabel('名入れ').fill('葵');
}

for (const [how, javaScriptEnabled, head] of [
  ['are off', false, ''],
  ['are blocked', true, '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">'],
] as const)
  test.describe(`where scripts ${how}`, () => {
    test.use({ javaScriptEnabled });

    test('each button of a product sends its form, and the checkout’s address says which it was', async ({
      page,
      store,
      allowErrors,
    }) => {
      allowErrors(/Content Security Policy/);
      for (const [wallet, name, flags] of PRODUCTS) {
        await page.context().clearCookies();
        const scripts = await openServed(page, formWith(product(wallet)), head + snippet);
        await fillIn(page);
        expect(scripts.filter((path) => !path.endsWith('/wallets.js'))).toEqual([]);
        await page.getByRole('button', { name, exact: true }).click();
        expect(await checkoutFlags(page), name).toEqual(flags);
        expect(await lines(page)).toEqual([[42001, 2, 9001, '葵']]);
      }
      expect(await store.calls('cartCreate')).toEqual([]);
    });

    test('a cart’s buttons lead to its checkout, and the page’s language stays', async ({ page, allowErrors }) => {
      allowErrors(/Content Security Policy/);
      for (const [name, flags] of [
        ['Shop Pay', FROM_CART],
        ['Meta Pay', USUAL],
        ['PayPal', USUAL],
      ] as const) {
        await page.goto('/');
        await page.context().clearCookies();
        await fillCart(page, SENCHA);
        await openServed(page, cart(['shop_pay', 'facebook_pay', 'paypal'], '/en-us/'), head);
        const asked = page.waitForRequest('**/en-us/checkout?*');
        await page.getByRole('link', { name, exact: true }).click();
        await asked;
        expect(await checkoutFlags(page), name).toEqual(flags);
        expect(await lines(page)).toEqual([[41001, 2, undefined, undefined]]);
      }
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent with its file, in the page’s language, into the window that is looked at', async ({
    page,
  }) => {
    const form = formWith(product('shop_pay', '/en-us/'), '/en-us').replace('<form', '<form target="hidden-frame"');
    await openServed(page, `${form}<iframe name="hidden-frame" hidden></iframe>`);
    await page.getByLabel('写真').setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    const sent = page.waitForRequest('**/en-us/cart/add');
    await page.getByRole('button', { name: 'Shop Payで購入' }).click();
    const body = (await sent).postDataBuffer()!.toString();
    expect(body).toContain('filename="cat.png"');
    expect(body).toContain('/en-us/checkout?payment=shop_pay&redirect_source=direct_checkout_product');
    await page.waitForURL('**/checkouts/**');
  });

  test('what is pressed has the box of what is seen, and one stop for the keyboard each', async ({ page }) => {
    await openServed(page, formWith(product('shop_pay')) + cart(['shop_pay', 'paypal']));
    const wallet = page.locator('shop-pay-wallet-button').first();
    const control = page.getByRole('button', { name: 'Shop Payで購入' });
    expect(await control.boundingBox()).toEqual(await wallet.boundingBox());
    expect((await wallet.boundingBox())!.height).toBe(44);
    const link = page.locator('more-payment-options-link');
    const seen = await link.locator('a').boundingBox();
    expect(await link.getByRole('button').boundingBox()).toEqual(seen);
    await page.getByLabel('写真').focus();
    const stops = [];
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.locator(':focus').first().textContent());
    }
    expect(stops).toEqual(['Shop Payで購入', 'その他のお支払い方法', 'カートに入れる', 'Shop Pay']);
  });

  test('Enter on a button sends the form as a click does', async ({ page }) => {
    await openServed(page, formWith(product('shop_pay')));
    await page.getByRole('button', { name: 'Shop Payで購入' }).press('Enter');
    expect(await checkoutFlags(page)).toEqual(FROM_PRODUCT);
    expect(await lines(page)).toEqual([[42001, 1, 9001, undefined]]);
  });

  test('a button that a server has disabled sends nothing', async ({ page }) => {
    const host = productMarkup({ ...HOST_ATTRIBUTES, recommended: JSON.stringify(config('shop_pay')) }, 'shop_pay', {
      disabled: true,
    });
    await openServed(page, formWith(host));
    for (const name of ['Shop Payで購入', 'その他のお支払い方法'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
  });
});

/** The pages of the store that a page has sent something to. */
async function sentTo(page: Page): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && /\/(cart\/add|checkout|cart\/c\/\w+)$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

interface Noted extends Window {
  first?: Node[];
}

/** Whether the wallet's element and what themes know of the link are the nodes of the first call. */
const areTheSame = (page: Page) =>
  page.evaluate(() => {
    const nodes = [
      ...document.querySelectorAll('shop-pay-wallet-button, more-payment-options-link, #more-payment-options-link'),
    ];
    const first = ((window as Noted).first ??= nodes);
    return nodes.length === 3 && nodes.every((node, at) => node === first[at]);
  });

test('when the widget comes, the nodes stay, the focus stays on the button, and the form is the page’s again', async ({
  page,
  store,
  holdWidget,
}) => {
  const release = await holdWidget();
  await openServed(page, formWith(product('shop_pay')), snippet, 'domcontentloaded');
  expect(await areTheSame(page)).toBe(true);
  await page.getByRole('button', { name: 'Shop Payで購入' }).focus();
  release();
  await untilTaken(page);
  expect(await areTheSame(page)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shop-pay-wallet-button');
  await expect(page.locator('shopify-accelerated-checkout [type=submit]')).toHaveCount(0);
  const sent = await sentTo(page);
  await page.keyboard.press('Enter');
  expect(await checkoutFlags(page)).toEqual(FROM_PRODUCT);
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(sent).not.toContain('/cart/add');
});

test('once the widget is there, Enter in a field is the theme’s button also where ours stands before it', async ({
  page,
}) => {
  await openServed(page, formWith(product('buy_it_now')), snippet);
  await untilTaken(page);
  const sent = page.waitForRequest('**/cart/add');
  await page.getByLabel('数量').press('Enter');
  expect((await sent).postData()).not.toContain('return_to');
});

test.describe('when the widget does not come', () => {
  test('a server’s button stays the same node, and sends the form', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/wallets.js', (route) => route.abort());
    await openServed(page, formWith(product('shop_pay')), snippet);
    expect(await areTheSame(page)).toBe(true);
    const sent = await sentTo(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Shop Payで購入' }).click();
    expect(await checkoutFlags(page)).toEqual(FROM_PRODUCT);
    expect(await lines(page)).toEqual([[42001, 2, 9001, '葵']]);
    expect(sent.filter((path) => path === '/cart/add')).toHaveLength(1);
  });
});
