import { expect, test } from './fixtures';
import { parts } from './fixtures/widget';

for (const theme of ['a', 'b'] as const) {
  test(`a press of Amazon's own button leads to Amazon's page, and that to the review (theme ${theme})`, async ({
    page,
    store,
    amazon,
    gotoProduct,
    layoutShift,
  }) => {
    await gotoProduct('sencha', { theme, recommended: 'amazon_pay' });
    expect(amazon.loads()).toEqual([]);
    const button = await amazon.shown();
    expect((await layoutShift()).raw).toBe(0);
    await button.click();
    await page.waitForURL('https://payments.amazon.co.jp/checkout/initiate');
    await expect(page.getByRole('heading')).toHaveText('お支払いの確認');
    const order = (name: string) => page.locator(`[data-order=${name}]`);
    await expect(order('amount')).toHaveText('2160 JPY');
    await expect(order('productType')).toHaveText('配送あり');
    await expect(order('placement')).toHaveText('Product');
    expect(await store.calls('cartCreate')).toHaveLength(1);
    expect((await store.calls('cartCreate'))[0]?.headers['x-wallet-name']).toBe('AmazonPay');
    expect(amazon.loads()).toEqual(['https://static-fe.payments-amazon.com/checkout.js']);
    await page.getByRole('link', { name: '支払って' }).click();
    await page.waitForURL(/\/checkouts\/.*amazonCheckoutSessionId=/);
  });
}

test('a press whose script is blocked goes to checkout', async ({ page, amazon, gotoProduct, allowErrors }) => {
  allowErrors(/ERR_CONNECTION_FAILED/);
  amazon.deliver({ trouble: 'fails' });
  await gotoProduct('sencha', { recommended: 'amazon_pay' });
  await amazon.ours().click();
  await page.waitForURL(/\/checkouts\/.*wallet_processing_failed=true/);
  await expect(parts(page).dialog).toHaveCount(0);
});
