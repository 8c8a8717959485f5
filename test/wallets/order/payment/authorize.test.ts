import { checkoutBecause } from '../../../../wallets/order/actions/action';
import { expect, test, vi } from 'vitest';
import { createDeadline } from '../../../../src/press/api/deadline';
import { authorize, prefetchPay } from '../../../../wallets/order/events/authorize';
import { answerEvent } from '../../../../wallets/order/session/answer-event';
import { CHECKOUT, begun, heldLine } from '../begun-session';
import { approval } from '../in-process-sheet';

const line = heldLine();

const noConnection = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const situation = { stage: 'authorized', wallet: 'apple_pay', asks: { phone: true, email: true } } as const;

test('without the code that makes orders nothing is paid or submitted, and checkout takes the order', async () => {
  const session = begun();
  const answer = await answerEvent(session, 'authorized', (event) => authorize(event, approval(), noConnection));
  expect(answer).toEqual({
    type: 'end',
    ordered: false,
    ending: {
      type: 'decelerate',
      reason: 'redirect_to_checkout_required',
      url: expect.stringContaining(CHECKOUT),
    },
  });
  expect(line.operations).not.toContain('cartPaymentUpdate');
  expect(line.operations).not.toContain('cartSubmitForCompletion');
  expect(session.wasSubmitted).toBe(false);
});

test('code that could not be fetched while the sheet was open is fetched again when the shopper pays', async () => {
  const fetched: string[] = [];
  let isOnline = false;
  const load = async () => {
    fetched.push(isOnline ? 'fetched' : 'failed');
    if (!isOnline) return noConnection();
    return { makeOrder: async () => [checkoutBecause('cart_throttled')] };
  };
  prefetchPay(load);
  await vi.advanceTimersByTimeAsync(0);
  isOnline = true;
  const event = { session: begun(), deadline: createDeadline(1000), situation };
  expect(await authorize(event, approval(), load)).toEqual([checkoutBecause('cart_throttled')]);
  expect(fetched).toEqual(['failed', 'fetched']);
});
