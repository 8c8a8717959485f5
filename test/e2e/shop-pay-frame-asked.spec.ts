import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { touch } from './fixtures/shop-pay';
import { loaded, untilIdle } from './fixtures/wait';

/** What a page of the platform's says before anything else. */
const PLATFORM = '<script>window.Shopify = { shop: "karui.myshopify.com" }</script>';
/** A page of somebody else's may have parts of it, for example for the shopper's consent. */
const HEADLESS = '<script>window.Shopify = { customerPrivacy: {} }</script>';

test.beforeEach(({ shopPay }) => shopPay.login());

const host = (wallet_params: object) =>
  formHtml(hostHtml({ recommended: JSON.stringify({ name: 'shop_pay', wallet_params }) }));

for (const [what, head, params] of [
  ['on a page of the platform’s', PLATFORM, {}],
  ['on another page whose merchant says so', '', { personalized: true }],
] as const)
  test(`the shopper’s account is asked for ${what}`, async ({ page, shopPay }) => {
    await gotoBare(page, host(params), head);
    await touch(page);
    await expect(page.locator('shop-pay-wallet-button')).toHaveAttribute('personalized', 'true');
    expect(shopPay.requests).toHaveLength(1);
  });

for (const [what, head, params] of [
  ['on a page that is not the platform’s', '', {}],
  ['where only a part of the platform’s scripts is', HEADLESS, {}],
  ['on a page of the platform’s whose merchant wants none', PLATFORM, { personalized: false }],
] as const)
  test(`nothing is asked for the shopper’s account ${what}`, async ({ page, shopPay }) => {
    // A server of the storefront's own answers every path with its page, which would run a second time.
    let pages = 0;
    await page.route(/login_with_shop/, async (route) => {
      pages += 1;
      await route.fulfill({ contentType: 'text/html', body: '<title>the storefront again</title>' });
    });
    await gotoBare(page, host(params), head);
    await touch(page);
    await page.locator('shop-pay-wallet-button').hover();
    await loaded(page, 'shop-pay.js');
    await untilIdle(page);
    await untilIdle(page);
    await expect(page.locator('shop-pay-wallet-button iframe')).toHaveCount(0);
    expect([pages, shopPay.requests]).toEqual([0, []]);
  });
