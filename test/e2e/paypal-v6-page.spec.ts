import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { loadPayPal } from './fixtures/paypal-script';
import { expect, test } from './fixtures/paypal-v6-scenario';

const CHECKOUT = 'checkout storefront_wallet';
const CORE = 'https://www.paypal.com/web-sdk/v6/core';

test('a page with version 5 loads nothing of version 6', async ({ scenario, payPal, widgetScripts }) => {
  await scenario.visit();
  await scenario.warm();
  expect(widgetScripts().filter((address) => address.includes('v6'))).toEqual([]);
  expect(payPal.scripts().filter((address) => address.includes('v6'))).toEqual([]);
});

test('a page with version 6 loads nothing of PayPal’s before its first touch', async ({ payPal, gotoProduct }) => {
  await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
  expect(payPal.scripts()).toEqual([]);
});

test('beside a theme’s version 5, both work', async ({ scenario, payPal, page, gotoProduct, v6 }) => {
  await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
  await loadPayPal(page, 'https://www.paypal.com/sdk/js?client-id=theme', null);
  await v6.warm();
  expect(await page.evaluate(() => (window as unknown as { paypal: { version: string } }).paypal.version)).toMatch(
    /^5\./,
  );
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

for (const [where, name] of [
  ['window.paypal', null],
  ['a name of its own', 'theme'],
] as const)
  test(`the page’s own version 6 at ${where} is used, because a page can have one only`, async ({
    scenario,
    payPal,
    page,
    gotoProduct,
    v6,
  }) => {
    await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
    await loadPayPal(page, CORE, name);
    await v6.warm();
    expect(payPal.scripts()).toEqual([CORE]);
    await (await payPal.press(v6.ours())).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
  });

/** Presses our button, and waits for checkout. */
async function toCheckout(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await page.waitForURL('**/checkouts/**');
}

test('checkout takes the order beside the page’s own version 6 of the sandbox', async ({
  payPal,
  page,
  gotoProduct,
  v6,
}) => {
  await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
  await loadPayPal(page, 'https://www.sandbox.paypal.com/web-sdk/v6/core', null);
  await page.mouse.move(1, 1);
  await toCheckout(page, () => v6.ours().click());
  expect(payPal.scripts()).toHaveLength(1);
});

test('checkout takes the order beside a version 6 of the page that can’t be reached, and no second one is loaded', async ({
  payPal,
  page,
  gotoProduct,
  v6,
}) => {
  await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
  await loadPayPal(page, CORE, null);
  await page.evaluate(() => {
    // As a bundle keeps it that has taken it out of the page.
    document.querySelector('script[src*="/web-sdk/v6/core"]')!.remove();
    Reflect.deleteProperty(window, 'paypal');
  });
  await page.mouse.move(1, 1);
  await toCheckout(page, () => v6.ours().click());
  expect(payPal.scripts()).toEqual([CORE]);
});

test('a version 5 that the page loads later takes nothing away', async ({ scenario, payPal, page, v6 }) => {
  await v6.visit();
  await loadPayPal(page, 'https://www.paypal.com/sdk/js?client-id=theme', null);
  await (await payPal.press(v6.ours())).cancel();
  await scenario.ready();
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

test('who is eligible is asked by the buyer’s currency, once for what is bought', async ({ payPal, page, v6 }) => {
  const asked = () => payPal.calls('findEligibleMethods').map(({ detail }) => detail);
  await v6.visit('teiki-bin', { params: { currency: 'USD' } });
  expect(asked()).toEqual([{ currencyCode: 'USD', paymentFlow: 'ONE_TIME_PAYMENT' }]);
  await page.locator('[name=selling_plan][value="9001"]').first().check();
  await expect.poll(asked).toHaveLength(2);
  expect(asked()[1]).toEqual({ currencyCode: 'USD', paymentFlow: 'RECURRING_PAYMENT' });
});

test('checkout takes the order when PayPal’s script does not come', async ({
  page,
  gotoProduct,
  store,
  v6,
  allowErrors,
}) => {
  allowErrors(/503/);
  await store.faults({ operation: 'paypal/web-sdk/v6/core', status: 503 });
  await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
  await toCheckout(page, () => v6.ours().click());
});

for (const options of [{ instance: 'never' }, { instanceFails: 'ERR_DOMAIN_MISMATCH' }] as const)
  test.describe(`where PayPal’s instance is ${JSON.stringify(options)}`, () => {
    test.use({ payPalV6Options: options });
    test('checkout takes the order', async ({ page, gotoProduct, v6 }) => {
      await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
      await toCheckout(page, () => v6.ours().click());
    });
  });

for (const eligibility of ['rejects', 'never'] as const)
  test.describe(`where PayPal’s answer of who is eligible ${eligibility}`, () => {
    test.use({ payPalV6Options: { eligibility } });
    test('the wallet is offered all the same', async ({ scenario, payPal, v6 }) => {
      await (await v6.open()).approve();
      expect(await scenario.outcome()).toBe(CHECKOUT);
      expect(payPal.violations).toEqual([]);
    });
  });

test.describe('where PayPal says no', () => {
  test.use({ payPalV6Options: { eligibility: 'none' } });
  test('the wallet is withdrawn', async ({ page, v6, layoutShift }) => {
    await v6.visit();
    await expect(page.locator('shopify-paypal-button')).toHaveCount(0);
    expect((await layoutShift()).cls).toBe(0);
  });
});

test('the store may ask for PayPal’s own button: it lies in the box of ours, and opens the window', async ({
  scenario,
  payPal,
  page,
  v6,
  layoutShift,
}) => {
  await v6.visit('sencha', { params: { 'paypal-button': 'paypal' } });
  const theirs = page.locator('paypal-button');
  await expect(theirs).toBeVisible();
  await expect(theirs).toHaveClass('paypal-gold');
  const element = page.locator('shopify-paypal-button');
  expect(await theirs.boundingBox()).toEqual(await element.boundingBox());
  expect((await layoutShift()).cls).toBe(0);
  await (await payPal.press(theirs)).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a tap opens the window', { tag: WHOLE_BROWSER }, async ({ scenario, page, gotoProduct, v6 }) => {
    await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
    await v6.warm();
    const opened = page.context().waitForEvent('page');
    await v6.ours().tap({ noWaitAfter: true });
    await (await opened).locator('[data-act="approve"]').tap({ noWaitAfter: true });
    expect(await scenario.outcome()).toBe(CHECKOUT);
  });
});

test('under a content policy with a nonce PayPal’s script and its parts have it, and the order is approved', async ({
  scenario,
  payPal,
  page,
  v6,
}) => {
  await page.route('**/products/sencha*', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']!.replace("; require-trusted-types-for 'script'", '');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await v6.visit('sencha', { params: { csp: '1' } });
  const nonces = await page.evaluate(() => {
    const theirs = document.querySelectorAll<HTMLScriptElement>('script[src^="https://www.paypal.com"]');
    return [document.querySelector('script')!, ...theirs].map(({ nonce }) => nonce);
  });
  expect(nonces.length).toBeGreaterThan(2);
  expect(nonces[0]).toMatch(/.{8}/);
  expect(new Set(nonces).size).toBe(1);
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

test.describe('where Trusted Types are required', () => {
  test('PayPal’s parts do not load, our button stays, and a press goes to checkout', async ({
    page,
    gotoProduct,
    v6,
    allowErrors,
  }) => {
    allowErrors(/TrustedScriptURL/);
    await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6', csp: '1' } });
    await toCheckout(page, () => v6.ours().click());
  });

  test.describe('and PayPal’s script has a policy of its own', () => {
    test.use({ payPalV6Options: { trustedTypes: 'works' } });
    test('the window opens', async ({ scenario, v6 }) => {
      await (await v6.open('sencha', { params: { csp: '1' } })).approve();
      expect(await scenario.outcome()).toBe(CHECKOUT);
    });
  });
});

test('a property that a page adds to Object.prototype changes nothing', async ({ scenario, page, v6 }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({
      sdk: 'v5',
      clientId: 'evil',
      button: 'paypal',
      createInstance: () => {},
    }))
      // oxlint-disable-next-line no-extend-native -- what hostile pages do
      Object.defineProperty(Object.prototype, name, { value, writable: true, configurable: true });
  });
  const window = await v6.open();
  await expect(page.locator('paypal-button')).toHaveCount(0);
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});
