import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, methods, request, settle, total } from './seller';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const silent = () => {};

describe('what a page knows before the shopper pays', () => {
  test.each([
    [
      'tokyo',
      {
        country: '日本',
        countryCode: 'JP',
        postalCode: '100-0001',
        administrativeArea: '東京都',
        locality: '千代田区',
      },
    ],
    [
      'gb',
      { country: 'United Kingdom', countryCode: 'GB', postalCode: 'SW1A', administrativeArea: '', locality: 'London' },
    ],
    ['ca', { country: 'Canada', countryCode: 'CA', postalCode: 'K1A', administrativeArea: 'ON', locality: 'Ottawa' }],
    [
      'ae',
      {
        country: 'United Arab Emirates',
        countryCode: 'AE',
        administrativeArea: '',
        locality: 'Dubai',
        subLocality: 'Dubai',
      },
    ],
  ] as const)('18, 19: of %s, as the place to send to and as the place to bill', async (contact, known) => {
    const { ready, last } = createSeller({ contact });
    await ready();
    expect(last('shippingcontactselected')['shippingContact']).toEqual(known);
    expect(last('paymentmethodselected')['paymentMethod']).toEqual({
      displayName: 'Visa 4242',
      network: 'Visa',
      type: 'credit',
      billingContact: known,
    });
  });

  test('18: has blanks for the rest on some systems', async () => {
    const { ready, last } = createSeller({ empty: 'blank' });
    await ready();
    expect(last('shippingcontactselected')['shippingContact']).toMatchObject({
      givenName: '',
      familyName: '',
      emailAddress: '',
      phoneNumber: '',
      addressLines: [],
      subLocality: '',
      locality: '千代田区',
    });
  });

  test('19: no billing contact unless an address is asked for', async () => {
    const { ready, last } = createSeller();
    await ready({ requiredBillingContactFields: ['name'] });
    expect(last('paymentmethodselected')['paymentMethod']).not.toHaveProperty('billingContact');
  });

  test('what an event delivers is the page’s to change', async () => {
    const { ready, last, sheet, simulator } = createSeller();
    await ready();
    Object.assign(last('shippingcontactselected')['shippingContact']!, { locality: '大阪市' });
    simulator.user.selectMethod('sokutatsu');
    await settle();
    Object.assign(last('shippingmethodselected')['shippingMethod']!, { amount: '0' });
    expect(sheet()).toMatchObject({ contact: { locality: '千代田区' }, shippingMethods: methods });
  });
});

describe('lists', () => {
  test('23: of lines are gone when they are not sent again', async () => {
    const { ready, simulator, sheet } = createSeller();
    const lineItems = [{ label: '小計', amount: '1080' }];
    await ready(
      { lineItems },
      {
        paymentmethodselected: null,
        shippingcontactselected: null,
      },
    );
    expect(sheet().lineItems).toEqual([{ label: '小計', amount: '1080', type: 'final' }]);
    simulator.user.cancel();
    await settle();
    await ready({ lineItems });
    expect(sheet().lineItems).toEqual([]);
  });

  test('23: of shipping methods are gone when a contact is answered without them, and stay otherwise', async () => {
    const { ready, simulator, sheet } = createSeller();
    const session = await ready();
    simulator.user.selectPaymentMethod('jcb');
    await settle();
    expect(sheet().shippingMethods).toEqual(methods);
    simulator.user.cancel();
    const other = await ready({ shippingMethods: methods }, { shippingcontactselected: silent });
    expect(sheet().shippingMethods).toEqual(methods);
    expect(other).not.toBe(session);
    other.completeShippingContactSelection(total(1080));
    await settle();
    expect(sheet()).toMatchObject({ shippingMethods: [], method: null });
  });

  test('24: the first method is the chosen one, whatever was chosen before', async () => {
    const { ready, simulator, sheet, told } = createSeller();
    await ready();
    simulator.user.selectMethod('sokutatsu');
    await settle();
    expect([sheet().method, sheet().total.amount]).toEqual(['sokutatsu', '2060.00']);
    simulator.user.selectContact('kyoto');
    await settle();
    expect(sheet().method).toBe('takuhai');
    simulator.user.selectMethod('takuhai');
    await settle();
    expect(told.slice(3)).toEqual(['shippingmethodselected', 'shippingcontactselected']);
  });

  test.each<[string, number, number[]]>([
    ['the same', 1680, [24]],
    ['less', 1000, [24]],
    ['more', 2060, []],
  ])('24: after a dearer method a total of %s', async (_much, amount, rules) => {
    const { ready, simulator, broken } = createSeller();
    const session = await ready({}, { shippingmethodselected: silent });
    simulator.user.selectMethod('sokutatsu');
    await settle();
    session.completeShippingMethodSelection(total(amount));
    expect(broken()).toEqual(rules);
  });

  test('24: only a method of the sheet can be chosen', async () => {
    const { ready, simulator } = createSeller();
    await ready();
    expect(attempt(() => simulator.user.selectMethod('drone'))).toMatch(/no method on the sheet is called "drone"/);
  });
});

describe('an error', () => {
  test('25: is a real one', async () => {
    const { ready, simulator, broken, sheet } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    const answer = (errors: unknown[]) =>
      attempt(() => session.completeShippingContactSelection({ ...total(1), errors } as never));
    expect(answer([{ code: 'addressUnserviceable', message: 'x' }])).toMatch(/^TypeError: .*ApplePayError/);
    expect(sheet().state).toBe('shippingcontactselected');
    expect(answer([new simulator.ApplePayError('addressUnserviceable')])).toBeNull();
    expect(broken()).toEqual([25]);
    simulator.user.cancel();
    const other = await ready({}, {}, 14);
    simulator.user.authorize();
    await settle();
    expect(attempt(() => other.completePayment({ status: 1, errors: [{ code: 'unknown', message: '' }] }))).toMatch(
      /^TypeError/,
    );
    expect(broken()).toEqual([25, 25]);
  });

  test('26: has a code and a field that exist', () => {
    const { simulator, broken } = createSeller();
    const { ApplePayError } = simulator;
    const make = (...args: unknown[]) => attempt(() => Reflect.construct(ApplePayError, args));
    expect(make()).toBe('TypeError: Not enough arguments');
    expect(make('addressInvalid')).toMatch(
      /^TypeError: Argument 1 \('errorCode'\).* must be one of: .*"addressUnserviceable"/,
    );
    expect(make('shippingContactInvalid', 'zip')).toMatch(
      /^TypeError: Argument 2 \('contactField'\).* must be one of: .*"postalCode"/,
    );
    expect(broken()).toEqual([26, 26, 26]);
    expect({ ...new ApplePayError('shippingContactInvalid', 'postalCode', '郵便番号') }).toEqual({
      code: 'shippingContactInvalid',
      contactField: 'postalCode',
      message: '郵便番号',
    });
    expect(new ApplePayError('unknown')).toMatchObject({ code: 'unknown', message: '' });
  });

  const [shipping, billing] = ['shippingContactInvalid', 'billingContactInvalid'] as const;
  test.each([
    ['shippingcontactselected', shipping, 'postalCode', 'shipping'],
    ['shippingcontactselected', shipping, undefined, 'shipping'],
    ['shippingcontactselected', 'addressUnserviceable', undefined, 'shipping'],
    ['shippingcontactselected', 'unknown', undefined, 'sheet'],
    ['shippingcontactselected', shipping, 'name', null],
    ['shippingcontactselected', shipping, 'phoneNumber', null],
    ['shippingcontactselected', shipping, 'emailAddress', null],
    ['shippingcontactselected', shipping, 'addressLines', null],
    ['shippingcontactselected', billing, 'postalCode', null],
    ['shippingcontactselected', 'couponCodeInvalid', undefined, null],
    ['paymentmethodselected', billing, 'country', 'billing'],
    ['paymentmethodselected', billing, 'name', null],
    ['couponcodechanged', 'couponCodeExpired', undefined, 'coupon'],
    ['couponcodechanged', shipping, 'postalCode', null],
    ['paymentauthorized', shipping, 'name', 'shipping'],
    ['paymentauthorized', shipping, 'addressLines', 'shipping'],
    ['paymentauthorized', billing, 'name', 'billing'],
    ['paymentauthorized', billing, 'emailAddress', null],
    ['paymentauthorized', 'couponCodeInvalid', undefined, null],
  ] as const)('27: at %s, %s of %s is shown beside: %s', async (question, code, field, at) => {
    const { ready, simulator, sheet, broken } = createSeller();
    const session = await ready({ supportsCouponCode: true }, { [question]: silent });
    if (question === 'couponcodechanged') simulator.user.enterCoupon('OCHA10');
    if (question === 'paymentauthorized') simulator.user.authorize();
    await settle();
    const errors = [new simulator.ApplePayError(code, field, 'なぜなら')];
    const answer = { ...total(1080), errors };
    if (question === 'paymentmethodselected') session.completePaymentMethodSelection(answer);
    else if (question === 'shippingcontactselected') session.completeShippingContactSelection(answer);
    else if (question === 'couponcodechanged') session.completeCouponCodeChange(answer);
    else session.completePayment({ status: 1, errors });
    expect(sheet().errors).toEqual(at ? [{ code, contactField: field ?? null, message: 'なぜなら', at }] : []);
    expect(broken()).toEqual(at ? [] : [27]);
  });

  test('27: a total with a wrong coin in an update closes the sheet as well', async () => {
    const { ready, told, sheet, broken } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    session.completeShippingContactSelection({ newTotal: { label: 'x', amount: '16.24' } });
    await settle();
    expect([told.at(-1), sheet().state, ...broken()]).toEqual(['cancel', 'cancelled', 10]);
  });
});

describe('Pay', () => {
  const refusal = (missing: string) => `Error: authorize: Pay can't be pressed for want of ${missing}.`;

  test('28: can’t be pressed beside an error of a contact', async () => {
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

  test('28: can’t be pressed without a way to send what is to be sent', async () => {
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

  test('29: gives what was asked for in full, and nothing else', async () => {
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

  test('29: gives no contact that nobody asked for', async () => {
    const { ready, simulator, last } = createSeller();
    await ready({ requiredShippingContactFields: [], requiredBillingContactFields: undefined });
    simulator.user.authorize();
    await settle();
    expect(last('paymentauthorized')['payment']).toMatchObject({
      shippingContact: undefined,
      billingContact: undefined,
    });
  });

  test('of a name, a phone number or an email no page learns before', async () => {
    const { ready, simulator, told, sheet } = createSeller();
    await ready();
    simulator.user.editContact({ givenName: '太郎', phoneNumber: '+81312345678' });
    await settle();
    expect([told.slice(3), sheet().contact.givenName]).toEqual([[], '太郎']);
  });
});

test('a card of a network that the request does not name can’t be chosen', async () => {
  const { ready, simulator, sheet } = createSeller({ card: 'amex' });
  await ready();
  expect(sheet()).toMatchObject({ card: { network: 'Visa' }, usableCards: ['visa', 'mastercard', 'jcb', 'debit'] });
  expect(attempt(() => simulator.user.selectPaymentMethod('amex'))).toMatch(/is not among the networks/);
});

test('a control of a sheet that is busy throws, and so never runs the page’s code', async () => {
  const { open, simulator, told } = createSeller();
  expect(attempt(() => simulator.user.selectContact('kyoto'))).toMatch(/the sheet is not there/);
  open();
  expect(attempt(() => simulator.user.authorize())).toMatch(/the sheet is busy/);
  await settle();
  const before = told.length;
  simulator.user.selectContact('kyoto');
  expect(told).toHaveLength(before);
});

test('nothing was wrong with the request of these tests', async () => {
  const { ready, broken, sheet } = createSeller();
  await ready();
  expect([sheet().fields, broken()]).toEqual([
    { shipping: request.requiredShippingContactFields, billing: request.requiredBillingContactFields },
    [],
  ]);
});
