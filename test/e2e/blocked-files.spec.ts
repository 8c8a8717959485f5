import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { test as appleTest } from './fixtures/apple-pay-scenario';
import { bareHtml, hostHtml } from './fixtures/bare-page';
import { ID } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';

/** A file of the build does not arrive: the tab was opened before an upgrade, the line was cut, or a blocker stops it. */
const NAMES: Readonly<Record<string, string>> = {
  buy_it_now: '今すぐ購入',
  shop_pay: 'Shop Payで購入',
  google_pay: 'Google Payで購入',
  paypal: 'PayPalで購入',
  amazon_pay: 'Amazon Payで購入',
  buy_with_prime: 'Buy with Prime',
  facebook_pay: 'Meta Payで購入',
};

const MISSING = rowsOf<readonly [string, string]>(
  [
    ['press', 'buy_it_now'],
    ['press', 'shop_pay'],
    ['shop-pay', 'shop_pay'],
    ['google-pay', 'google_pay'],
    ['order', 'google_pay'],
    ['paypal', 'paypal'],
    ['amazon', 'amazon_pay'],
    ['load-script', 'amazon_pay'],
    ['dialog', 'buy_it_now'],
    ['companion', 'buy_it_now'],
  ],
  Object.keys(NAMES).flatMap((name) =>
    ['press', 'load-script', 'companion', 'choice-watch', 'rare-press'].map((missing) => [missing, name] as const),
  ),
);

for (const [file, wallet] of MISSING) {
  test(`without ${file}.js a press of ${wallet} ends in the store's checkout`, async ({
    page,
    gotoProduct,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED|Failed to load resource|dynamically imported/);
    await page.route(`**/karui/*/${file}.js`, (route) => route.abort());
    await gotoProduct('kyusu', wallet === 'buy_it_now' ? {} : { recommended: wallet });
    await page.getByRole('button', { name: NAMES[wallet]! }).click();
    await page.waitForURL('**/checkouts/**');
    expect(new URL(page.url()).pathname).toMatch(/^\/checkouts\//);
  });
}

/** A blocker's stub or an upload that was cut. */
for (const [file, wallet] of MISSING) {
  test(`with an empty ${file}.js a press of ${wallet} ends in the store's checkout`, async ({
    page,
    gotoProduct,
    allowErrors,
  }) => {
    allowErrors(/does not provide an export/);
    await page.route(`**/karui/*/${file}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: '' }),
    );
    await gotoProduct('kyusu', wallet === 'buy_it_now' ? {} : { recommended: wallet });
    await page.getByRole('button', { name: NAMES[wallet]! }).click();
    await page.waitForURL('**/checkouts/**');
  });
}

for (const file of ['press', 'companion'])
  appleTest(
    `with an empty ${file}.js Apple’s sheet closes, and the store’s checkout takes the order`,
    async ({ page, scenario, applePay }) => {
      scenario.except({ isGone: true });
      await page.route(`**/karui/*/${file}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: '' }),
      );
      await scenario.visit();
      await scenario.button.click();
      await page.waitForURL('**/checkouts/**');
      expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
    },
  );

appleTest(
  'a sheet that is closed before companion.js has failed ends its press',
  async ({ page, scenario, applePay }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/karui/*/companion.js', async (route) => {
      await failed;
      await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: '' });
    });
    await scenario.visit();
    await scenario.button.click();
    await applePay.user.cancel();
    const answered = page.waitForResponse('**/karui/*/companion.js');
    fail();
    await answered;
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toMatch(/^\/products\//);
    await expect(scenario.button).not.toHaveAttribute('aria-busy');
  },
);

test('without companion.js a page that refuses the press keeps its shopper, and the next press is sent with one address', async ({
  page,
  gotoProduct,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load resource|dynamically imported/);
  await page.route('**/karui/*/companion.js', (route) => route.abort());
  await gotoProduct('kyusu');
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const theirs = '<input type="hidden" name="return_to" value="/cart">';
    document.querySelector('shopify-accelerated-checkout')!.closest('form')!.insertAdjacentHTML('beforeend', theirs);
  });
  const button = page.getByRole('button', { name: NAMES['buy_it_now']! });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('companion.js'));
  await button.click();
  await failed;
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(new URL(page.url()).pathname).toBe('/products/kyusu');
  const sent = page.waitForRequest('**/cart/add');
  await button.click();
  const addresses = [...(await sent).postData()!.matchAll(/name="return_to"\s+(\S+)/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/checkout']);
  await page.waitForURL('**/checkouts/**');
});

const FORM = `<form method="post" action="/cart/add">${ID}<input name="quantity" value="2">${hostHtml({})}</form>`;

test('a core that is loaded by an address with a query hands over to the one of later files, and says so', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/karui: load http.*wallets\.js, not http.*wallets\.js\?v=1/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.route('**/queried', (route) =>
    route.fulfill({ contentType: 'text/html', body: bareHtml(FORM).replace('wallets.js', 'wallets.js?v=1') }),
  );
  await page.goto('/queried');
  await expect(parts(page).buyItNow).toBeEnabled();
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(told.filter((text) => text.startsWith('karui'))).toHaveLength(1);
});
