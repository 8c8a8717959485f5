import { expect, test } from './fixtures';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { checkoutFlags, parts } from './fixtures/widget';

/** Error code in the console → the unusable attributes. */
const WRONG: [string, Record<string, string | null>][] = [
  ['missing-buyer-currency', { 'buyer-currency': null }],
  ['missing-access-token', { 'access-token': null }],
  ['missing-buyer-country', { 'buyer-country': null }],
  ['missing-buyer-locale', { 'buyer-locale': null }],
  ['invalid-variant-params', { 'variant-params': '[' }],
  ['invalid-recommended', { recommended: '{"name"' }],
  ['invalid-fallback', { fallback: '[]' }],
  ['invalid-wallet-params', { recommended: '{"name":"shop_pay","wallet_params":"x"}' }],
];

for (const [code, attributes] of WRONG) {
  test(`${code} is logged once in the console, and nothing is rendered`, async ({ page, allowErrors }) => {
    allowErrors(/^console.error: karui: /);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await gotoBare(
      page,
      formHtml(hostHtml(attributes).replace('></', '><div class="shopify-payment-button__skeleton"></div></')),
    );
    await expect(page.locator('shopify-accelerated-checkout:empty')).toHaveCount(1);
    expect(said).toEqual([expect.stringContaining(`karui: ${code}`)]);
  });
}

test('a cart’s wallet that can’t be used is named in the console, and the others are shown', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/^console.error: karui: invalid-wallet-params \{"name":"paypal"/);
  await fillCart(page, SENCHA);
  const configs = [config('shop_pay'), { name: 'paypal', wallet_params: 5 }, config('amazon_pay')];
  await gotoBare(page, cartHostHtml([], { 'wallet-configs': JSON.stringify(configs) }));
  await expect(page.getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await checkoutFlags(page);
});

test('a host works again once its attribute is corrected', async ({ page, allowErrors }) => {
  allowErrors(/^console.error: karui: /);
  await gotoBare(page, formHtml(hostHtml({ 'buyer-currency': null })));
  const { host, buyItNow } = parts(page);
  await host.evaluate((element) => element.setAttribute('buyer-currency', 'JPY'));
  await expect(buyItNow).toBeEnabled();
});

test('a product host outside a form is emptied without an error', async ({ page }) => {
  await gotoBare(
    page,
    `<div>${hostHtml({}).replace('></', '><div class="shopify-payment-button__skeleton"></div></')}</div>`,
  );
  await expect(page.locator('shopify-accelerated-checkout:empty')).toHaveCount(1);
});

test('a second copy of the script changes nothing', async ({ page, store }) => {
  await gotoBare(page, formHtml(hostHtml({})));
  const { buyItNow } = parts(page);
  await expect(buyItNow).toHaveCount(1);
  await page.evaluate(async () => {
    await import(`${document.querySelector<HTMLScriptElement>('script[type="module"]')?.src}?copy`);
  });
  await expect(buyItNow).toHaveCount(1);
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('when the elements can’t be registered, only skeletons and consent notice are removed', async ({ page }) => {
  await page.addInitScript(() => {
    customElements.define = () => {
      throw new DOMException('no', 'NotSupportedError');
    };
  });
  await gotoBare(
    page,
    formHtml(
      hostHtml({}).replace('></', '><div class="shopify-payment-button__skeleton"></div></') +
        '<small id="shopify-buyer-consent">同意</small>',
    ),
  );
  await expect(page.locator('.shopify-payment-button__skeleton, #shopify-buyer-consent')).toHaveCount(0);
  await expect(page.locator('#after')).toBeVisible();
});

test('when only the cart element can’t be registered, its skeleton is removed and other buttons stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = (name, constructor) => {
      if (name === 'shopify-accelerated-checkout-cart') throw new DOMException('no', 'NotSupportedError');
      define(name, constructor);
    };
  });
  const skeleton = '<div class="wallet-cart-grid--skeleton"></div>';
  await gotoBare(page, formHtml(hostHtml({})) + cartHostHtml(['shop_pay']).replace('></', `>${skeleton}</`));
  await expect(page.locator('.wallet-cart-grid--skeleton')).toHaveCount(0);
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('with storage, cookies and analytics blocked the button works', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
    navigator.sendBeacon = () => false;
  });
  await gotoBare(page, formHtml(hostHtml({})));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
});
