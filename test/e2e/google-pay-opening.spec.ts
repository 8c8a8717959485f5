import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/google-pay-scenario';
import { slowClock } from './fixtures/slow-clock';

const AGAIN = 'Google Payの画面を開けませんでした。もう一度ボタンを押してください。';

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

test.describe('in a browser that opens windows in the click only', () => {
  test.use({ googlePayOptions: { mode: 'safari' } });

  for (const how of [
    'the dialog’s button',
    'the dialog’s button by the keyboard',
    'our button, once the dialog is closed',
  ])
    test(`a press that comes before the script asks to press again, and ${how} opens the sheet`, async ({
      page,
      scenario,
      googlePay,
    }) => {
      // Google's script has two seconds to come.
      await slowClock(page);
      googlePay.expectViolations(/^6: /);
      const release = googlePay.hold();
      await scenario.visit();
      await scenario.button.click();
      await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(scenario.dialog).toContainText(AGAIN);
      const again = scenario.dialog.getByRole('button', { name: 'Google Payで購入', exact: true });
      await expect(again).toBeFocused();
      if (how === 'the dialog’s button') await again.click();
      else if (how === 'the dialog’s button by the keyboard') await page.keyboard.press('Enter');
      else {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect(scenario.dialog).toHaveCount(0);
        await expect(scenario.button).toBeFocused();
        await scenario.button.press('Enter');
      }
      await googlePay.until('ready');
      await expect(scenario.dialog).toHaveCount(0);
      await scenario.pay();
      expect(await scenario.outcome()).toBe('order');
    });
});

test('a press goes to checkout with one cart when the script has not arrived after 2 s', async ({
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
