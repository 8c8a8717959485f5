import { expect, test } from './fixtures';
import { formHtml, gotoBare, HOST_ATTRIBUTES } from './fixtures/bare-page';
import { fillCart, SENCHA } from './fixtures/cart';

const { 'access-token': token } = HOST_ATTRIBUTES;

/** A wallet's element without a host of ours, as HTML. */
const aloneHtml = (name: string, more = '') =>
  `<${name} wallet-params="{}" access-token="${token}" buyer-country="JP" buyer-currency="JPY"${more}></${name}>`;

test('a wallet’s element alone in a product form buys the form', async ({ page, store }) => {
  await gotoBare(page, formHtml(aloneHtml('shopify-buy-it-now-button', ' page-type="product"')));
  await page.getByRole('button').click();
  await page.waitForURL(/\/checkouts\//);
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({ variables: { input: { lines: [{ quantity: 2 }] } } });
});

test('a wallet’s element alone outside a form buys the cart', async ({ page, store }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await gotoBare(page, aloneHtml('shop-pay-wallet-button', ' page-type="cart_page"'));
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await page.waitForURL(/\/checkouts\//);
  expect(await store.calls('cart')).toHaveLength(1);
});

test('a page that nobody has touched shows it, where the core paints the other buttons', async ({
  page,
  widgetScripts,
}) => {
  await page.route('**/products/sencha*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${aloneHtml('shop-pay-wallet-button')}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/products/sencha');
  await expect(page.locator('shop-pay-wallet-button shop-pay-wallet-button').getByRole('button')).toBeAttached();
  expect(widgetScripts().map((url) => url.split('/').at(-1))).toContain('rare-hosts.js');
});

test('a page without such an element does not fetch its code', async ({ page, gotoProduct, widgetScripts }) => {
  await gotoProduct('sencha', {});
  await page.mouse.move(2, 2);
  await expect.poll(() => widgetScripts().some((url) => url.endsWith('wallets.js'))).toBe(true);
  await page.getByRole('button', { name: '今すぐ購入' }).first().hover();
  await expect.poll(() => widgetScripts().some((url) => url.endsWith('dialog.js'))).toBe(true);
  expect(widgetScripts().some((url) => url.endsWith('rare-hosts.js'))).toBe(false);
});

test('in PCI mode the page hears that the code of such an element could not be loaded', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'rare-hosts.js', status: 503 });
  await page.addInitScript(() =>
    addEventListener('wallet-rendered', (event) =>
      Object.assign(window, { heard: [(event.target as Element).localName, (event as CustomEvent).detail] }),
    ),
  );
  await gotoBare(page, aloneHtml('shop-pay-wallet-button', ' page-type="cart_page" pci-enabled'));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown))
    .toEqual(['shop-pay-wallet-button', { success: false, message: 'missing' }]);
});
