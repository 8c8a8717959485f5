import type { Page } from '@playwright/test';
import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/google-pay-scenario';
import { untilIdle } from './fixtures/wait';

const AGAIN = 'Google Payの準備ができました。もう一度ボタンを押してください。';

/** Logs when the sheet is opened and when the first microtask of the press runs. */
const watchPress = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('karui:press', () => queueMicrotask(() => heard.push('put off')));
    const { prototype } = google.payments.api.PaymentsClient;
    const { loadPaymentData } = prototype;
    prototype.loadPaymentData = function (request) {
      heard.push('opened');
      return loadPaymentData.call(this, request);
    };
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('a warm press opens the sheet without awaiting anything', async ({ scenario, googlePay, page }) => {
  await scenario.visit();
  await scenario.warm();
  await watchPress(page);
  await scenario.button.click();
  await googlePay.until('ready');
  expect(await heard(page)).toEqual(['opened', 'put off']);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('nothing is asked of Google before the page’s first interaction, nor with another wallet', async ({
  scenario,
  googlePay,
  gotoProduct,
  page,
}) => {
  await scenario.visit();
  await untilIdle(page);
  expect(googlePay.loads()).toBe(0);
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Shop Pay' }).hover();
  await untilIdle(page);
  expect(googlePay.loads()).toBe(0);
});

test.describe('Google’s script comes after 300 ms', () => {
  test.use({ googlePayDelivery: { delay: 300 } });

  test('a press that comes first waits for it, and opens the sheet', async ({ scenario, googlePay }) => {
    await scenario.visit();
    await scenario.button.click();
    await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
    await googlePay.until('ready');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test.describe('in a browser that opens windows in the click only', () => {
  test.use({ googlePayOptions: { mode: 'safari' } });

  test('a press that comes before the script asks to press again, and that press works', async ({
    scenario,
    googlePay,
  }) => {
    googlePay.expectViolations(/^6: /);
    const release = googlePay.hold();
    await scenario.visit();
    await scenario.button.click();
    await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(scenario.dialog).toContainText(AGAIN);
    await scenario.dialog.getByRole('button', { name: '閉じる' }).click();
    await expect(scenario.dialog).toHaveCount(0);
    await expect(scenario.button).toBeFocused();
    await scenario.button.press('Enter');
    await googlePay.until('ready');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test('a script that has not come 2 s after the press: checkout takes the order, with one cart', async ({
  scenario,
  googlePay,
  page,
  store,
}) => {
  const release = googlePay.hold();
  await page.clock.install();
  await scenario.visit();
  await scenario.button.click();
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  expect(await scenario.outcome()).toContain('checkout');
  expect(await store.calls('cartCreate')).toHaveLength(1);
  release();
});

test('a script and the code of checkout that never come: a dialog says so, and the button is enabled again', async ({
  scenario,
  googlePay,
  page,
}) => {
  const release = googlePay.hold();
  const releaseFile = await holdFile(page, 'buy-it-now');
  await page.clock.install();
  await scenario.visit();
  const asked = page.waitForRequest('**/buy-it-now.js');
  await scenario.button.click();
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  await asked;
  await page.clock.fastForward(20_000);
  expect(await scenario.outcome()).toContain('dialog');
  await expect(scenario.button).not.toHaveAttribute('aria-busy');
  release();
  releaseFile();
});

for (const trouble of ['fails', 'empty'] as const) {
  test(`a script that always ${trouble === 'fails' ? 'fails' : 'is empty'}: three tries, then checkout takes the order`, async ({
    scenario,
    googlePay,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    googlePay.deliver({ trouble });
    await scenario.visit();
    await scenario.button.click();
    expect(await scenario.outcome()).toContain('checkout');
    expect(googlePay.loads()).toBe(3);
  });
}

test('a script that fails once is fetched again', async ({ scenario, googlePay, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  googlePay.deliver({ trouble: 'fails', times: 1 });
  await scenario.open();
  expect(googlePay.loads()).toBe(2);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a second click opens no second sheet', async ({ scenario, googlePay }) => {
  await scenario.visit();
  await scenario.warm();
  await scenario.button.dblclick();
  await googlePay.until('ready');
  expect(googlePay.calls('loadPaymentData')).toHaveLength(1);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a press that the page holds back opens nothing', async ({ scenario, googlePay, page, store }) => {
  await scenario.visit();
  await scenario.warm();
  await page.evaluate(() => document.addEventListener('karui:press', (event) => event.preventDefault()));
  await scenario.button.click();
  await untilIdle(page);
  expect(googlePay.calls('loadPaymentData')).toEqual([]);
  expect(await store.calls('cartCreate')).toEqual([]);
});

test.describe('with popups that are blocked', () => {
  test.use({ googlePayOptions: { mode: 'popup' } });

  test('the shopper is asked to press again', async ({ scenario, googlePay, page }) => {
    googlePay.expectViolations(/^6: /);
    await scenario.visit();
    await scenario.warm();
    await page.evaluate(() => (window.open = () => null));
    await scenario.button.click();
    await expect(scenario.dialog).toContainText(AGAIN);
  });
});
