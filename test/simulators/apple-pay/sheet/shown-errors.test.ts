import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, settle, silent, total } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('an error', () => {
  test('25: must be an ApplePayError', async () => {
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

  test('26: must have a known code and field', () => {
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

  test('10: a total with too many decimal places in an update closes the sheet, too', async () => {
    const { ready, told, sheet, broken } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    session.completeShippingContactSelection({ newTotal: { label: 'x', amount: '16.24' } });
    await settle();
    expect([told.at(-1), sheet().state, ...broken()]).toEqual(['cancel', 'cancelled', 10]);
  });
});
