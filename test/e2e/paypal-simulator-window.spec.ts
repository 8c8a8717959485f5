import { expect, test } from './fixtures';
import { expectReported, openPayPalSeller, seller } from './fixtures/paypal-seller';

test('a pane over the page stays as long as the window, and can close it', async ({ page, payPal }) => {
  await openPayPalSeller(page);
  const window = await payPal.click();
  await window.order();
  const pane = page.locator('.paypal-overlay-context-popup');
  await expect(pane).toContainText('PayPalのウィンドウでお手続きください。');
  await expect(payPal.button().click({ trial: true, timeout: 500 })).rejects.toThrow('intercepts pointer events');
  await pane.getByRole('button', { name: 'PayPalを閉じる' }).click();
  await window.gone();
  await expectReported(page, ['click', 'token', 'cancel']);
  await expect(pane).toHaveCount(0);
});

test.describe('without the pane over the page', () => {
  test.use({ payPalOptions: { overlay: false } });
  test('11: a second click opens nothing while the window is open', async ({ page, payPal, context }) => {
    await openPayPalSeller(page);
    const window = await payPal.click();
    await window.order();
    await payPal.button().click();
    expect(context.pages()).toHaveLength(2);
    await window.cancel();
    await expectReported(page, ['click', 'token', 'cancel']);
  });
});

test.describe('30: with blocked popups', () => {
  test.use({ payPalOptions: { popups: 'blocked' } });
  test('a frame over the page takes the approval', async ({ page, payPal, context }) => {
    await openPayPalSeller(page);
    const window = await payPal.click();
    expect([window.popup, context.pages().length]).toEqual([null, 1]);
    expect(await window.order()).toMatchObject({ amount: '¥8,800' });
    await window.approve('no-phone');
    await expect(page).toHaveTitle(/^approved/);
    await window.gone();
  });

  test('the frame can be closed', async ({ page, payPal }) => {
    await openPayPalSeller(page);
    const window = await payPal.click();
    await window.order();
    await window.close();
    await window.gone();
    await expectReported(page, ['click', 'token', 'cancel']);
  });
});

test.describe('30: in a browser that PayPal opens no window in', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]' });
  test('a frame over the page takes its place', async ({ page, payPal }) => {
    await openPayPalSeller(page);
    const window = await payPal.click();
    expect(window.popup).toBeNull();
    await window.cancel();
    await expectReported(page, ['click', 'token', 'cancel']);
  });
});

test('10: a click that is refused closes the window again, without a word', async ({ page, payPal }) => {
  await openPayPalSeller(page, { run: 'pay({ onClick: (data, actions) => actions.reject() })' });
  const window = await payPal.click();
  await window.gone();
  await expectReported(page, []);
  expect(payPal.flows).toMatchObject([{ ended: 'refused' }]);
});

test('23: closed while the token is on its way, both callbacks come', async ({ page, payPal, store }) => {
  await store.faults({ operation: 'paypalTokenCreate', delayMs: 1500, times: 1 });
  await openPayPalSeller(page);
  const window = await payPal.click();
  await payPal.until('creating');
  await window.close();
  await expectReported(page, ['click', 'token', 'error: Detected popup close', 'cancel']);
});

test('22: the window stays until onApprove has settled', async ({ page, payPal }) => {
  await openPayPalSeller(page, { run: 'pay({ onApprove: () => new Promise((done) => (window.done = done)) })' });
  const window = await payPal.click();
  await window.approve();
  await expect.poll(() => payPal.callbacks()).toContain('onApprove');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(window.popup!.isClosed()).toBe(false);
  await seller(page, 'window.done()');
  await window.gone();
});
