import { rowsOf } from '../combinations';
import { fillCart, SENCHA } from './fixtures/cart';
import { expect, test } from './fixtures/paypal-scenario';
import { untilIdle } from './fixtures/wait';
import { WHOLE_BROWSER } from '../whole-browser';

const CHECKOUT = 'checkout storefront_wallet';

test('a window that the shopper leaves ends quietly, and the next click begins anew', async ({ scenario, payPal }) => {
  const first = await scenario.open();
  await first.order();
  await first.cancel();
  await first.gone();
  await scenario.ready();
  await expect(scenario.dialog).toHaveCount(0);
  const second = await payPal.click();
  await second.order();
  await second.close();
  await scenario.ready();
  await (await payPal.click()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate', 'paypalTokenCreate', 'cartRemovePersonalData')).toEqual([3, 3, 0]);
});

for (const closedEarly of rowsOf<'error, cancel', 'cancel, error' | 'cancel'>(
  ['error, cancel'],
  ['cancel, error', 'cancel'],
)) {
  test.describe(`PayPal says ${closedEarly}`, () => {
    test.use({ payPalOptions: { closedEarly } });

    test('a window that is closed while the token is on its way ends quietly', async ({ scenario, payPal, store }) => {
      await store.faults({ operation: 'paypalTokenCreate', delayMs: 2500, times: 1 });
      const window = await scenario.open();
      await payPal.until('creating');
      await window.close();
      await scenario.ready();
      await expect(scenario.dialog).toHaveCount(0);
      await (await payPal.click()).approve();
      expect(await scenario.outcome()).toBe(CHECKOUT);
    });
  });
}

test.describe('in a browser without windows', () => {
  test.use({ payPalOptions: { popups: 'blocked' } });

  test('a frame over the page takes the window’s place', async ({ scenario }) => {
    const frame = await scenario.open();
    expect(frame.popup).toBeNull();
    await frame.approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
  });
});

test('the window closes without a dialog when the page prevents the press', async ({ scenario, payPal, page }) => {
  await page.addInitScript(() => addEventListener('karui:press', (event) => event.preventDefault()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await (await scenario.open()).gone();
  expect(payPal.callbacks()).toEqual(['onClick']);
  await untilIdle(page);
  // A file that is not fetched can't fail.
  expect(asked.filter((address) => address.includes('paypal-window'))).toEqual([]);
  expect(await scenario.calls('cartCreate')).toEqual([0]);
  await expect(scenario.dialog).toHaveCount(0);
});

test('while the window is open the button is busy, and another wallet can’t be pressed', async ({
  scenario,
  payPal,
  page,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await page.goto('/cart?wallets=paypal,shop_pay');
  await scenario.warm();
  const window = await payPal.click();
  await window.order();
  await expect(page.locator('main shopify-paypal-button button')).toHaveAttribute('aria-busy', 'true');
  await expect(payPal.button()).toBeHidden();
  const shopPay = page.locator('main shop-pay-wallet-button');
  await expect(shopPay).toHaveAttribute('disabled');
  await window.cancel();
  await expect(await payPal.ready()).toBeVisible();
  await expect(shopPay).not.toHaveAttribute('disabled');
});

test(
  'the focus is on PayPal’s button again when its window was left',
  { tag: WHOLE_BROWSER },
  async ({ scenario, payPal, page, context }) => {
    await scenario.visit();
    const button = await scenario.warm();
    const opened = context.waitForEvent('page');
    await button.press('Enter');
    await (await opened).locator('[data-act="cancel"]').click();
    await scenario.ready();
    expect(payPal.callbacks()).toEqual(['onClick', 'createOrder', 'onCancel']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  },
);

test('the press ends quietly when its host is removed while the window is open', async ({ scenario, page }) => {
  const window = await scenario.open();
  await window.order();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await window.gone();
  await expect(scenario.dialog).toHaveCount(0);
  expect(await scenario.calls('cartPaymentUpdate')).toEqual([0]);
});
