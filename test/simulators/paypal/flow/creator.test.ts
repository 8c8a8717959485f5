import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../rules/paypal-types';
import { byHand, createSeller, fakeClock, settle, type Seller } from '../seller';
import { AGREEMENT_ADDRESS } from '../simulator';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

async function click(seller: Seller) {
  await seller.paint();
  seller.simulator.user.click();
  await settle();
  return seller;
}

const giving = (token: unknown) => click(createSeller({ button: { createOrder: async () => token as string } }));

describe('12: a token', () => {
  test.each([
    ['empty', ''],
    ['a number', 5],
    ['an object', { id: 'EC-1' }],
    ['nothing', undefined],
  ])('that is %s is no order id', async (_, token) => {
    const { tell, state, simulator } = await giving(token);
    expect([state(), tell()]).toEqual(['over', ['click', ['error', 'Expected an order id to be passed']]]);
    expect(simulator.violations).toEqual(['12: Error: Expected an order id to be passed']);
  });

  test.each(['PAY-1', 'PAYID-1'])('of an older kind is refused: %s', async (token) => {
    const { tell, simulator } = await giving(token);
    expect(tell()).toEqual(['click', ['error', expect.stringContaining('Do not pass PAY-XXX') as string]]);
    expect(simulator.violations).toEqual([expect.stringMatching(/^12: /)]);
  });

  test('that is empty is no billing token', async () => {
    const { tell, simulator } = await click(
      createSeller({ address: AGREEMENT_ADDRESS, button: { createBillingAgreement: async () => '' } }),
    );
    const text = 'Expected a billing token to be passed to createBillingAgreement';
    expect(tell()).toEqual(['click', ['error', text]]);
    expect(simulator.violations).toEqual([`12: Error: ${text}`]);
  });
});

describe('13: a creator that rejects', () => {
  test('closes the window, and the page hears of it once', async () => {
    const { tell, state, simulator } = await click(
      createSeller({ button: { createOrder: () => Promise.reject(new Error('out of stock')) } }),
    );
    await settle(60_000);
    expect([state(), tell(), simulator.violations]).toEqual(['over', ['click', ['error', 'out of stock']], []]);
  });

  test('14: with an error of its own class gives another error, with message and code only', async () => {
    class Stopped extends Error {
      code = 'STOPPED';
      cart = 'c1';
    }
    const original = new Stopped('stopped');
    const heard: unknown[] = [];
    await click(
      createSeller({
        button: { createOrder: () => Promise.reject(original), onError: (error) => void heard.push(error) },
      }),
    );
    const [error] = heard as [Error & { cart?: string }];
    expect(error).not.toBe(original);
    expect([error instanceof Stopped, error.message, error.cart, 'code' in error && error.code]).toEqual([
      false,
      'stopped',
      undefined,
      'STOPPED',
    ]);
  });

  test.each([
    ['a text', 'no'],
    ['an object', { code: 1 }],
    ['nothing', undefined],
  ])('33: with %s is a violation', async (_, reason) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- that is what is tested
    const seller = createSeller({ button: { createOrder: () => Promise.reject(reason) } });
    const { tell, simulator } = await click(seller);
    expect(tell()).toEqual(['click', ['error', reason]]);
    expect(simulator.violations).toEqual([`33: createOrder rejected with ${String(reason)}, which is no Error`]);
  });
});

test('15: a creator that hangs keeps PayPal silent for ever', async () => {
  const { promise, resolve } = byHand<string>();
  const seller = await click(
    createSeller({ button: { createOrder: () => promise }, options: { closedEarly: 'cancel' } }),
  );
  seller.simulator.user.close();
  await settle(3_600_000);
  expect(seller.tell()).toEqual(['click']);
  resolve('EC-9');
  await settle();
  expect(seller.tell()).toEqual([['cancel', { orderID: 'EC-9' }]]);
});

describe('19, 31: what the token was made for is compared with the address of the script', () => {
  const knowing = (order: Order | null, address?: string) =>
    click(
      createSeller({
        orders: { find: async () => order, approve: async () => ({ payerId: 'P' }) },
        ...(address && { address }),
      }),
    );
  const good: Order = { token: 'EC-1', agreement: false, currency: 'JPY', intent: 'capture' };

  test.each<[string, Order | null, string]>([
    ['an unknown token', null, 'No order or agreement has the token EC-1'],
    [
      'another currency',
      { ...good, currency: 'USD' },
      'Expected currency from order api call to be JPY, got USD. Please ensure you are passing currency=USD to the sdk url.',
    ],
    [
      'another intent',
      { ...good, intent: 'authorize' },
      'Expected intent from order api call to be capture, got authorize. Please ensure you are passing intent=authorize to the sdk url.',
    ],
    ['an agreement', { ...good, agreement: true }, 'Expected vault=true for a billing transaction'],
  ])('%s ends in onError', async (_, order, text) => {
    const { tell, simulator } = await knowing(order);
    expect(tell()).toEqual(['click', 'create', ['error', text]]);
    expect(simulator.violations).toEqual([`31: Error: ${text}`]);
  });

  test('an order where an agreement was asked for ends in onError', async () => {
    const { tell } = await knowing(good, AGREEMENT_ADDRESS);
    expect(tell().at(-1)).toEqual(['error', 'Expected a billing token, got an order: BA-1']);
  });

  test('what fits opens the window', async () => {
    expect((await knowing(good)).state()).toBe('open');
  });

  test('a PayPal that does not answer ends in onError', async () => {
    const { tell } = await click(
      createSeller({
        orders: { find: () => Promise.reject(new Error('500')), approve: async () => ({ payerId: null }) },
      }),
    );
    expect(tell()).toEqual(['click', 'create', ['error', '500']]);
  });
});
