import type { Locator } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures/paypal-v6-scenario';
import { asPopup } from './fixtures/paypal-window';

const CHECKOUT = 'checkout storefront_wallet';

// Nobody knows then whether a window is still open. Browsers of tests say of every page that the shopper looks at it.
test.use({ payPalV6Options: { starts: 'at once' } });

/** Presses a button that PayPal's overlay covers for the pointer. */
async function pressByKey(button: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press('Enter');
}

test('a shopper who looks at the page can press again, or go back to PayPal’s window and approve', async ({
  scenario,
  store,
  v6,
}) => {
  await store.faults({ operation: 'PayPalBuyerDetailsFetch', delayMs: 1500, times: 1 });
  const window = await v6.open();
  await window.order();
  await scenario.ready();
  await window.approve();
  await expect(v6.ours()).toHaveAttribute('aria-busy', 'true');
  expect(await scenario.outcome()).toBe(CHECKOUT);
  await expect(scenario.dialog).toHaveCount(0);
  expect(await scenario.calls('cartCreate', 'PayPalBuyerDetailsFetch', 'cartPaymentUpdate')).toEqual([1, 1, 1]);
});

test(
  'the next press closes the window that was left, and only its own approval counts',
  { tag: WHOLE_BROWSER },
  async ({ scenario, page, v6 }) => {
    const left = await v6.open();
    const { token } = await left.order();
    await scenario.ready();
    const opened = page.context().waitForEvent('page');
    await pressByKey(v6.ours());
    const next = asPopup(await opened);
    await left.gone();
    expect((await next.order()).token).not.toBe(token);
    await next.approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    expect(await scenario.calls('PayPalBuyerDetailsFetch', 'cartPaymentUpdate')).toEqual([1, 1]);
  },
);

test('a press of another wallet closes the window that was left', async ({ scenario, store, page, v6 }) => {
  const window = await v6.open();
  await window.order();
  await scenario.ready();
  await store.faults({ operation: 'cartCreate', stock: 0 });
  await pressByKey(page.locator('shopify-accelerated-checkout .shopify-payment-button__more-options').first());
  await window.gone();
  expect(await scenario.outcome()).toContain('dialog');
  expect(await scenario.calls('PayPalBuyerDetailsFetch')).toEqual([0]);
});

test('the window that was left closes quietly when its host is removed', async ({ scenario, page, v6 }) => {
  const window = await v6.open();
  await window.order();
  await scenario.ready();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await window.gone();
  await expect(scenario.dialog).toHaveCount(0);
});

test('a window of whose press another one has begun meanwhile closes when the shopper looks at the page', async ({
  scenario,
  payPal,
  store,
  page,
  v6,
}) => {
  await store.faults({ operation: 'paypalTokenCreate', delayMs: 2500, times: 1 });
  await v6.visit();
  await page.locator('form:has(shopify-accelerated-checkout)').evaluate((form: HTMLFormElement) => {
    const other = form.cloneNode(true) as HTMLFormElement;
    other.insertAdjacentHTML('beforeend', '<input type="hidden" name="quantity" value="3">');
    form.after(other);
  });
  const more = page.locator('shopify-accelerated-checkout .shopify-payment-button__more-options');
  await expect(more).toHaveCount(2);
  const window = await payPal.press(v6.ours());
  await expect.poll(() => scenario.calls('paypalTokenCreate')).toEqual([1]);
  await store.faults({ operation: 'cartCreate', stock: 0 });
  await pressByKey(more.last());
  expect(await scenario.outcome()).toContain('dialog');
  await window.gone();
  expect(await scenario.calls('PayPalBuyerDetailsFetch')).toEqual([0]);
});
