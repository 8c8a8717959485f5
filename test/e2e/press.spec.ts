import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { cartCookie, EBOOK, fillCart } from './fixtures/cart';
import { holdAnswers } from './fixtures/hold';
import { goBack } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

test('a double click on Buy It Now makes one cart of the chosen product, and does not change the shopper’s own cart', async ({
  page,
  gotoProduct,
  store,
  context,
}) => {
  await fillCart(page, EBOOK);
  const own = await cartCookie(context);
  await context.addCookies([{ name: 'discount_code', value: 'OCHA10', url: store.url }]);
  await gotoProduct('sencha');
  await parts(page).buyItNow.dblclick();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await cartCookie(context)).toBe(own);
  const [call, ...others] = await store.calls('cartCreate');
  expect(others).toEqual([]);
  expect(call?.url).toBe('/api/unstable/graphql.json?operation_name=cartCreate');
  expect(call?.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    accept: 'application/json',
    'x-sdk-variant': 'karui',
    'x-wallet-name': 'BuyItNow',
    'x-start-wallet-checkout': 'true',
    'x-shopify-storefront-access-token': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/41001', quantity: 2 }];
  expect(call?.body).toMatchObject({
    variables: {
      country: 'JP',
      language: 'JA',
      input: { lines, discountCodes: ['OCHA10'], buyerIdentity: { countryCode: 'JP' } },
    },
  });
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
  const [call, ...others] = await store.calls('cartCreate');
  expect(call?.headers['x-wallet-name']).toBe('ShopPay');
  expect(others).toEqual([]);
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

test.describe('with closed shadow roots', () => {
  test.use({ openShadow: false });

  test('the keyboard alone presses the link, which moves nothing in the page, and Shop Pay', async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('sencha', { recommended: 'shop_pay' });
    await page.evaluate(() => {
      document.addEventListener('karui:press', (event) => {
        document.title += ` ${(event as CustomEvent<{ instrument: string }>).detail.instrument}`;
        if (document.title.split(' ').length < 4) event.preventDefault();
      });
      document.title = 'pressed:';
    });
    await page.locator('more-payment-options-link a').focus();
    const before = await page.evaluate(() => [location.hash, scrollY]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(page).toHaveTitle('pressed: MoreOptions MoreOptions');
    expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(before);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shop-pay-wallet-button');
    await page.keyboard.press('Space');
    expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  });
});
