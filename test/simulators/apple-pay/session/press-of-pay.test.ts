import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, methods, settle, silent, total } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('Pay', () => {
  const refusal = (missing: string) => `Error: authorize: Pay can't be pressed for want of ${missing}.`;

  test('28: can’t be pressed while the sheet shows an error of a contact', async () => {
    const { ready, simulator, sheet, told } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    const error = new simulator.ApplePayError('shippingContactInvalid', 'postalCode', '郵便番号');
    session.completeShippingContactSelection({ ...total(1680), newShippingMethods: methods, errors: [error] });
    await settle();
    expect(sheet()).toMatchObject({ state: 'ready', canPay: false, missing: ['errors'] });
    expect(attempt(() => simulator.user.authorize())).toBe(refusal('errors'));
    simulator.user.editContact({ postalCode: '100-0002' });
    await settle();
    session.completeShippingContactSelection({ ...total(1680), newShippingMethods: methods });
    await settle();
    expect(sheet()).toMatchObject({ canPay: true, missing: [] });
    expect(told.filter((name) => name === 'shippingcontactselected')).toHaveLength(2);
  });

  test('28: can’t be pressed without a shipping method where one is needed', async () => {
    const { ready, simulator } = createSeller();
    await ready({}, { shippingcontactselected: null });
    expect(attempt(() => simulator.user.authorize())).toBe(refusal('method'));
    simulator.user.cancel();
    await ready({ requiredShippingContactFields: ['email'] });
    expect(attempt(() => simulator.user.authorize())).toBeNull();
  });

  test.each<[string, object, object, string]>([
    ['a name', { contact: 'nameless' }, {}, 'name, billing'],
    [
      'an email',
      { contact: { countryCode: 'JP', addressLines: ['x'], familyName: '山田', phoneNumber: '1' } },
      {},
      'email',
    ],
    [
      'a street',
      {
        contact: { countryCode: 'JP', emailAddress: 'x@example.jp', familyName: '山田', phoneNumber: '1' },
        billing: 'tokyo',
      },
      {},
      'postalAddress',
    ],
    ['kana', { contact: 'us' }, { requiredShippingContactFields: ['phoneticName', 'postalAddress'] }, 'phoneticName'],
    ['a card', {}, { supportedNetworks: ['mada'] }, 'card'],
  ])('29: can’t be pressed without %s', async (_what, options, changes, missing) => {
    const { ready, simulator } = createSeller(options);
    await ready(changes);
    expect(attempt(() => simulator.user.authorize())).toBe(refusal(missing));
  });

  test('29: delivers all requested fields, and nothing else', async () => {
    const { ready, simulator, last } = createSeller({ billing: 'us' });
    await ready({
      requiredShippingContactFields: ['postalAddress', 'name'],
      requiredBillingContactFields: ['name', 'email'],
    });
    simulator.user.authorize();
    await settle();
    const { payment } = last('paymentauthorized') as unknown as { payment: ApplePayJS.ApplePayPayment };
    expect(payment.shippingContact).toEqual({
      familyName: '山田',
      givenName: '花子',
      postalCode: '100-0001',
      administrativeArea: '東京都',
      locality: '千代田区',
      addressLines: ['千代田1-1', '皇居前ビル3階'],
      country: '日本',
      countryCode: 'JP',
    });
    expect(payment.billingContact).toEqual({ familyName: 'Lee', givenName: 'Ann' });
    expect(payment.token).toEqual({
      paymentMethod: { displayName: 'Visa 4242', network: 'Visa', type: 'credit' },
      transactionIdentifier: expect.stringMatching(/^[0-9A-F]{64}$/),
      paymentData: {
        version: 'EC_v1',
        data: expect.any(String),
        signature: expect.any(String),
        header: {
          ephemeralPublicKey: expect.any(String),
          publicKeyHash: expect.any(String),
          transactionId: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    });
  });

  test('29: delivers no contact that was not requested', async () => {
    const { ready, simulator, last } = createSeller();
    await ready({ requiredShippingContactFields: [], requiredBillingContactFields: undefined });
    simulator.user.authorize();
    await settle();
    expect(last('paymentauthorized')['payment']).toMatchObject({
      shippingContact: undefined,
      billingContact: undefined,
    });
  });

  test('name, phone number and email are not given to the page before', async () => {
    const { ready, simulator, told, sheet } = createSeller();
    await ready();
    simulator.user.editContact({ givenName: '太郎', phoneNumber: '+81312345678' });
    await settle();
    expect([told.slice(3), sheet().contact.givenName]).toEqual([[], '太郎']);
  });
});
