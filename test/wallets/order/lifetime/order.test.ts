import { checkoutBecause } from '../../../../wallets/order/action-types';
import { describe, expect, test, vi } from 'vitest';
import { createDeadline } from '../../../../src/api/deadline';
import { submitOrder } from '../../../../wallets/order/payment/submit-order';
import { answerEvent } from '../../../../wallets/order/in-sheet/answer-event';
import { cancelOrder, failOrder, endAtCheckout } from '../../../../wallets/order/end-order';
import { cartOf, stepAfter, withActions } from '../../../../wallets/order/step';
import { answer } from '../../../press/cart/answers';
import type { Order } from '../../../../wallets/order/order';
import { earlierOrder } from '../../../../src/press/pending-order';
import { CHECKOUT, begun, created, stepOf, heldNetwork, settled } from './begun-order';
import { orderCart } from '../operations/sheet-answers';

const line = heldNetwork();

test('work that fails before there is a cart ends in the wallet’s dialog and does not reject', async () => {
  const error = new Error('a bug');
  expect(await answerEvent(created(), 'open', null, () => Promise.reject(error))).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'unrecoverable', error, wallet: 'apple_pay' },
  });
});

test('work that fails with a cart ends at its checkout, with the error', async () => {
  const error = new Error('a bug');
  expect(await answerEvent(begun(), 'open', orderCart, () => Promise.reject(error))).toEqual({
    type: 'end',
    ordered: false,
    ending: {
      type: 'decelerate',
      reason: 'redirect_to_checkout_required',
      url: 'https://shop.example/cart/c/c1?key=k1&wallet_processing_failed=true',
      error,
    },
  });
});

test('work that fails without a line ends in a dialog, because no checkout would open', async () => {
  const order = begun();
  order.ctx.hasNetwork = async () => false;
  const answered = await answerEvent(order, 'open', orderCart, () => Promise.reject(new Error('offline')));
  expect(answered).toMatchObject({ ending: { type: 'unrecoverable', wallet: 'apple_pay' } });
});

test('work that ends leaves no timer behind', async () => {
  await answerEvent(begun(), 'open', orderCart, async (step) => step);
  expect(vi.getTimerCount()).toBe(0);
});

test('the sheet ends when the goods sell out meanwhile', async () =>
  expect(
    await answerEvent(begun(), 'open', orderCart, async (step) => withActions(step, { type: 'out_of_stock' })),
  ).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'out_of_stock' },
  }));

test('a sheet that was closed during the payment submits nothing', async () => {
  const order = begun();
  void cancelOrder(order);
  await expect(submitOrder(order, 'attempt', createDeadline(27_000))).rejects.toMatchObject({ kind: 'aborted' });
  expect(line.operations).not.toContain('cartSubmitForCompletion');
});

test('telemetry gets a submission before it is sent', async () => {
  const order = begun();
  const told: unknown[] = [];
  order.ctx.submitting = (id) => told.push([id, line.operations.length]);
  void submitOrder(order, 'attempt', createDeadline(27_000));
  await settled();
  expect([told, line.operations]).toEqual([[[orderCart.id, 0]], ['cartSubmitForCompletion']]);
});

describe('a cart that is submitted', () => {
  const read = () => earlierOrder(begun().ctx.purchaseKey())?.cartId;

  test.each([
    ['no longer gets presses of other tabs when it is an order', 'SubmitSuccess', false, undefined],
    ['gets them when its page was left, which can’t show the order', 'SubmitSuccess', true, orderCart.id],
    ['no longer gets them when it is no order', 'SubmitFailed', false, undefined],
    ['nor when its page was left', 'SubmitFailed', true, undefined],
  ])('%s', async (_what, __typename, isLeft, expected) => {
    const left = new AbortController();
    const submitted = submitOrder(begun(left.signal), 'attempt', createDeadline(27_000));
    await settled();
    line.page.dispatchEvent(new Event('pagehide'));
    expect(read()).toBe(orderCart.id);
    if (isLeft) left.abort();
    const result = { __typename, redirectUrl: 'https://shop.example/thanks', errors: [] };
    line.pending[0]!(answer({ data: { cartSubmitForCompletion: { result, userErrors: [] } } }));
    await submitted;
    expect(read()).toBe(expected);
  });

  test.each<[string, (order: Order) => void, RegExp | null]>([
    ['whose sheet is closed while it claims the purchase', cancelOrder, /closed/],
    ['whose tab sleeps then', () => vi.spyOn(performance, 'now').mockReturnValue(60_000), null],
  ])('%s is not submitted, and gets no presses', async (_when, happen, thrown) => {
    const order = begun();
    let hold!: () => unknown;
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, _options: object, run: () => unknown) => (hold = run) && new Promise(() => {}),
      },
    });
    const submitted = submitOrder(order, 'attempt', createDeadline(27_000));
    const ended = thrown ? expect(submitted).rejects.toThrow(thrown) : expect(submitted).resolves.toBeNull();
    happen(order);
    hold();
    await ended;
    vi.restoreAllMocks();
    expect([line.operations.includes('cartSubmitForCompletion'), read()]).toEqual([false, undefined]);
  });

  test('keeps the shopper’s data when another tab that has the same cart closes its sheet', async () => {
    void submitOrder(begun(), 'attempt', createDeadline(27_000));
    await settled();
    const other = begun();
    expect(await submitOrder(other, 'attempt', createDeadline(27_000))).toEqual({ type: 'redirect', url: CHECKOUT });
    void cancelOrder(other);
    await settled();
    expect(line.operations).toEqual(['cartSubmitForCompletion']);
  });
});

test('a closed sheet is not answered any more', async () => {
  const order = begun();
  void cancelOrder(order);
  expect(await answerEvent(order, 'open', orderCart, async (step) => step)).toBeNull();
  expect(await failOrder(order, new Error('late'))).toBeNull();
  expect(endAtCheckout(order, 'dynamic_tax')).toBeNull();
});

test('a sheet that is left before there is a cart ends in the wallet’s dialog', () => {
  const order = created();
  expect(endAtCheckout(order, 'dynamic_tax')).toMatchObject({ ending: { type: 'unrecoverable', wallet: 'apple_pay' } });
  expect(() => cartOf({ ...stepOf(order), cart: null })).toThrow();
});

describe('the cart', () => {
  const priced = (amount: string, currencyCode: string) => ({
    ...orderCart,
    cost: { ...orderCart.cost, totalAmount: { amount, currencyCode } },
  });

  test.each([
    ['1800.0', 'JPY', false],
    ['1800.0', 'jpy', false],
    ['12.00', 'USD', true],
    ['0.0', 'USD', true],
  ])('of %s %s has another currency than the page: %s', (amount, currencyCode, isOther) =>
    expect(stepAfter(stepOf(begun()), priced(amount, currencyCode)).actions).toEqual(
      isOther ? [checkoutBecause('currency_changed')] : [],
    ),
  );

  test('with amounts of 0 only may have any currency', () => {
    const none = { amount: '0.0', currencyCode: 'USD' };
    const cost = { totalAmount: none };
    const lines = { nodes: orderCart.lines.nodes.map((one) => ({ ...one, cost: { subtotalAmount: none } })) };
    const free = { ...orderCart, cost, lines, discountApplications: [], deliveryGroups: { nodes: [] } };
    expect(stepAfter(stepOf(begun()), free).actions).toEqual([]);
  });

  test('stays as it was when an answer has no cart', async () => {
    const next = stepAfter(stepOf(begun()), null);
    expect(next.actions).toEqual([]);
    expect(cartOf(next)).toBe(orderCart);
  });

  test('holds the latest checkout address', () => {
    const order = begun();
    stepAfter(stepOf(order), { ...orderCart, checkoutUrl: 'https://shop.example/elsewhere' });
    expect(order.created?.checkoutUrl).toBe('https://shop.example/elsewhere');
    expect(endAtCheckout(order, 'dynamic_tax')).toMatchObject({
      ending: { url: expect.stringMatching(/^https:\/\/shop\.example\/elsewhere\?/) },
    });
  });
});
