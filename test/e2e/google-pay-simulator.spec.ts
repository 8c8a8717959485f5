import { expect, test } from './fixtures';
import { expectReported, googleSellerButton, LOAD, openGoogleSeller } from './fixtures/google-pay-seller';
import { WHOLE_BROWSER } from '../whole-browser';

test('a seller who keeps the rules is paid', async ({ page, googlePay }) => {
  await openGoogleSeller(page);
  await googleSellerButton(page).click();
  expect(await googlePay.until('ready')).toMatchObject({ option: 'takuhai', total: { price: '1680.00' } });
  await googlePay.user.selectOption('sokutatsu');
  await googlePay.user.selectAddress('kyoto');
  expect(await googlePay.until('ready')).toMatchObject({
    total: { label: '合計', price: '2060.00' },
    items: [{ price: '1080.00' }, { price: '980.00' }],
    option: 'sokutatsu',
    address: { administrativeArea: '京都府' },
    canPay: true,
  });
  const completed = googlePay.until('completed');
  await googlePay.user.pay();
  await completed;
  await expectReported(page, 'paid by hanako.yamada@example.jp');
  expect(googlePay.answers('onPaymentAuthorized')).toMatchObject([{ detail: { transactionState: 'SUCCESS' } }]);
  expect(googlePay.sheets).toMatchObject([{ state: 'completed' }]);
  expect(googlePay.loads()).toBe(1);
});

test('a control says why it can’t be used, and until() says how the sheet ended instead', async ({
  page,
  googlePay,
}) => {
  await openGoogleSeller(page);
  await googleSellerButton(page).click();
  await googlePay.user.selectAddress('okinawa');
  await expect(googlePay.user.pay()).rejects.toThrow("Pay can't be pressed for want of error");
  await googlePay.user.cancel();
  await expectReported(page, 'CANCELED AbortError');
  await expect(googlePay.until('ready')).rejects.toThrow('The sheet is cancelled, and was to be ready');
});

const AFTER_FETCH = `fetch('/cart.js').then((answer) => answer.json()).then(${LOAD.replace('()', '')})`;

for (const mode of ['chromium', 'safari', 'popup'] as const)
  test.describe(`in mode ${mode}`, () => {
    test.use({ googlePayOptions: { mode } });

    test('a click opens a sheet', async ({ page, googlePay, context }) => {
      await openGoogleSeller(page);
      await googleSellerButton(page).click();
      await googlePay.until('ready');
      expect(context.pages()).toHaveLength(mode === 'popup' ? 2 : 1);
      await googlePay.user.pay();
      await expectReported(page, 'paid by hanako.yamada@example.jp');
      await expect.poll(() => context.pages().length).toBe(1);
    });

    test('a click whose answer waits for the network opens one only where activation lasts', async ({
      page,
      googlePay,
    }) => {
      if (mode === 'safari') googlePay.expectViolations(/^6: /);
      await openGoogleSeller(page, AFTER_FETCH);
      await googleSellerButton(page).click();
      if (mode === 'safari') await expectReported(page, 'DEVELOPER_ERROR ');
      else await googlePay.until('ready');
    });

    test('a click of a script opens none', async ({ page, googlePay }) => {
      googlePay.expectViolations(/^6: /);
      await openGoogleSeller(page);
      await googleSellerButton(page).evaluate((button: HTMLElement) => button.click());
      const told = { chromium: 'CANCELED SecurityError', safari: 'DEVELOPER_ERROR ', popup: 'undefined ' };
      await expectReported(page, told[mode]);
    });
  });

test.describe('a window', () => {
  test.use({ googlePayOptions: { mode: 'popup' } });
  test('that the shopper closes is a cancel, 3 s later', { tag: WHOLE_BROWSER }, async ({ page, googlePay }) => {
    await page.clock.install();
    await openGoogleSeller(page);
    const opened = page.waitForEvent('popup');
    await googleSellerButton(page).click();
    const window = await opened;
    await googlePay.until('ready');
    await window.close();
    await page.clock.runFor(3500);
    await expectReported(page, 'CANCELED ');
    expect(googlePay.sheets).toMatchObject([{ state: 'cancelled' }]);
  });
});

test('a page that is left with its sheet open is no cancel of the shopper’s', async ({ page, googlePay }) => {
  await openGoogleSeller(page);
  await googleSellerButton(page).click();
  await googlePay.until('ready');
  await page.goto('/cart');
  expect(await googlePay.until('left')).toMatchObject({ total: { price: '1680.00' } });
});

test('a rule that is broken fails a test, even when the page catches the rejection', async ({ page, allowErrors }) => {
  test.fail();
  allowErrors(/DEVELOPER_ERROR/);
  await openGoogleSeller(page, 'client.loadPaymentData({}).catch(() => tell("caught"))');
  await googleSellerButton(page).click();
  await expectReported(page, 'caught');
});

test('a callback that is not answered within 30 s is REQUEST_TIMEOUT on the sheet', async ({ page, googlePay }) => {
  googlePay.expectViolations(/^26: onPaymentDataChanged INITIALIZE was not answered within 30000 ms$/);
  await page.clock.install();
  await openGoogleSeller(page);
  await page.evaluate(() => {
    const { api } = google.payments;
    const client = new api.PaymentsClient({
      environment: 'TEST',
      paymentDataCallbacks: {
        onPaymentDataChanged: () => new Promise(() => {}),
        onPaymentAuthorized: () => ({ transactionState: 'SUCCESS' }),
      },
    });
    const { request } = window as unknown as { request: google.payments.api.PaymentDataRequest };
    Object.assign(window, { load: () => client.loadPaymentData(request).catch(() => {}) });
  });
  await googleSellerButton(page).click();
  await googlePay.until('INITIALIZE');
  await page.clock.fastForward(30_000);
  expect(await googlePay.until('ready')).toMatchObject({ error: { message: 'REQUEST_TIMEOUT' }, canPay: false });
});
