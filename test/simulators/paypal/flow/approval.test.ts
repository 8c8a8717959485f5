import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ButtonOptions } from '../rules/paypal-types';
import { byHand, createSeller, fakeClock, settle } from '../seller';
import type { Options } from '../shopper/options';
import { ORDER_ADDRESS } from '../simulator';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

async function approve(button: ButtonOptions = {}, options: Partial<Options> = {}, given = {}) {
  const seller = createSeller({ button, options });
  await seller.open();
  seller.simulator.user.approve(given);
  await settle();
  return seller;
}

test('22: the window stays open until the promise of onApprove has settled', async () => {
  const { promise, resolve } = byHand<void>();
  const { state } = await approve({ onApprove: () => promise });
  await settle(60_000);
  expect(state()).toBe('approving');
  resolve();
  await settle();
  expect(state()).toBe('over');
});

test('16: without onApprove the page hears "Expected onApprove"', async () => {
  const { tell } = await approve({ onApprove: undefined as never });
  expect(tell()).toEqual([['error', 'Expected onApprove']]);
});

test.each<[string, NonNullable<ButtonOptions['onApprove']>]>([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('17: an onApprove that %s ends in onError', async (_, onApprove) => {
  const { tell, state } = await approve({ onApprove });
  expect([state(), tell()]).toEqual(['over', [['error', 'no']]]);
});

describe('what onApprove is given', () => {
  const dataOf = ([first]: unknown[]) => (first as [string, Record<string, unknown>])[1];

  test('is by the buyer who approves', async () => {
    const { tell } = await approve({}, {}, { buyer: 'us' });
    expect(dataOf(tell())).toMatchObject({ orderID: 'EC-1', payerID: 'PAYER-US' });
  });

  test('32: may lack its payer', async () => {
    const { tell } = await approve({}, { payerId: 'null' });
    expect(dataOf(tell())).toMatchObject({ payerID: null });
  });

  test.each([[null], [{}], [{ orderID: 5 }], ['text']])('may be anything: %j', async (data) => {
    const { tell } = await approve({}, {}, { data });
    expect(dataOf(tell())).toEqual(data);
  });

  test('of Venmo is an order and its payer', async () => {
    const address = ORDER_ADDRESS.replace('JPY', 'USD');
    const { simulator, open, tell } = createSeller({
      address,
      button: { fundingSource: 'venmo', style: { color: 'blue' } },
    });
    await open();
    simulator.user.approve();
    await settle();
    expect(dataOf(tell())).toEqual({ orderID: 'EC-1', payerID: 'PAYER-US', paymentSource: 'venmo' });
  });
});

test('35: onApprove may come twice', async () => {
  const { tell, state } = await approve({}, { approvals: 'twice' });
  expect([state(), tell()]).toEqual([
    'over',
    [
      ['approve', expect.objectContaining({ orderID: 'EC-1' })],
      ['approve', expect.objectContaining({ orderID: 'EC-1' })],
    ],
  ]);
});

test('onCancel may come after onApprove', async () => {
  const { tell } = await approve({}, { cancelsAfterApproval: true });
  expect(tell().at(-1)).toEqual(['cancel', { orderID: 'EC-1' }]);
});

test.each(['approve', 'cancel'] as const)(
  'nobody can %s before the window shows the order, or after the end',
  async (act) => {
    const { simulator, paint } = createSeller();
    await paint();
    expect(() => simulator.user[act]()).toThrow(`${act}: no window is open.`);
    simulator.user.click();
    expect(() => simulator.user[act]()).toThrow(`${act}: the window is asking, not open.`);
    await settle();
    simulator.user.cancel();
    expect(() => simulator.user[act]()).toThrow(`${act}: no window is open.`);
  },
);

describe('40: a callback that throws is a violation', () => {
  const wrong = () => {
    throw new Error('oh');
  };
  test.each<[string, ButtonOptions, (seller: Awaited<ReturnType<typeof opened>>) => void]>([
    ['onCancel', { onCancel: wrong }, ({ simulator }) => simulator.user.cancel()],
    ['onError', { onError: wrong }, ({ simulator }) => simulator.user.fail(new Error('no'))],
    [
      'onError',
      { onError: () => Promise.reject(new Error('oh')) as never },
      ({ simulator }) => simulator.user.fail('x'),
    ],
  ])('%s', async (name, button, act) => {
    const seller = await opened(button);
    act(seller);
    await settle();
    expect(seller.simulator.violations).toEqual([`40: ${name} threw Error: oh`]);
  });
  const opened = async (button: ButtonOptions) => {
    const seller = createSeller({ button });
    await seller.open();
    return seller;
  };
});

test.each([['a text'], [null], [Object.freeze({ code: 'X' })]])('PayPal can fail with anything: %j', async (error) => {
  const { simulator, open, tell, state } = createSeller();
  await open();
  simulator.user.fail(error);
  await settle();
  expect([state(), tell(), simulator.violations]).toEqual(['over', [['error', error]], []]);
});
