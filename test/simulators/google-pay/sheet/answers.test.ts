import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, error, fakeClock, info, options, settle, update } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const OTHER = { reason: 'OTHER_ERROR', intent: 'INITIALIZE', message: 'OTHER_ERROR' };

/** Answers INITIALIZE so, and gives the sheet and the violations. */
async function answered(answer: unknown) {
  const seller = createSeller();
  await seller.ready({}, { onPaymentDataChanged: () => answer as object });
  return { ...seller, violations: seller.simulator.violations };
}

const totals = (changes: object) => update('1', { newTransactionInfo: info('1680.00', changes) });
const list = (...shippingOptions: object[]) => update('1', { newShippingOptionParameters: { shippingOptions } });
const whole = { id: 'a', label: 'A' };

describe('an answer to a change', () => {
  test.each<[violation: string, answer: unknown]>([
    ['18: onPaymentDataChanged INITIALIZE: the answer is undefined, no object', undefined],
    ['18: onPaymentDataChanged INITIALIZE: the answer is null, no object', null],
    ['19: onPaymentDataChanged INITIALIZE: transactionInfo must be set!', update('1', { newTransactionInfo: 'free' })],
    [
      '19: onPaymentDataChanged INITIALIZE: totalPriceStatus in transactionInfo must be set to one of NOT_CURRENTLY_KNOWN, ESTIMATED or FINAL!',
      totals({ totalPriceStatus: undefined }),
    ],
    [
      '8: onPaymentDataChanged INITIALIZE: totalPrice "1680.0" must be digits with two decimals or none!',
      totals({ totalPrice: '1680.0' }),
    ],
    [
      '44: onPaymentDataChanged INITIALIZE: totalPrice "１" has other digits than 0 to 9!',
      totals({ totalPrice: '１' }),
    ],
    [
      '8: onPaymentDataChanged INITIALIZE: displayItems add up to 1080.00, totalPrice is 1680.00!',
      totals({ displayItems: [{ label: '小計', type: 'SUBTOTAL', price: '1080' }] }),
    ],
    ['33: onPaymentDataChanged INITIALIZE: currencyCode was JPY and is USD', totals({ currencyCode: 'USD' })],
    ['33: onPaymentDataChanged INITIALIZE: countryCode was JP and is undefined', totals({ countryCode: undefined })],
    ['33: onPaymentDataChanged INITIALIZE: transactionId was pw-1 and is pw-2', totals({ transactionId: 'pw-2' })],
    [
      '33: onPaymentDataChanged INITIALIZE: totalPriceLabel was 合計 and is Total',
      totals({ totalPriceLabel: 'Total' }),
    ],
    ['20: onPaymentDataChanged INITIALIZE: shippingOptions must be an array with at least one option!', list()],
    ['20: onPaymentDataChanged INITIALIZE: Each of shippingOptions must have an id!', list({ label: 'A' })],
    [
      '20: onPaymentDataChanged INITIALIZE: label of the shipping option "a" must be set!',
      list({ id: 'a', label: '' }),
    ],
    [
      '20: onPaymentDataChanged INITIALIZE: description of the shipping option "a" must be a text!',
      list({ ...whole, description: null }),
    ],
    ['39: onPaymentDataChanged INITIALIZE: two shipping options have the id "a"!', list(whole, whole)],
    [
      '20: onPaymentDataChanged INITIALIZE: defaultSelectedOptionId "b" is not among the shipping options!',
      update('1', { newShippingOptionParameters: { shippingOptions: [whole], defaultSelectedOptionId: 'b' } }),
    ],
    ['24: onPaymentDataChanged INITIALIZE: error is a list, and only one can be shown', { error: [error()] }],
    ['23: onPaymentDataChanged INITIALIZE: error is no object', { error: 'wrong' }],
    [
      '23: onPaymentDataChanged INITIALIZE: reason "addressUnserviceable" is not known',
      { error: error({ reason: 'addressUnserviceable' }) },
    ],
    [
      '23: onPaymentDataChanged INITIALIZE: intent "OFFER" is not among the callback intents',
      { error: error({ intent: 'OFFER' }) },
    ],
    ['39: onPaymentDataChanged INITIALIZE: error has no message', { error: error({ message: ' ' }) }],
  ])('%s', async (violation, answer) => {
    const { violations, sheet } = await answered(answer);
    expect(violations).toEqual([violation]);
    expect(sheet()).toMatchObject({
      state: 'ready',
      canPay: false,
      error: OTHER,
      total: { price: '0.01' },
      options: [],
    });
  });

  test('21: without shipping options and without an error for an address: the sheet can’t go on', async () => {
    const { violations, sheet, simulator } = await answered({ newTransactionInfo: info('1080.00') });
    expect(violations).toEqual([
      '21: onPaymentDataChanged INITIALIZE: there is an address, and neither shipping options nor an error',
    ]);
    expect(sheet()).toMatchObject({ canPay: false, missing: ['option', 'error'] });
    expect(() => simulator.user.pay()).toThrow('for want of option, error');
  });

  test('selects the first option, or the one that it names', async () => {
    expect((await answered(update())).sheet().option).toBe('takuhai');
    const named = { newShippingOptionParameters: { ...options, defaultSelectedOptionId: 'sokutatsu' } };
    expect((await answered(update('1', named))).sheet().option).toBe('sokutatsu');
  });

  test('20: to a choice of the shopper’s does not select another', async () => {
    const { ready, simulator, sheet } = createSeller();
    await ready({}, { onPaymentDataChanged: () => update() });
    simulator.user.selectOption('sokutatsu');
    await settle();
    expect(simulator.violations).toEqual([
      '20: onPaymentDataChanged SHIPPING_OPTION: the shopper chose "sokutatsu", the answer selects "takuhai"',
    ]);
    expect(sheet()).toMatchObject({ option: 'sokutatsu', canPay: false });
  });

  test('with an error keeps Pay from being pressed until the shopper has changed something', async () => {
    const { ready, simulator, sheet, broken } = createSeller();
    await ready(
      {},
      {
        onPaymentDataChanged: ({ shippingAddress }) =>
          shippingAddress?.administrativeArea === '沖縄県' ? { error: error() } : update(),
      },
    );
    simulator.user.selectAddress('okinawa');
    await settle();
    expect(sheet()).toMatchObject({ error: error(), canPay: false, missing: ['error'] });
    simulator.user.selectAddress('kyoto');
    expect(sheet().error).toBeNull();
    await settle();
    expect([sheet().canPay, broken()]).toEqual([true, []]);
  });

  test('may be a promise, and an empty one at a change of the option', async () => {
    const { ready, simulator, sheet, broken } = createSeller();
    await ready({}, { onPaymentDataChanged: async (data) => (data.callbackTrigger === 'INITIALIZE' ? update() : {}) });
    simulator.user.selectOption('sokutatsu');
    await settle();
    expect([sheet().option, sheet().canPay, broken()]).toEqual(['sokutatsu', true, []]);
  });
});

describe('25: a callback that throws or rejects', () => {
  const fails = {
    throws: (thrown: unknown) => {
      throw thrown;
    },
    rejects: (thrown: unknown) => Promise.reject(thrown),
  };
  test.each(Object.keys(fails) as (keyof typeof fails)[])('becomes an error of the sheet when it %s', async (how) => {
    const { ready, simulator, sheet, complaints } = createSeller();
    await ready({}, { onPaymentDataChanged: () => fails[how](new Error('no cart')) });
    expect(sheet().error).toEqual({ ...OTHER, message: 'no cart' });
    expect(simulator.violations).toEqual(['25: onPaymentDataChanged INITIALIZE threw Error: no cart']);
    expect(complaints).toEqual(['warn: onPaymentDataChanged INITIALIZE: Error: no cart']);
  });

  test('may name reason and intent itself', async () => {
    const { ready, sheet } = createSeller();
    await ready({}, { onPaymentDataChanged: () => fails.throws(error()) });
    expect(sheet().error).toEqual(error());
  });
});
