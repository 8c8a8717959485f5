import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, error, fakeClock, info, never, settle, update } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const totals = (changes: object) => update('1', { newTransactionInfo: info('1680.00', changes) });
const list = (...shippingOptions: object[]) => update('1', { newShippingOptionParameters: { shippingOptions } });
const whole = { id: 'a', label: 'A' };
const thrown = (what: unknown) => Promise.reject(what);

test.each<[violation: string, answer: () => unknown]>([
  ['18: the answer is undefined, no object', () => undefined],
  ['19: transactionInfo must be set!', () => update('1', { newTransactionInfo: 'free' })],
  ['8: totalPrice "1680.0" must be digits with two decimals or none!', () => totals({ totalPrice: '1680.0' })],
  ['44: totalPrice "１" has other digits than 0 to 9!', () => totals({ totalPrice: '１' })],
  ['33: currencyCode was JPY and is USD', () => totals({ currencyCode: 'USD' })],
  ['33: countryCode was JP and is undefined', () => totals({ countryCode: undefined })],
  ['33: transactionId was pw-1 and is pw-2', () => totals({ transactionId: 'pw-2' })],
  ['33: totalPriceLabel was 合計 and is Total', () => totals({ totalPriceLabel: 'Total' })],
  ['20: shippingOptions must be an array with at least one option!', () => list()],
  ['20: Each of shippingOptions must have an id!', () => list({ label: 'A' })],
  ['20: label of the shipping option "a" must be set!', () => list({ id: 'a', label: '' })],
  ['20: description of the shipping option "a" must be a text!', () => list({ ...whole, description: null })],
  ['39: two shipping options have the id "a"!', () => list(whole, whole)],
  [
    '20: defaultSelectedOptionId "b" is not among the shipping options!',
    () => update('1', { newShippingOptionParameters: { shippingOptions: [whole], defaultSelectedOptionId: 'b' } }),
  ],
  ['24: error is a list, and only one can be shown', () => ({ error: [error()] })],
  ['23: error is no object', () => ({ error: 'wrong' })],
  ['23: reason "unserviceable" is not known', () => ({ error: error({ reason: 'unserviceable' }) })],
  ['23: intent "OFFER" is not among the callback intents', () => ({ error: error({ intent: 'OFFER' }) })],
  [
    '23: reason "SHIPPING_ADDRESS_UNSERVICEABLE" is not for errors of the intent "SHIPPING_OPTION"',
    () => ({ error: error({ reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_OPTION' }) }),
  ],
  [
    '23: reason "OFFER_INVALID" is not for errors of the intent "SHIPPING_ADDRESS"',
    () => ({ error: error({ reason: 'OFFER_INVALID' }) }),
  ],
  ['39: error has no message', () => ({ error: error({ message: ' ' }) })],
])('%s', async (violation, answer) => {
  const { ready, sheet, simulator } = createSeller();
  await ready({}, { onPaymentDataChanged: () => answer() as object });
  const [rule, text] = violation.split(/: (.*)/s);
  expect(simulator.violations).toEqual([`${rule}: onPaymentDataChanged INITIALIZE: ${text}`]);
  expect(sheet()).toMatchObject({
    state: 'ready',
    canPay: false,
    error: { reason: 'OTHER_ERROR', intent: 'INITIALIZE', message: 'OTHER_ERROR' },
    total: { price: '0.01' },
    options: [],
  });
});

describe('the sheet can’t go on', () => {
  test('21: where an address is answered with neither shipping options nor an error', async () => {
    const { ready, broken, simulator } = createSeller();
    await ready({}, { onPaymentDataChanged: () => ({ newTransactionInfo: info('1080.00') }) });
    expect(broken()).toEqual([21]);
    expect(() => simulator.user.pay()).toThrow('for want of option, error');
  });

  test('20: where an answer selects another option than the shopper', async () => {
    const { ready, simulator, sheet, broken } = createSeller();
    await ready({}, { onPaymentDataChanged: () => update() });
    simulator.user.selectOption('sokutatsu');
    await settle();
    expect([sheet(), broken()]).toMatchObject([{ option: 'sokutatsu', canPay: false }, [20]]);
  });

  test('25: where a callback rejects', async () => {
    const { ready, sheet, broken, complaints } = createSeller();
    await ready({}, { onPaymentDataChanged: () => thrown(new Error('no cart')) });
    expect([sheet().error?.message, broken()]).toEqual(['no cart', [25]]);
    expect(complaints).toEqual(['warn: onPaymentDataChanged INITIALIZE: Error: no cart']);
  });
});

describe('a payment', () => {
  const paid = async (answer: unknown) => {
    const seller = createSeller();
    const { went } = await seller.ready({}, { onPaymentAuthorized: () => answer as never });
    seller.simulator.user.pay();
    await settle();
    return { ...seller, went };
  };
  const declined = error({ intent: 'PAYMENT_AUTHORIZATION', reason: 'PAYMENT_DATA_INVALID' });

  test.each<[rule: number, state: string, answer: unknown]>([
    [18, 'ready', undefined],
    [27, 'ready', { transactionState: 'OK' }],
    [27, 'ready', { transactionState: 'ERROR' }],
    [23, 'ready', { transactionState: 'ERROR', error: error({ intent: 'PAYMENT_METHOD' }) }],
    [43, 'completed', { transactionState: 'SUCCESS', error: declined }],
  ])('%i: is %s after the answer %j', async (rule, state, answer) => {
    const { broken, sheet } = await paid(answer);
    expect([sheet().state, broken()]).toEqual([state, [rule]]);
  });
});

describe('26, 41: after 30 s', () => {
  test('a change ends in REQUEST_TIMEOUT, and its answer changes nothing', async () => {
    const { ready, broken, sheet } = createSeller();
    let answer = (_update: object) => {};
    await ready({}, { onPaymentDataChanged: () => new Promise<object>((resolve) => (answer = resolve)) });
    await vi.advanceTimersByTimeAsync(29_980);
    expect(sheet().state).toBe('INITIALIZE');
    await vi.advanceTimersByTimeAsync(20);
    expect(sheet()).toMatchObject({ state: 'ready', canPay: false, error: { message: 'REQUEST_TIMEOUT' } });
    answer(update());
    await settle();
    expect([sheet().total.price, broken()]).toEqual(['0.01', [26, 41]]);
  });

  test('a payment resolves nothing, and the shopper may pay again', async () => {
    const { ready, simulator, sheet, broken } = createSeller();
    const { went } = await ready({}, { onPaymentAuthorized: never });
    simulator.user.pay();
    await vi.advanceTimersByTimeAsync(31_000);
    expect([sheet(), went(), broken()]).toMatchObject([{ state: 'ready', canPay: true }, null, [26]]);
  });
});
