import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { sentLines } from './fixtures/product-form';

for (const wallet of rowsOf<'google_pay', 'paypal'>(['google_pay'], ['paypal'])) {
  test(`${wallet}: a press does not buy what is changed while it waits for the vendor’s script`, async ({
    page,
    store,
    googlePay,
    payPal,
    gotoProduct,
  }) => {
    const releases = [googlePay.hold(), payPal.hold()];
    await page.clock.install();
    await gotoProduct('sencha', { recommended: wallet });
    const button = page.locator(`shopify-${wallet.replace('_', '-')}-button[access-token] button`).first();
    const asked = page.waitForRequest(/pay\.google\.com|paypal\.com/);
    await button.click();
    await asked;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.locator('[name="quantity"]').first().fill('5');
    await page.clock.runFor(2000);
    await expect.poll(() => store.calls('cartCreate')).toHaveLength(1);
    expect(sentLines(await store.calls('cartCreate'))).toEqual([expect.objectContaining({ quantity: 2 })]);
    for (const release of releases) release();
  });
}
