import { expect, test } from './fixtures';
import { gotoWithPolicy } from './fixtures/amazon-page';
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
    expect(amazon.loads()).toHaveLength(3);
  });

  test('when the shop’s server is gone', async ({ page, amazon, store, gotoProduct, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await store.faults({ operation: 'amazon_pay', drop: true });
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    expect(await checkoutFlags(page)).toEqual(DECELERATED);
    expect(await store.calls('cartCreate')).toHaveLength(1);
    expect(amazon.orders).toEqual([]);
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
});
