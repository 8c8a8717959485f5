import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, settle, silent } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test.each<[missing: string, options: object, changes: object, handlers?: object]>([
  ['method', {}, {}, { shippingcontactselected: null }],
  ['name, billing', { contact: 'nameless' }, {}],
  ['card', {}, { supportedNetworks: ['mada'] }],
])('28, 29: Pay can’t be pressed for want of %s', async (missing, options, changes, handlers) => {
  const { ready, simulator } = createSeller(options);
  await ready(changes, handlers);
  expect(attempt(() => simulator.user.authorize())).toBe(
    `Error: authorize: Pay can't be pressed for want of ${missing}.`,
  );
});

test('28, 29, 30: a payment with errors returns to the sheet; mended, it can be tried again with another token', async () => {
  const { ready, simulator, sheet, last, broken } = createSeller();
  const session = await ready();
  const pay = async () => {
    simulator.user.authorize();
    await settle();
    return (last('paymentauthorized') as unknown as { payment: ApplePayJS.ApplePayPayment }).payment;
  };
  const first = await pay();
  expect(first).toMatchObject({
    shippingContact: {
      emailAddress: expect.any(String),
      familyName: '山田',
      addressLines: [expect.any(String), expect.any(String)],
    },
    token: { paymentMethod: { displayName: 'Visa 4242' }, paymentData: { version: 'EC_v1' } },
  });
  expect(first.billingContact).not.toHaveProperty('emailAddress');
  const errors = [new simulator.ApplePayError('shippingContactInvalid', 'name', '名前を入力してください')];
  session.completePayment({ status: 1, errors });
  expect(sheet()).toMatchObject({ state: 'ready', canPay: false, missing: ['errors'] });
  expect(attempt(() => simulator.user.authorize())).toMatch(/for want of errors/);
  simulator.user.editContact({ givenName: '太郎' });
  const again = await pay();
  expect(again.shippingContact?.givenName).toBe('太郎');
  expect(again.token.transactionIdentifier).not.toBe(first.token.transactionIdentifier);
  session.completePayment({ status: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sheet().state, broken()]).toEqual(['completed', []]);
});

test.each([
  ['abort', 'aborted', 0],
  ['cancel', 'cancelled', 1],
  ['hidden', 'cancelled', 1],
] as const)(
  '32, 33, 34: by %s a sheet ends %s at any time, with %i cancel events in a later task',
  async (how, state, events) => {
    for (const question of ['validatemerchant', 'shippingcontactselected', 'paymentauthorized']) {
      const { ready, simulator, target, told, broken, sheet } = createSeller();
      const session = await ready({}, { [question]: silent });
      if (question === 'paymentauthorized') simulator.user.authorize();
      await settle();
      if (how === 'abort') session.abort();
      else if (how === 'cancel') simulator.user.cancel();
      else target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      expect(told.includes('cancel')).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([told.filter((name) => name === 'cancel').length, sheet().state, broken()]).toEqual([events, state, []]);
    }
  },
);

test('a control throws while the sheet is busy, and for what the sheet has not', async () => {
  const { open, simulator } = createSeller({ card: 'amex' });
  open();
  expect(attempt(() => simulator.user.authorize())).toMatch(/the sheet is busy/);
  await settle();
  expect(attempt(() => simulator.user.selectMethod('drone'))).toMatch(/no method on the sheet is called "drone"/);
  expect(attempt(() => simulator.user.selectPaymentMethod('amex'))).toMatch(/is not among the networks/);
});
