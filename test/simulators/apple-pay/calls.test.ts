import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attempt,
  createSeller,
  fakeClock,
  INVALID,
  merchantSession,
  methods,
  NEEDS_GESTURE,
  request,
  settle,
  silent,
  total,
} from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

/** A sheet that waits for the page's answer to a question. */
async function asked(question: string, seller = createSeller()) {
  const session = await seller.ready({}, { [question]: silent });
  if (question === 'shippingmethodselected') seller.simulator.user.selectMethod('sokutatsu');
  if (question === 'paymentauthorized') seller.simulator.user.authorize();
  await settle();
  expect(seller.sheet().state).toBe(question);
  const url = String(seller.last('validatemerchant')['validationURL']);
  return { ...seller, session, url };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const MERCHANT = 'validatemerchant';
const CARD = 'paymentmethodselected';
const CONTACT = 'shippingcontactselected';
const PAYMENT = 'paymentauthorized';

const makeError = ({ simulator }: Asked, ...args: string[]): unknown =>
  Reflect.construct(simulator.ApplePayError, args);
const answerContact = ({ session }: Asked, changes: object) =>
  session.completeShippingContactSelection({ ...total(1680), newShippingMethods: methods, ...changes } as never);

describe('a call that breaks a rule throws, and the violation is recorded even when the page catches the error', () => {
  test.each<[rule: number, question: string, complaint: unknown, wrong: (given: Asked) => unknown]>([
    [1, MERCHANT, NEEDS_GESTURE, ({ simulator }) => new simulator.ApplePaySession(14, request)],
    [3, MERCHANT, INVALID, ({ simulator }) => simulator.ApplePaySession.supportsVersion(0)],
    [12, MERCHANT, INVALID, ({ session }) => session.begin()],
    [12, MERCHANT, INVALID, ({ construct }) => construct().begin()],
    [15, MERCHANT, INVALID, ({ session }) => session.completeMerchantValidation({})],
    [15, MERCHANT, 'TypeError: Type error', ({ session }) => session.completeMerchantValidation(null)],
    [15, CARD, INVALID, ({ session, url }) => session.completeMerchantValidation(merchantSession(url))],
    [21, MERCHANT, INVALID, (given) => answerContact(given, {})],
    [21, CONTACT, INVALID, ({ session }) => session.completePaymentMethodSelection(total(1))],
    [21, CONTACT, INVALID, ({ session }) => session.completePayment({ status: 0 })],
    [21, CONTACT, INVALID, (given) => [1, 2].map(() => answerContact(given, {}))],
    [22, CONTACT, /newTotal is required/, (given) => answerContact(given, { newTotal: undefined })],
    [7, CONTACT, /not a valid amount/, (given) => answerContact(given, { newTotal: { label: 'x', amount: '1.' } })],
    [8, CONTACT, /greater than zero/, (given) => answerContact(given, total(0))],
    [9, CONTACT, /detail is required/, (given) => answerContact(given, { newShippingMethods: [{ label: 'x' }] })],
    [25, CONTACT, /ApplePayError/, (given) => answerContact(given, { errors: [{ code: 'unknown', message: '' }] })],
    [26, MERCHANT, /one of: .*"addressUnserviceable"/, (given) => makeError(given, 'addressInvalid')],
    [26, MERCHANT, /one of: .*"postalCode"/, (given) => makeError(given, 'shippingContactInvalid', 'zip')],
    [26, MERCHANT, /Not enough arguments/, (given) => makeError(given)],
    [26, MERCHANT, /no contact field/, (given) => makeError(given, 'couponCodeInvalid', 'postalCode')],
    [4, MERCHANT, /Not enough arguments/, ({ simulator }) => Reflect.construct(simulator.ApplePaySession, [14])],
    [30, PAYMENT, INVALID, ({ session }) => session.completePayment({ status: 8 })],
    [30, PAYMENT, /status is required/, ({ session }) => session.completePayment({} as never)],
    [32, MERCHANT, INVALID, ({ construct }) => construct().abort()],
    [35, PAYMENT, INVALID, ({ session }) => [0, 0].map((status) => session.completePayment({ status }))],
  ])('%i: at %s', async (rule, question, complaint, wrong) => {
    const given = await asked(question);
    const thrown = attempt(() => wrong(given));
    expect([thrown, ...given.broken()]).toEqual([
      complaint instanceof RegExp ? expect.stringMatching(complaint) : complaint,
      rule,
    ]);
    expect(given.simulator.violations[0]).toContain(`${rule}: `);
  });
});

describe('a violation that throws nothing is recorded', () => {
  test.each<[rule: number, question: string, wrong: (given: Asked) => unknown]>([
    [14, 'validatemerchant', ({ session }) => (session.onpaymentauthorized = silent)],
    [24, 'shippingmethodselected', ({ session }) => session.completeShippingMethodSelection(total(1680))],
    [
      30,
      'paymentauthorized',
      ({ session, simulator }) =>
        session.completePayment({ status: 0, errors: [new simulator.ApplePayError('unknown')] }),
    ],
  ])('%i: at %s', async (rule, question, wrong) => {
    const given = await asked(question);
    wrong(given);
    expect(given.broken()).toEqual([rule]);
  });

  test('9: two shipping methods of one identifier', () => {
    const { open, broken } = createSeller();
    open({ shippingMethods: [methods[0], methods[0]] });
    expect(broken()).toEqual([9]);
  });
});

test('2: a gesture lasts for its microtasks, not for later tasks', async () => {
  const { simulator } = createSeller();
  const afterwards = (waiting: () => Promise<unknown>) =>
    simulator.gesture(async () => {
      await waiting();
      return attempt(() => new simulator.ApplePaySession(14, request));
    });
  expect(await afterwards(() => Promise.resolve())).toBeNull();
  expect(await afterwards(() => readFile(import.meta.filename))).toBe(NEEDS_GESTURE);
});
