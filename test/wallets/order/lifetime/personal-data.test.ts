import { orderCart } from '../operations/sheet-answers';
import { expect, test, vi } from 'vitest';
import { createDeadline } from '../../../../src/api/deadline';
import { submitOrder } from '../../../../wallets/order/payment/submit-order';
import { answerEvent } from '../../../../wallets/order/in-sheet/answer-event';
import { cancelOrder, endAtCheckout } from '../../../../wallets/order/end-order';
import type { Order } from '../../../../wallets/order/order';
import { answer } from '../../../press/cart/answers';
import { begun, created, heldNetwork, settled } from './begun-order';

// The model tests show that every sheet removes the shopper's data once, whatever happens in it.

const line = heldNetwork();

const REMOVAL = 'cartRemovePersonalData';

/** An event whose request is on its way. */
const late = (order: Order) =>
  answerEvent(
    order,
    'open',
    orderCart,
    ({ deadline: { signal } }) => order.client.send('mutation late { a }', {}, { signal }) as never,
  );
/** An event that submits the order. */
const submit = (order: Order) =>
  answerEvent(order, 'open', orderCart, async (step) => {
    await submitOrder(order, 'attempt', step.deadline);
    return step;
  });

test('personal data is removed once, after the last request has ended, whatever follows', async () => {
  const order = begun();
  const result = late(order);
  await settled();
  void cancelOrder(order);
  expect(await result).toBeNull();
  endAtCheckout(order, 'dynamic_tax');
  await settled();
  expect(line.operations).toEqual(['late']);
  line.pending[0]!(answer({ data: {} }));
  await settled();
  expect(line.operations).toEqual(['late', REMOVAL]);
});

test('personal data is removed when the sheet is closed while a tab without locks looks for claims of others', async () => {
  vi.stubGlobal('navigator', {});
  const order = begun();
  const submitted = submitOrder(order, 'attempt', createDeadline(27_000));
  submitted.catch(() => {});
  await vi.advanceTimersByTimeAsync(50);
  expect(localStorage).not.toEqual({});
  void cancelOrder(order);
  await vi.advanceTimersByTimeAsync(100);
  await expect(submitted).rejects.toThrow('the sheet is closed');
  expect([line.operations, localStorage]).toEqual([[REMOVAL], {}]);
});

test('nothing is removed without a cart', async () => {
  void cancelOrder(created());
  await settled();
  expect(line.operations).toEqual([]);
});

test.each([
  ['personal data is removed at once, whatever is on its way', late, ['late', REMOVAL]],
  ['an order that is being made keeps it', submit, ['cartSubmitForCompletion']],
])('when the page is left %s, with the sheet open or cancelled before', async (_what, begin, expected) => {
  const left = new AbortController();
  void begin(begun(left.signal));
  await settled();
  left.abort();
  await settled();
  expect(line.operations.splice(0)).toEqual(expected);

  // Another shopper: the same one would be led to the first cart.
  vi.stubGlobal('localStorage', {});
  const order = begun();
  void begin(order);
  await settled();
  void cancelOrder(order);
  await settled();
  line.page.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(line.operations).toEqual(expected);
});
