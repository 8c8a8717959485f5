import { gotoBare, hostHtml } from './fixtures/bare-page';
import { googlePayParams } from './fixtures/google-pay-params';
import { expect, test } from './fixtures/google-pay-scenario';
import { holdAnswers } from './fixtures/hold';
import { goBack, untilIdle } from './fixtures/wait';
import { WHOLE_BROWSER } from '../whole-browser';

test('under a strict content policy with Trusted Types the script has the page’s nonce, and the order is made', async ({
  scenario,
  page,
}) => {
  await scenario.visit('sencha', { params: { csp: '1' } });
  await scenario.warm();
  const [nonce, own] = await page.evaluate(() => [
    document.querySelector<HTMLScriptElement>('script[src^="https://pay.google.com"]')!.nonce,
    document.querySelector('script')!.nonce,
  ]);
  expect([nonce, nonce === own]).toEqual([expect.stringMatching(/.{8}/), true]);
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('ten elements load one script', async ({ page, googlePay, store }) => {
  const recommended = JSON.stringify({ name: 'google_pay', wallet_params: googlePayParams() });
  const form = `<form action="/cart/add"><input type="hidden" name="id" value="41001"><button>追加</button>${hostHtml({ recommended })}</form>`;
  await gotoBare(page, form.repeat(10));
  await expect(page.locator('shopify-google-pay-button')).toHaveCount(10);
  for (const button of await page.locator('shopify-google-pay-button').all()) await button.hover();
  await page.waitForFunction(() => window.googlePaySimulator?.log.some(({ name }) => name === 'isReadyToPay answers'));
  await untilIdle(page);
  expect(googlePay.loads()).toBe(1);
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('an element that is taken away while its sheet is open: the order is made all the same', async ({
  scenario,
  page,
  store,
}) => {
  await scenario.open();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('an element that is taken away while Google’s script is on its way: no sheet opens', async ({
  scenario,
  googlePay,
  page,
}) => {
  const release = googlePay.hold();
  await scenario.visit();
  await scenario.button.click();
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await untilIdle(page);
  release();
  await page.waitForFunction(() => window.googlePaySimulator?.log.some(({ name }) => name === 'isReadyToPay answers'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  expect(googlePay.calls('loadPaymentData')).toEqual([]);
});

test('a page that has Google Pay already loads it no second time', async ({ scenario, googlePay, page }) => {
  await scenario.visit();
  await page.addScriptTag({ url: 'https://pay.google.com/gp/p/js/pay.js' });
  expect(googlePay.loads()).toBe(1);
  await scenario.warm();
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  expect(googlePay.loads()).toBe(1);
});

test(
  'a page that comes back from the order can be pressed again at once',
  { tag: WHOLE_BROWSER },
  async ({ scenario, googlePay, page }) => {
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    await goBack(page);
    await expect(scenario.button).toBeEnabled();
    await scenario.warm();
    await scenario.button.click();
    await googlePay.until('ready');
  },
);

test('a page that is left with its sheet open removes the shopper’s data once', async ({ scenario, page, store }) => {
  scenario.except({ isGone: true });
  await scenario.open();
  await page.goto('/cart');
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
});

test('what a page has put on the prototype of all objects changes nothing', async ({ scenario, googlePay, page }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({
      sdkUrl: 'https://evil.example/pay.js',
      emailRequired: false,
      auth: [],
    }))
      // oxlint-disable-next-line no-extend-native -- what hostile pages do
      Object.defineProperty(Object.prototype, name, { value, writable: true, configurable: true });
  });
  await scenario.visit();
  await scenario.warm();
  await scenario.button.click();
  const { asks } = await googlePay.until('ready');
  expect(asks).toMatchObject({ address: true, option: true, email: true, billing: true });
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('while the sheet is open the button is busy, and another wallet can’t be pressed', async ({
  scenario,
  page,
  store,
}) => {
  await scenario.visit();
  await scenario.warm();
  const { answered, release } = await holdAnswers(page, 'cartCreate');
  await scenario.button.click();
  await answered;
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await page.locator('more-payment-options-link a, more-payment-options-link button').first().click({ force: true });
  release();
  expect(await scenario.outcome()).toBe('sheet');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});
