import type { EnginePage } from './engine-page';
import { expect, test } from './fixtures';
import { seen } from './seen';
import { until } from './until';

/** Runs in a page: where it is, once that begins so. */
const arrived = (start: string) => (location.pathname.startsWith(start) ? location.href : '');

/** Runs in a page: touches it as its shopper does, and has the button in view. */
const touch = (selector: string) => {
  document.querySelector(selector)!.scrollIntoView({ block: 'center' });
  dispatchEvent(new Event('pointermove'));
  return true;
};

/** Runs in a page: whether a partner's own button fills the box of ours, null before it is there. */
const painted = ([selector, part]: readonly [string, string]) => {
  const element = document.querySelector(selector)!;
  const own = element.querySelector(part)?.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  return own && own.width > 0 && getComputedStyle(element.shadowRoot!.querySelector('button')!).visibility === 'hidden'
    ? { fills: own.width === width && own.height === height }
    : null;
};

test('a press of Google Pay opens Google’s sheet, and the order is made in it', async ({ shopper, store }) => {
  const button = 'shopify-google-pay-button';
  await shopper.goto('/products/sencha?recommended=google_pay&google-pay=simulated');
  await until(shopper, button, seen, button);
  await shopper.evaluate(touch, button);
  const isWarm = () => window.googlePaySimulator?.log.some(({ name }) => name === 'isReadyToPay');
  await until(shopper, 'Google’s script', isWarm, null);
  await shopper.press(button);
  const ready = () => window.googlePaySimulator?.sheet()?.state === 'ready';
  await until(shopper, 'a sheet that can be used', ready, null);
  await shopper.evaluate(() => window.googlePaySimulator!.user.pay(), null);
  await until(shopper, 'the page that thanks', arrived, '/thank-you/');
  expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
});

test.describe('Apple Pay by Apple’s script', () => {
  const button = 'shopify-apple-pay-button';
  const opened = '/products/sencha?recommended=apple_pay&apple-pay=sdk-bare';
  const hasSaidYes = () => window.applePaySimulator?.log.some(({ name }) => name === 'canMakePayments');

  test('a press shows a code inside the click; it is scanned, and the order is made', async ({ shopper, store }) => {
    await shopper.goto(opened);
    await until(shopper, button, seen, button);
    await shopper.evaluate(touch, button);
    await until(shopper, 'Apple’s script', hasSaidYes, null);
    await shopper.press(button);
    await until(shopper, 'the code', seen, '#apple-pay-code');
    await shopper.evaluate(() => window.applePaySimulator!.user.scan(), null);
    await until(shopper, 'a sheet that can be used', () => window.applePaySimulator?.sheet()?.state === 'ready', null);
    await shopper.evaluate(() => window.applePaySimulator!.user.authorize(), null);
    await until(shopper, 'the page that thanks', arrived, '/thank-you/');
    expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
    expect(await store.orders()).toHaveLength(1);
  });

  test.describe('whose file was changed', () => {
    test.use({ expectedError: /integrity|jsapi/ });

    test('a file with another hash does not run, and the button gives way', async ({ shopper }) => {
      const config = {
        name: 'apple_pay',
        wallet_params: {
          sdkUrl: '/__apple/jsapi/v1.3.8/apple-pay-sdk.js',
          sdkIntegrity: `sha384-${'A'.repeat(64)}`,
        },
      };
      const recommended = encodeURIComponent(JSON.stringify(config));
      await shopper.goto(`/products/sencha?apple-pay=sdk-bare&attr.recommended=${recommended}`);
      await until(shopper, button, seen, button);
      await shopper.evaluate(touch, button);
      await until(shopper, 'Buy It Now', seen, 'shopify-buy-it-now-button');
      expect(await shopper.evaluate(() => 'ApplePaySession' in window, null)).toBe(false);
    });
  });
});

const PAYPAL = 'shopify-paypal-button';

/** Opens a page that recommends PayPal, and waits for PayPal's own button. */
async function openPayPal(shopper: EnginePage): Promise<void> {
  await shopper.goto('/products/sencha?recommended=paypal&paypal=simulated');
  await until(shopper, PAYPAL, seen, PAYPAL);
  await shopper.evaluate(touch, PAYPAL);
  expect(await until(shopper, 'PayPal’s button', painted, [PAYPAL, 'iframe'] as const)).toEqual({ fills: true });
}

test('PayPal paints its button in the place of ours', async ({ shopper }) => {
  await openPayPal(shopper);
});

test.describe('in PayPal’s window', () => {
  test.skip(({ engineName }) => engineName === 'firefox', 'a driver of Firefox that reaches frames of other origins');

  test('an approval leads to checkout', async ({ shopper, store }) => {
    await openPayPal(shopper);
    await shopper.press(PAYPAL);
    await until(shopper, 'PayPal’s window', () => window.payPalSimulator?.flow()?.state === 'open', null);
    await shopper.evaluate(() => window.payPalSimulator!.user.approve({}), null);
    await until(shopper, 'checkout', arrived, '/checkouts/');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
});

test('PayPal by version 6: a press of our own button opens PayPal’s window, and an approval leads to checkout', async ({
  shopper,
  store,
}) => {
  await shopper.goto('/products/sencha?recommended=paypal&paypal=simulated-v6');
  await until(shopper, PAYPAL, seen, PAYPAL);
  await shopper.evaluate(touch, PAYPAL);
  const isWarm = () => window.payPalV6Simulator?.log.some(({ name }) => name === 'findEligibleMethods');
  await until(shopper, 'PayPal’s session', isWarm, null);
  await shopper.press(PAYPAL);
  await until(shopper, 'PayPal’s window', () => window.payPalV6Simulator?.flow()?.state === 'open', null);
  await shopper.evaluate(() => window.payPalV6Simulator!.user.approve({}), null);
  await until(shopper, 'checkout', arrived, '/checkouts/');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('Amazon paints its button in the place of ours, and a press arrives at Amazon’s page', async ({
  shopper,
  store,
}) => {
  const button = 'shopify-amazon-pay-button';
  await shopper.goto('/products/sencha?recommended=amazon_pay&amazon-pay=simulated');
  await until(shopper, button, seen, button);
  await shopper.evaluate(touch, button);
  const painting = until(shopper, 'Amazon’s button', painted, [button, '[id^=karui-amazon-pay]'] as const);
  expect(await painting).toEqual({ fills: true });
  await shopper.press(button);
  await until(shopper, 'Amazon’s page', arrived, '/__amazon/');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});
