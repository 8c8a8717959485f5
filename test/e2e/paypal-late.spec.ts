import { expect, test } from './fixtures/paypal-scenario';

for (const [what, fault, told] of [
  ['a token comes', {}, 'onCancel'],
  ['a token fails', { userErrors: [{ code: 'GENERIC_ERROR' }] }, 'onError'],
] as const) {
  test(`${what} when its window is closed and the next one open: that one is paid`, async ({
    scenario,
    payPal,
    store,
  }) => {
    await store.faults({ operation: 'paypalTokenCreate', delayMs: 3000, times: 1, ...fault });
    const first = await scenario.open();
    await expect.poll(() => scenario.calls('paypalTokenCreate')).toEqual([1]);
    await first.close();
    await scenario.ready();
    const before = payPal.callbacks().length;
    const second = await payPal.click();
    await second.order();
    await expect.poll(() => payPal.callbacks().slice(before)).toContain(told);
    await expect(scenario.dialog).toHaveCount(0);
    await second.approve();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  });
}
