import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, merchantSession, settle, silent, total } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('the merchant', () => {
  test.each<[what: string, rule: number, make: (url: string) => object]>([
    ['another address', 15, () => merchantSession('https://apple-pay-gateway.apple.com/other')],
    ['five minutes ago', 15, (url) => merchantSession(url, { epochTimestamp: Date.now() - 300_000 })],
    ['a time that is over', 15, (url) => merchantSession(url, { expiresAt: Date.now() })],
  ])('%s: a merchant session that was made for it closes the sheet', async (_what, rule, make) => {
    const { open, last, told, broken, sheet } = createSeller();
    const session = open({}, { validatemerchant: silent });
    await settle();
    session.completeMerchantValidation(make(String(last('validatemerchant')['validationURL'])));
    await settle();
    expect([told, sheet().state, ...broken()]).toEqual([['validatemerchant', 'cancel'], 'cancelled', rule]);
  });
});

test.each([
  ['validatemerchant', 16],
  ['paymentmethodselected', 20],
  ['shippingcontactselected', 20],
  ['shippingmethodselected', 20],
  ['paymentauthorized', 31],
])('a page that does not answer %s for 30 s breaks rule %i', async (question, rule) => {
  const { ready, simulator, told, broken, sheet } = createSeller();
  await ready({}, { [question]: silent });
  if (question === 'shippingmethodselected') simulator.user.selectMethod('sokutatsu');
  if (question === 'paymentauthorized') simulator.user.authorize();
  await vi.advanceTimersByTimeAsync(29_900);
  expect(sheet().state).toBe(question);
  await vi.advanceTimersByTimeAsync(120);
  expect([told.at(-1), sheet(), broken()]).toMatchObject([
    'cancel',
    { state: 'cancelled', message: 'お支払いは完了していません' },
    [rule],
  ]);
});

test.each([
  ['tokyo', { countryCode: 'JP', postalCode: '100-0001', administrativeArea: '東京都', locality: '千代田区' }],
  ['gb', { countryCode: 'GB', postalCode: 'SW1A', administrativeArea: '', locality: 'London' }],
  ['ca', { countryCode: 'CA', postalCode: 'K1A', administrativeArea: 'ON', locality: 'Ottawa' }],
] as const)('18, 19: before the payment the page knows only a part of the address of %s', async (contact, known) => {
  const { ready, last } = createSeller({ contact });
  await ready();
  const given = { ...known, country: expect.any(String) };
  expect(last('shippingcontactselected')['shippingContact']).toEqual(given);
  expect(last('paymentmethodselected')['paymentMethod']).toEqual({
    displayName: 'Visa 4242',
    network: 'Visa',
    type: 'credit',
    billingContact: given,
  });
});

const [shipping, billing] = ['shippingContactInvalid', 'billingContactInvalid'] as const;
test.each([
  ['shippingcontactselected', shipping, 'postalCode', 'shipping'],
  ['shippingcontactselected', 'addressUnserviceable', undefined, 'shipping'],
  ['shippingcontactselected', 'unknown', undefined, 'sheet'],
  ['shippingcontactselected', shipping, 'name', null],
  ['shippingcontactselected', shipping, 'addressLines', null],
  ['shippingcontactselected', billing, 'postalCode', null],
  ['paymentmethodselected', billing, 'country', 'billing'],
  ['paymentmethodselected', billing, 'name', null],
  ['paymentauthorized', shipping, 'name', 'shipping'],
  ['paymentauthorized', billing, 'name', 'billing'],
  ['paymentauthorized', billing, 'emailAddress', null],
  ['paymentauthorized', 'couponCodeInvalid', undefined, null],
  ['couponcodechanged', 'couponCodeInvalid', undefined, 'code'],
  ['couponcodechanged', 'couponCodeExpired', undefined, 'code'],
  ['couponcodechanged', 'addressUnserviceable', undefined, null],
  ['couponcodechanged', shipping, 'postalCode', null],
  ['couponcodechanged', 'unknown', undefined, null],
] as const)('27: at %s, %s of %s is shown beside: %s', async (question, code, field, at) => {
  const { ready, simulator, sheet, broken } = createSeller();
  const session = await ready({ supportsCouponCode: true }, { [question]: silent });
  if (question === 'paymentauthorized') simulator.user.authorize();
  if (question === 'couponcodechanged') simulator.user.typeCode('OCHA10');
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
