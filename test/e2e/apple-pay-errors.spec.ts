import { expect, test } from './fixtures/apple-pay-scenario';

const UNSERVICEABLE =
  'addressUnserviceable かるい茶舗ではこの住所への配送に対応していません。別の住所をお選びください。';
const SUBMIT = 'cartSubmitForCompletion';

test.describe('at an address outside the delivery zones', () => {
  test.use({ applePayOptions: { contact: 'okinawa', billing: 'tokyo' } });

  test('the shopper corrects the errors of the sheet, of the store and of the order, and pays once', async ({
    scenario,
    applePay,
    store,
  }) => {
    await store.faults({
      operation: SUBMIT,
      submitFailed: [
        { code: 'DELIVERY_LAST_NAME_INVALID' },
        { code: 'DELIVERY_ADDRESS1_TOO_LONG' },
        { code: 'PAYMENTS_METHOD_REQUIRED' },
      ],
      times: 1,
    });
    expect(await scenario.open()).toMatchObject({ shippingMethods: [], canPay: false });
    expect(await scenario.errors()).toEqual([UNSERVICEABLE]);

    await applePay.user.selectContact('mistyped');
    expect(await applePay.until('ready')).toMatchObject({ errors: [], canPay: true, total: { amount: '2760.00' } });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual(['shippingContactInvalid postalCode 郵便番号を正しく入力してください']);
    expect((await applePay.sheet())!.missing).toEqual(['errors']);
    expect(await store.calls(SUBMIT)).toEqual([]);

    await applePay.user.editContact({ postalCode: '100-0001' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual([
      'shippingContactInvalid name 「姓」を正しく入力してください',
      'shippingContactInvalid addressLines 町名・番地が長すぎます',
      'unknown お支払い方法をご確認ください',
    ]);

    await applePay.user.editContact({ familyName: '山本', addressLines: ['千代田1-2'] });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    const statuses = applePay.calls('completePayment').map(({ detail }) => (detail as { status: number }).status);
    expect(statuses).toEqual([1, 1, 0]);
    const tokens = (await store.calls(SUBMIT)).map(
      ({ body }) => (body as { variables: { attemptToken: string } }).variables.attemptToken,
    );
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
  });

  test('an error whose words cannot be fetched leads to checkout', async ({ scenario, store, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await store.faults({ operation: 'order-errors.js', status: 503 });
    await scenario.visit();
    await scenario.button.click();
    expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  });
});
