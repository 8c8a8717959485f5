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
  buy_with_prime: 'Buy with Primeで購入',
  facebook_pay: 'Meta Payで購入',
};

const MISSING = rowsOf<readonly [string, string]>(
  [
    ['press', 'buy_it_now'],
    ['press', 'shop_pay'],
    ['buy-it-now', 'buy_it_now'],
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
    ['press', 'buy-it-now', 'load-script', 'companion', 'button-signs', 'compat', 'choice-watch', 'withdraw'].map(
      (missing) => [missing, name] as const,
    ),
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

appleTest(
  'with an empty press.js Apple’s sheet closes, and the store’s checkout takes the order',
  async ({ page, scenario, applePay }) => {
    scenario.except({ isGone: true });
    await page.route('**/karui/*/press.js', (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: '' }),
    );
    await scenario.visit();
    await scenario.button.click();
    await page.waitForURL('**/checkouts/**');
    expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
  },
);

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
