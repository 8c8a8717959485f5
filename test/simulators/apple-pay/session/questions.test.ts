import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, INVALID, methods, settle, silent, total } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('a question', () => {
  test('20: without a listener is completed by the sheet itself', async () => {
    const { ready, told, sheet } = createSeller();
    await ready({ lineItems: [{ label: '小計', amount: '1' }] }, { paymentmethodselected: null });
    expect([told, sheet().state]).toEqual([['validatemerchant', 'shippingcontactselected'], 'ready']);
    const bare = createSeller();
    await bare.ready(
      { lineItems: [{ label: '小計', amount: '1' }] },
      { paymentmethodselected: null, shippingcontactselected: null },
    );
    expect(bare.sheet()).toMatchObject({ state: 'ready', lineItems: [{ label: '小計' }] });
  });

  test.each([
    ['paymentmethodselected', { shippingcontactselected: null }],
    ['shippingcontactselected', { paymentmethodselected: null }],
  ])('20: %s that has a listener and no answer for thirty seconds closes the sheet', async (question, handlers) => {
    const { ready, told, broken, sheet } = createSeller();
    await ready({}, { ...handlers, [question]: silent });
    expect(sheet().state).toBe(question);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([told.at(-1), sheet().state, sheet().message, ...broken()]).toEqual([
      'cancel',
      'cancelled',
      'お支払いは完了していません',
      20,
    ]);
  });

  test('20: has its own thirty seconds', async () => {
    const { ready, sheet, simulator, broken } = createSeller();
    await ready();
    for (const contact of ['kyoto', 'osaka'] as const) {
      await vi.advanceTimersByTimeAsync(25_000);
      simulator.user.selectContact(contact);
      await settle();
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sheet().state, broken()]).toEqual(['ready', []]);
  });

  test('21: accepts its own answer, once', async () => {
    const { ready, broken, sheet } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    const answers = {
      completePaymentMethodSelection: () => session.completePaymentMethodSelection(total(1)),
      completeShippingMethodSelection: () => session.completeShippingMethodSelection(total(1)),
      completeCouponCodeChange: () => session.completeCouponCodeChange(total(1)),
      completePayment: () => session.completePayment({ status: 0 }),
    };
    expect(Object.values(answers).map(attempt)).toEqual([INVALID, INVALID, INVALID, INVALID]);
    const answer = () => session.completeShippingContactSelection({ ...total(1), newShippingMethods: methods });
    expect([attempt(answer), attempt(answer)]).toEqual([null, INVALID]);
    await settle();
    expect([attempt(answer), sheet().state, ...broken()]).toEqual([INVALID, 'ready', 21, 21, 21, 21, 21, 21]);
  });

  test('21: of a closed sheet accepts no answer', async () => {
    const { ready, simulator, broken } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    simulator.user.cancel();
    expect(attempt(() => session.completeShippingContactSelection(total(1)))).toEqual(INVALID);
    expect(broken()).toEqual([21]);
  });

  test('22: is answered with a total, which is checked like the first one', async () => {
    const { ready, broken, sheet } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    const answer = (given: object) => attempt(() => session.completeShippingContactSelection(given as never));
    expect(answer({})).toBe(
      'TypeError: Member ApplePayShippingContactUpdate.newTotal is required and must be an instance of ApplePayLineItem',
    );
    expect(answer({ newTotal: { label: 'x', amount: '1.' } })).toMatch(/"1\." is not a valid amount/);
    expect(answer(total(0))).toMatch(/greater than zero/);
    expect(answer({ ...total(1), newLineItems: [{ amount: '1' }] })).toMatch(/ApplePayLineItem.label is required/);
    expect(answer({ ...total(1), newShippingMethods: [{ label: 'x' }] })).toMatch(/detail is required/);
    expect([sheet().state, ...broken()]).toEqual(['shippingcontactselected', 22, 7, 8, 4, 9]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sheet().state).toBe('cancelled');
  });
});
