import { expect, test } from './fixtures';
import { seen } from './seen';
import { until } from './until';

/** Runs in a page: where it is, once that begins so. */
const arrived = (start: string) => (location.pathname.startsWith(start) ? location.href : '');

test('a press of Buy It Now makes a cart and reaches checkout', async ({ shopper, store }) => {
  const button = 'shopify-buy-it-now-button';
  await shopper.goto('/products/sencha');
  await until(shopper, button, seen, button);
  await shopper.press(button);
  const address = new URL(await until(shopper, 'checkout', arrived, '/checkouts/'));
  expect(address.searchParams.get('storefront_wallet')).toBe('true');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

for (const handle of ['sencha', 'gift-ebook']) {
  test(`a press of Apple Pay opens the sheet inside the click, and ${handle} is ordered in it`, async ({
    shopper,
    store,
  }) => {
    const button = 'shopify-apple-pay-button';
    await shopper.goto(`/products/${handle}?recommended=apple_pay`);
    await until(shopper, button, seen, button);
    await shopper.press(button);
    const ready = () => window.applePaySimulator?.sheet()?.state === 'ready';
    await until(shopper, 'a sheet that can be used', ready, null);
    await shopper.evaluate(() => window.applePaySimulator!.user.authorize(), null);
    await until(shopper, 'the page that thanks', arrived, '/thank-you/');
    expect(await store.calls('applePaySessionCreate')).toHaveLength(1);
    expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
    expect(await store.calls('cartRemovePersonalData')).toHaveLength(1);
  });
}
