import { orderCart } from '../operations/sheet-answers';
import { withActions, type Step } from '../../../../wallets/order/step';
import { checkoutBecause } from '../../../../wallets/order/action-types';
import { expect, test, vi } from 'vitest';
import { createDeadline } from '../../../../src/api/deadline';
import { loadAndMakeOrder, prefetch } from '../../../../wallets/order/load-later';
import { answerEvent } from '../../../../wallets/order/in-sheet/answer-event';
import { CHECKOUT, begun, heldNetwork } from '../lifetime/begun-order';
import { approval } from '../in-sheet/in-process-order';

const line = heldNetwork();

const noConnection = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const situation = { stage: 'authorized', wallet: 'apple_pay', asks: { phone: true, email: true } } as const;

test('without the code that makes orders nothing is paid or submitted, and checkout takes the order', async () => {
  const order = begun();
  const answer = await answerEvent(order, 'authorized', orderCart, (step) =>
    loadAndMakeOrder(step, approval(), noConnection),
  );
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
  expect(order.wasSubmitted).toBe(false);
});

test('code that could not be fetched while the sheet was open is fetched again when the shopper pays', async () => {
  const fetched: string[] = [];
  let isOnline = false;
  const load = async () => {
    fetched.push(isOnline ? 'fetched' : 'failed');
    if (!isOnline) return noConnection();
    return { makeOrder: async (step: Step) => withActions(step, checkoutBecause('cart_throttled')) };
  };
  prefetch(load);
  await vi.advanceTimersByTimeAsync(0);
  isOnline = true;
  const step = { order: begun(), deadline: createDeadline(1000), situation, cart: orderCart, actions: [] };
  expect(await loadAndMakeOrder(step, approval(), load)).toMatchObject({
    actions: [checkoutBecause('cart_throttled')],
  });
  expect(fetched).toEqual(['failed', 'fetched']);
});
