import { expect, test } from './fixtures';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { checkoutFlags, parts } from './fixtures/widget';

/** Error code in the console → the unusable attribute. */
const WRONG: [string, Record<string, string | null>][] = [
  ['missing-buyer-currency', { 'buyer-currency': null }],
  ['missing-access-token', { 'access-token': null }],
  ['missing-buyer-country', { 'buyer-country': null }],
  ['missing-buyer-locale', { 'buyer-locale': null }],
  ['invalid-variant-params', { 'variant-params': '[' }],
  ['invalid-recommended', { recommended: '{"name"' }],
  ['invalid-fallback', { fallback: '[]' }],
  ['invalid-wallet-params', { recommended: '{"name":"shop_pay","wallet_params":"x"}' }],
  ['invalid-api-base', { 'api-base': 'http://api.shop.example' }],
];

const SKELETON = '<div class="shopify-payment-button__skeleton"></div>';
const withSkeleton = (host: string) => host.replace('></', `>${SKELETON}</`);

test('each mistake is logged once in the console and renders nothing, until it is corrected', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/^console.error: karui: /);
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const hosts = WRONG.map(([, attributes]) => formHtml(withSkeleton(hostHtml(attributes))));
  // One outside a form is emptied without an error.
  await gotoBare(page, `${hosts.join('')}<div>${withSkeleton(hostHtml({}))}</div>`);
  await expect(page.locator('shopify-accelerated-checkout:empty')).toHaveCount(WRONG.length + 1);
  expect(said).toEqual(WRONG.map(([code]) => expect.stringContaining(`karui: ${code}`)));
  await parts(page)
    .host.first()
    .evaluate((element) => element.setAttribute('buyer-currency', 'JPY'));
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('a cart’s wallet that can’t be used is named in the console, unknown and repeated ones are passed over, and the others are shown', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/^console.error: karui: invalid-wallet-params \{"name":"paypal"/);
  await fillCart(page, SENCHA);
  const names = ['shop_pay', 'moon_pay', 'shop_pay', 'amazon_pay'];
  const configs = [{ name: 'paypal', wallet_params: 5 }, ...names.map(config)];
  await gotoBare(page, cartHostHtml([], { 'wallet-configs': JSON.stringify(configs) }));
  await expect(page.getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await checkoutFlags(page);
});

test('with storage, cookies and analytics blocked, and a second copy of the script, the button works', async ({
  page,
  store,
}) => {
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
  const notice = '<small id="shopify-buyer-consent">同意</small>';
  await gotoBare(page, formHtml(withSkeleton(hostHtml({})) + notice));
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
