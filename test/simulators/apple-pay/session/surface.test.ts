import { expect, expectTypeOf, test } from 'vitest';
import { createSeller } from '../seller';

const { simulator, construct } = createSeller();

type Statics = Exclude<keyof typeof ApplePaySession, 'prototype'>;
type Members = Exclude<keyof ApplePaySession, keyof EventTarget>;

// A name that the published types gain or lose makes these tables wrong, and the simulator's classes too: `npm run types` fails.
const statics = {
  supportsVersion: 'function',
  canMakePayments: 'function',
  canMakePaymentsWithActiveCard: 'function',
  applePayCapabilities: 'function',
  openPaymentSetup: 'function',
  STATUS_SUCCESS: 'number',
  STATUS_FAILURE: 'number',
  STATUS_INVALID_BILLING_POSTAL_ADDRESS: 'number',
  STATUS_INVALID_SHIPPING_POSTAL_ADDRESS: 'number',
  STATUS_INVALID_SHIPPING_CONTACT: 'number',
  STATUS_PIN_REQUIRED: 'number',
  STATUS_PIN_INCORRECT: 'number',
  STATUS_PIN_LOCKOUT: 'number',
} satisfies Record<Statics, 'function' | 'number'>;

const methods = {
  begin: true,
  abort: true,
  completeMerchantValidation: true,
  completePayment: true,
  completePaymentMethodSelection: true,
  completeShippingContactSelection: true,
  completeShippingMethodSelection: true,
  completeCouponCodeChange: true,
} satisfies Record<Exclude<Members, `on${string}`>, true>;

const handlers = {
  oncancel: 'cancel',
  onvalidatemerchant: 'validatemerchant',
  onpaymentmethodselected: 'paymentmethodselected',
  onshippingcontactselected: 'shippingcontactselected',
  onshippingmethodselected: 'shippingmethodselected',
  oncouponcodechanged: 'couponcodechanged',
  onpaymentauthorized: 'paymentauthorized',
} satisfies { [Name in Extract<Members, `on${string}`>]: Name extends `on${infer Event}` ? Event : never };

const errorMembers = { code: true, contactField: true, message: true } satisfies Record<keyof ApplePayError, true>;

test('the classes are of the published types', () => {
  expectTypeOf(simulator.ApplePaySession).toExtend<typeof ApplePaySession>();
  expectTypeOf(simulator.ApplePayError).toExtend<typeof ApplePayError>();
  expectTypeOf<Exclude<keyof typeof simulator.ApplePaySession, 'prototype'>>().toEqualTypeOf<Statics>();
  type Own = Exclude<keyof InstanceType<typeof simulator.ApplePaySession>, keyof EventTarget>;
  expectTypeOf<Own>().toEqualTypeOf<Members>();
});

test.each(Object.entries(statics))('ApplePaySession.%s is a %s', (name, type) => {
  expect(typeof (simulator.ApplePaySession as unknown as Record<string, unknown>)[name]).toBe(type);
});

test.each(Object.keys(methods))('a session has %s()', (name) => {
  expect(typeof (construct() as unknown as Record<string, unknown>)[name]).toBe('function');
});

test.each(Object.entries(handlers))('a session has %s, which hears %s', (property, name) => {
  const session = construct() as unknown as Record<string, unknown> & EventTarget;
  const heard: unknown[] = [];
  expect(session[property]).toBeNull();
  session[property] = (event: Event) => heard.push('first', event.type);
  session[property] = (event: Event) => heard.push('second', event.type);
  session.dispatchEvent(new Event(name));
  session[property] = null;
  session.dispatchEvent(new Event(name));
  expect(heard).toEqual(['second', name]);
});

test('an error has its members', () => {
  const error = new simulator.ApplePayError('shippingContactInvalid', 'locality', '市区町村');
  expect(Object.keys(error).toSorted()).toEqual(Object.keys(errorMembers));
});

test('applePayCapabilities and canMakePaymentsWithActiveCard answer with promises', async () => {
  const { simulator: fresh } = createSeller();
  const { ApplePaySession: Session } = fresh;
  expect(await Session.canMakePaymentsWithActiveCard('merchant')).toBe(true);
  expect(await Session.applePayCapabilities('merchant')).toEqual({
    paymentCredentialStatus: 'paymentCredentialsAvailable',
  });
  await expect(Session.openPaymentSetup('merchant')).rejects.toThrow('from a user gesture handler');
  expect(await fresh.gesture(() => Session.openPaymentSetup('merchant'))).toBe(false);
});

test('a device without Apple Pay says so, and a frame without permission throws', () => {
  const none = createSeller({ canMakePayments: false }).simulator;
  expect(none.ApplePaySession.canMakePayments()).toBe(false);
  const frame = createSeller({ canMakePayments: 'throws' });
  const { ApplePaySession: Session } = frame.simulator;
  for (const ask of [() => Session.canMakePayments(), () => Session.supportsVersion(3), () => frame.construct()])
    expect(ask).toThrow('different security origin');
  // The page could not know; asking is how it finds out.
  expect(frame.broken()).toEqual([]);
});
