import { expect, test } from './fixtures';
import { AGREEMENT_SCRIPT, expectReported, openPayPalSeller, ORDER_SCRIPT, seller } from './fixtures/paypal-seller';
import { WHOLE_BROWSER } from '../whole-browser';

test('a seller who keeps the rules is paid, and the window shows what is paid', async ({ page, payPal }) => {
  await openPayPalSeller(page);
  const window = await payPal.click();
  expect(await window.order()).toEqual({
    amount: '¥8,800',
    agreement: false,
    buyer: 'tokyo',
    token: expect.stringMatching(/^EC-/) as unknown as string,
  });
  await window.approve();
  await expect(page).toHaveTitle('approved by hanako.yamada@example.jp');
  await window.gone();
  await expectReported(page, ['click', 'token', 'approve']);
  expect(payPal.flows).toMatchObject([{ state: 'over', ended: 'approved', window: 'popup' }]);
  expect(payPal.scripts()).toEqual([ORDER_SCRIPT]);
});

test('an agreement is approved by another buyer', async ({ page, payPal }) => {
  await openPayPalSeller(page, { script: AGREEMENT_SCRIPT, run: 'pay({}, { agreement: true })' });
  const window = await payPal.click();
  expect(await window.order()).toMatchObject({
    agreement: true,
    token: expect.stringMatching(/^BA-/) as unknown as string,
  });
  await window.approve('gb');
  await expect(page).toHaveTitle('approved by ann.lee@example.com');
});

test('the shopper can go back from the window, close it, and click again', async ({ page, payPal }) => {
  await openPayPalSeller(page);
  const first = await payPal.click();
  await first.cancel();
  await first.gone();
  await expectReported(page, ['click', 'token', 'cancel']);
  const second = await payPal.click();
  await second.order();
  await second.close();
  await expectReported(page, ['click', 'token', 'cancel', 'click', 'token', 'cancel']);
  await (await payPal.click()).approve();
  await expect(page).toHaveTitle(/^approved/);
});

test('7, 21: the page can’t see, read or make a click', async ({ page, payPal }) => {
  await openPayPalSeller(page);
  await payPal.ready();
  const seen = await page.evaluate(() => {
    const events: string[] = [];
    for (const name of ['click', 'pointerdown', 'mousedown'])
      document.addEventListener(name, () => events.push(name), true);
    const frame = document.querySelector<HTMLIFrameElement>('#place iframe.component-frame')!;
    frame.click();
    (window as { seen?: string[] }).seen = events;
    return [frame.contentDocument, events.splice(0)];
  });
  expect(seen).toEqual([null, ['click']]);
  const window = await payPal.click();
  expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([]);
  await expectReported(page, ['click', 'token']);
  await window.cancel();
  await window.gone();
});

test('8: a click of a script inside the frame counts for nothing', async ({ page, payPal, context }) => {
  await openPayPalSeller(page);
  const button = await payPal.ready();
  await button.evaluate((element: HTMLElement) => element.click());
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect([await seller(page, 'told'), context.pages().length]).toEqual([[], 1]);
});

test('the keyboard opens the window, too', { tag: WHOLE_BROWSER }, async ({ page, payPal, context }) => {
  await openPayPalSeller(page);
  const button = await payPal.ready();
  const opened = context.waitForEvent('page');
  await button.press('Enter');
  await (await opened).locator('[data-act="cancel"]').click();
  await expectReported(page, ['click', 'token', 'cancel']);
});

test('a token that PayPal does not know ends in onError, and is a violation', async ({ page, payPal }) => {
  payPal.expectViolations(/^31: /);
  await openPayPalSeller(page, { run: "pay({ createOrder: async () => 'EC-NONE' })" });
  const window = await payPal.click();
  await window.gone();
  await expectReported(page, ['click', 'error: No order or agreement has the token EC-NONE']);
});

test('14: an error crosses into the page as another', async ({ page, payPal }) => {
  await openPayPalSeller(page, {
    run: `const mine = Object.assign(new TypeError('mine'), { code: 'C', cart: 1 });
      pay({ createOrder: () => Promise.reject(mine), onError: (error) => told.push([error === mine, error.name, error.message, error.code, error.cart].join()) })`,
  });
  const window = await payPal.click();
  await window.gone();
  await expectReported(page, ['click', 'false,Error,mine,C,']);
});

test('PayPal can fail with anything, and onApprove can be given anything', async ({ page, payPal }) => {
  await openPayPalSeller(page, {
    run: 'pay({ onApprove: async (data) => told.push(data), onError: (error) => told.push(error) })',
  });
  const first = await payPal.click();
  await first.order();
  await payPal.fail(null);
  await first.gone();
  const second = await payPal.click();
  await second.order();
  await payPal.approveWith({ orderID: 5 });
  await second.gone();
  expect(await seller(page, 'told')).toEqual(['click', 'token', null, 'click', 'token', { orderID: 5 }]);
});

test('a rule that is broken fails a test, even when the page catches the exception', async ({ page }) => {
  test.fail();
  await openPayPalSeller(page, { run: "try { pay({ fundingSource: 'venmo', style: { color: 'gold' } }) } catch {}" });
});

test('37: a window that is left open fails a test', async ({ page, payPal }) => {
  test.fail();
  await openPayPalSeller(page);
  await (await payPal.click()).order();
});
