import { expect, test } from './fixtures';
import { gotoWithPolicy } from './fixtures/amazon-page';
import { fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';

const AMAZON = 'https://payments.amazon.co.jp/checkout/initiate';
const DECELERATED = { wallet_processing_failed: 'true' };

test.describe('a press goes to checkout', () => {
  test('when the script is blocked', async ({ page, amazon, gotoProduct, allowErrors }) => {
    allowErrors(/ERR_CONNECTION_FAILED/);
    amazon.deliver({ trouble: 'fails' });
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await amazon.ours().click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
  });

  test('when the script throws a text', async ({ page, amazon, gotoProduct }) => {
    amazon.behave({ checkoutThrows: 'AmazonPay: no' });
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
  });

  for (const [what, fault] of [
    ['refuses', { status: 401 }],
    ['is down', { status: 500 }],
    ['answers with a page', { html: true }],
    ['is cut off', { truncated: true }],
    ['has not signed', { payload: { signature: null } }],
    ['is gone', { drop: true }],
  ] as const) {
    test(`when the shop’s server ${what}`, async ({ page, amazon, store, gotoProduct, allowErrors }) => {
      allowErrors(/Failed to load resource/);
      await store.faults({ operation: 'amazon_pay', ...fault });
      await gotoProduct('sencha', { recommended: 'amazon_pay' });
      await (await amazon.shown()).click();
      expect(await checkoutFlags(page)).toEqual(DECELERATED);
      expect(await store.calls('cartCreate')).toHaveLength(1);
      expect(amazon.orders).toEqual([]);
    });
  }

  test('in another currency than the page, as every press does', async ({ page, amazon, gotoProduct }) => {
    await gotoProduct('usd-price', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    expect(await checkoutFlags(page)).toEqual({ wallet_currency_change: 'true' });
    expect(amazon.orders).toEqual([]);
  });

  test('without a merchantId, and fetches no script', async ({ page, amazon, store }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await fillCart(page, SENCHA);
    const markup = {
      'cart-attr.wallet-configs': '[{"name":"amazon_pay","wallet_params":{}}]',
      'cart-attr.debug': 'true',
    };
    await gotoCart(page, { ...markup, drawer: 'off' });
    await amazon.ours().click();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    expect((await store.calls('cart'))[0]?.headers['x-wallet-name']).toBe('AmazonPay');
    expect(amazon.loads()).toEqual([]);
    expect(said.filter((text) => text.startsWith('karui')).join()).toContain('wrong merchantId');
  });
});

test.describe('under a content policy', () => {
  const OWN = "default-src 'self'; style-src 'self'; img-src 'self' data:";

  test('that names Amazon’s hosts all of it works', async ({ page, amazon }) => {
    const policy = `${OWN}; script-src 'self' https://static-fe.payments-amazon.com; form-action https://payments.amazon.co.jp`;
    await gotoWithPolicy(page, policy);
    await (await amazon.shown()).click();
    await page.waitForURL(AMAZON);
  });

  test('that requires Trusted Types our own button takes the press', async ({
    page,
    amazon,
    gotoProduct,
    allowErrors,
  }) => {
    allowErrors(/TrustedHTML/);
    await gotoProduct('sencha', { recommended: 'amazon_pay', params: { csp: '1' } });
    await amazon.ours().scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect.poll(() => amazon.calls('renderButton')).toHaveLength(1);
    await expect(amazon.button()).toHaveCount(0);
    await amazon.ours().click();
    await page.waitForURL(AMAZON);
  });

  test('that blocks Amazon’s script a press goes to checkout', async ({ page, amazon, allowErrors }) => {
    allowErrors(/Content Security Policy|violates/);
    await gotoWithPolicy(page, `${OWN}; script-src 'self'`);
    await amazon.ours().click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
    expect(amazon.orders).toEqual([]);
  });
});
