import { EBOOK, cartHostHtml, config, fillCart } from './fixtures/cart';
import { gotoBare } from './fixtures/bare-page';
import { googlePayParams } from './fixtures/google-pay-params';
import { expect, test } from './fixtures/google-pay-scenario';
import { holdAnswers } from './fixtures/hold';
import { variables } from './fixtures/personal-data';
import { untilIdle } from './fixtures/wait';

const SUBMIT = 'cartSubmitForCompletion';
const UNAVAILABLE = 'dialog Google Payをご利用いただけません';
const ON = 'チェックアウトで購入手続きを続けます';

test('a sheet that the shopper closes ends quietly, and the next press works', async ({
  scenario,
  googlePay,
  store,
}) => {
  scenario.except({ removals: 2 });
  await scenario.open();
  await googlePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  await expect(scenario.dialog).toHaveCount(0);
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  await scenario.button.click();
  await googlePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a sheet that is closed before the cart is there ends quietly', async ({ scenario, googlePay, page }) => {
  await scenario.visit();
  await scenario.warm();
  const { answered, release } = await holdAnswers(page, 'cartCreate');
  await scenario.button.click();
  await answered;
  await googlePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  release();
  await untilIdle(page);
  await expect(scenario.dialog).toHaveCount(0);
});

test('a sheet that is closed while the order is made leads to its page', async ({
  scenario,
  googlePay,
  page,
  store,
}) => {
  await scenario.open();
  const { answered, release } = await holdAnswers(page, SUBMIT);
  await scenario.pay();
  await answered;
  await googlePay.user.cancel();
  release();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('a card that is refused can be replaced: another token, another attempt, one order', async ({
  scenario,
  googlePay,
  store,
}) => {
  await store.faults({ operation: SUBMIT, submitFailed: [{ code: 'PAYMENTS_METHOD_REQUIRED' }], times: 1 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('sheet');
  expect(await scenario.error()).toBe('PAYMENT_DATA_INVALID PAYMENT_AUTHORIZATION お支払い方法を確認してください');
  await googlePay.user.selectCard('jcb');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const tokens = (await store.calls(SUBMIT)).map((call) => variables(call).attemptToken);
  expect(tokens.map((token) => token?.replace(/.*-/, ''))).toEqual(['1', '2']);
  expect(await store.orders()).toHaveLength(1);
});

for (const [what, faults, ending] of [
  ['another currency', { operation: 'cartCreate', currency: 'USD' }, 'checkout wallet_currency_change'],
  [
    'a captcha',
    { operation: SUBMIT, submitFailed: [{ code: 'BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED' }] },
    'checkout',
  ],
  [
    'too little stock',
    { operation: SUBMIT, submitFailed: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE' }] },
    'checkout',
  ],
  [
    'a merchant’s rule',
    { operation: SUBMIT, submitFailed: [{ code: 'VALIDATION_CUSTOM', message: '一人3個まで' }] },
    'checkout',
  ],
] as const) {
  test(`${what} goes on at checkout, and the sheet says so`, async ({ scenario, googlePay, store }) => {
    await store.faults(faults as unknown as Parameters<typeof store.faults>[0]);
    await scenario.visit();
    await scenario.warm();
    await scenario.button.click();
    if (faults.operation === SUBMIT) {
      await googlePay.until('ready');
      await scenario.pay();
    }
    expect(await scenario.outcome()).toContain(ending);
    expect(JSON.stringify(googlePay.answers().at(-1)?.detail)).toContain(ON);
  });
}

test('goods that are sold out: the sheet and a dialog say so', async ({ scenario, googlePay, store }) => {
  await store.faults({ operation: 'cartCreate', stock: 0 });
  await scenario.visit();
  await scenario.warm();
  await scenario.button.click();
  await expect(scenario.dialog).toHaveAccessibleName('在庫切れ');
  await expect.poll(() => JSON.stringify(googlePay.answers().at(-1)?.detail)).toContain('OTHER_ERROR');
  await googlePay.user.cancel();
});

test('a product that is not sent opens a dialog: no sheet, no cart', async ({ scenario, googlePay, store }) => {
  await scenario.visit('gift-ebook');
  await scenario.warm();
  await scenario.button.click();
  expect(await scenario.outcome()).toBe(UNAVAILABLE);
  await expect(scenario.dialog).toContainText('配送を伴わない商品はGoogle Payでご購入いただけません');
  expect(googlePay.calls('loadPaymentData')).toEqual([]);
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a cart of which the page was wrong: the sheet says so, and the dialog', async ({ scenario, googlePay, page }) => {
  await page.goto('/');
  await fillCart(page, EBOOK);
  const configs = JSON.stringify([{ ...config('google_pay'), wallet_params: googlePayParams() }]);
  await gotoBare(page, cartHostHtml([], { 'wallet-configs': configs, 'requires-shipping': '' }));
  await scenario.warm();
  await scenario.button.click();
  await expect(scenario.dialog).toHaveAccessibleName('Google Payをご利用いただけません');
  expect(googlePay.calls('loadPaymentData')).toHaveLength(1);
  await googlePay.user.cancel();
});

test('an order whose answer is lost is shown, and no second one is made', async ({
  scenario,
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  scenario.except({ resubmits: true, keepsData: true });
  await scenario.open();
  await store.faults({ operation: SUBMIT, after: true, status: 500, times: 1 });
  await scenario.pay();
  await page.waitForURL(/\/thank-you\//);
  await scenario.visit();
  await scenario.button.click();
  await page.waitForURL(/\/thank-you\//);
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
});

test('a payment that the store does not answer within 27 s: the sheet and a dialog say so, and there is no order', async ({
  scenario,
  googlePay,
  page,
  store,
}) => {
  await page.clock.install();
  await scenario.open();
  const { answered, release } = await holdAnswers(page, 'cartPaymentUpdate');
  await scenario.pay();
  await answered;
  await page.clock.fastForward(27_000);
  await expect(scenario.dialog).toHaveAccessibleName('Google Payをご利用いただけません');
  expect(googlePay.answers('onPaymentAuthorized').at(-1)?.detail).toMatchObject({
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', message: '時間切れになりました。もう一度お試しください' },
  });
  const arrived = page.waitForResponse(/operation_name=cartPaymentUpdate/);
  release();
  await arrived;
  await page.clock.runFor(5000);
  expect(await store.calls(SUBMIT)).toEqual([]);
  expect(await store.orders()).toEqual([]);
  await googlePay.user.cancel();
});
