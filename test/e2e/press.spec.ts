import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';
import { holdAnswers } from './fixtures/hold';
import { stopFirstNavigation } from './fixtures/stop-navigation';
import { goBack } from './fixtures/wait';
import { WHOLE_BROWSER } from '../whole-browser';

for (const theme of ['a', 'b'] as const) {
  test.describe(`theme ${theme}`, () => {
    test('Buy It Now creates one cart of what is chosen and goes to checkout', async ({ page, gotoProduct, store }) => {
      await gotoProduct('sencha', { theme });
      await parts(page).buyItNow.click();
      expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });

      const calls = await store.calls('cartCreate');
      expect(calls).toHaveLength(1);
      expect(calls[0]?.url).toBe('/api/unstable/graphql.json?operation_name=cartCreate');
      expect(calls[0]?.headers).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        accept: 'application/json',
        'x-sdk-variant': 'karui',
        'x-wallet-name': 'BuyItNow',
        'x-start-wallet-checkout': 'true',
        'x-shopify-storefront-access-token': expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(calls[0]?.body).toMatchObject({
        variables: {
          country: 'JP',
          language: 'JA',
          input: {
            lines: [{ merchandiseId: 'gid://shopify/ProductVariant/41001', quantity: 2 }],
            buyerIdentity: { countryCode: 'JP' },
          },
        },
      });
    });

    test('Shop Pay is forced on the checkout page', async ({ page, gotoProduct, store }) => {
      await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
      await parts(page).shopPay.click();
      expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_product' });
      expect((await store.calls('cartCreate'))[0]?.headers['x-wallet-name']).toBe('ShopPay');
    });

    test('more payment options skip Shop Pay when it is the recommended one', async ({ page, gotoProduct, store }) => {
      await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
      await parts(page).moreOptions.click();
      expect(await checkoutFlags(page)).toEqual({ skip_shop_pay: 'true' });
      expect(await store.calls('cartCreate')).toHaveLength(1);
    });
  });
}

/** `recommended-instrument` and `recommended` → the checkout flags of the link to more options. */
const INSTRUMENTS: [string, Record<string, string>, Record<string, string>][] = [
  ['Shop Pay as others write it', { 'recommended-instrument': 'ShopPay' }, { skip_shop_pay: 'true' }],
  ['Shop Pay by its config name', { 'recommended-instrument': 'shop_pay' }, { skip_shop_pay: 'true' }],
  ['another wallet', { 'recommended-instrument': 'PayPal' }, { storefront_wallet: 'true' }],
  ['an unknown wallet', { 'recommended-instrument': 'MoonPay' }, { storefront_wallet: 'true' }],
  [
    'Shop Pay beside another recommendation',
    { 'recommended-instrument': 'ShopPay', recommended: JSON.stringify(config('facebook_pay')) },
    { storefront_wallet: 'true' },
  ],
];

for (const [name, attributes, flags] of INSTRUMENTS) {
  test(`more payment options where recommended-instrument names ${name}`, async ({ page }) => {
    await gotoBare(page, formHtml(hostHtml({ fallback: JSON.stringify(config('facebook_pay')), ...attributes })));
    await parts(page).moreOptions.click();
    expect(await checkoutFlags(page)).toEqual(flags);
  });
}

test('the shopper’s own cart and its cookie stay as they were', async ({ page, gotoProduct, context }) => {
  await gotoProduct('gift-ebook');
  await page.request.post('/cart/add.js', { data: { items: [{ id: 43001, quantity: 1 }] } });
  const before = (await context.cookies()).find(({ name }) => name === 'cart');
  expect(before).toBeDefined();
  await page.reload();
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect((await context.cookies()).find(({ name }) => name === 'cart')).toEqual(before);
});

test('a double click makes one cart', async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha');
  await parts(page).buyItNow.dblclick();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('after a stopped navigation a second press goes to the same checkout', async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha');
  const navigations = await stopFirstNavigation(page);
  const { buyItNow } = parts(page);
  await buyItNow.click({ noWaitAfter: true });
  await expect.poll(navigations).toBe(1);
  await expect(buyItNow).toBeEnabled();
  await buyItNow.click();
  await checkoutFlags(page);
  expect(navigations()).toBe(2);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('while the cart is being created the button is busy, keeps the focus, and presses do nothing', async ({
  page,
  gotoProduct,
  store,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  const { release } = await holdAnswers(page, 'cartCreate');
  const { shopPay, moreOptions } = parts(page);
  await shopPay.focus();
  await page.keyboard.press('Enter');
  await expect(shopPay).toHaveAttribute('aria-busy', 'true');
  await expect(shopPay).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('shop-pay-wallet-button')).toHaveAttribute('disabled', '');
  await expect(shopPay).toBeFocused();
  await moreOptions.click({ force: true });
  release();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('back from checkout the button works again', { tag: WHOLE_BROWSER }, async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha');
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await checkoutFlags(page);
  await goBack(page);
  await expect(buyItNow).toBeEnabled();
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(2);
});

test('a page restored in the middle of a press is ready again', async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha');
  await store.faults({ operation: 'cartCreate', delayMs: 60_000 });
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(buyItNow).toBeEnabled();
});

test('the discount code in the cookie is sent with the cart', async ({ page, gotoProduct, store, context }) => {
  await context.addCookies([{ name: 'discount_code', value: 'OCHA10', url: store.url }]);
  await gotoProduct('sencha');
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({ variables: { input: { discountCodes: ['OCHA10'] } } });
});

test.describe('with the keyboard alone', () => {
  test.use({ openShadow: false });
  for (const [key, flags] of [
    ['Enter', { skip_shop_pay: 'true' }],
    ['Space', { skip_shop_pay: 'true' }],
  ] as const) {
    test(`${key} presses the link to more payment options and moves nothing in the page`, async ({
      page,
      gotoProduct,
      store,
    }) => {
      await store.faults({ operation: 'cartCreate', delayMs: 500 });
      await gotoProduct('sencha', { recommended: 'shop_pay' });
      await page.locator('more-payment-options-link a').focus();
      const before = await page.evaluate(() => [location.hash, scrollY]);
      await page.keyboard.press(key);
      expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(before);
      expect(await checkoutFlags(page)).toEqual(flags);
    });
  }

  test('Tab reaches Shop Pay in its closed root, and Space presses it', async ({ page, gotoProduct }) => {
    await gotoProduct('sencha', { recommended: 'shop_pay' });
    await page.locator('more-payment-options-link a').focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shop-pay-wallet-button');
    await page.keyboard.press('Space');
    expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  });
});
