import { checkoutBecause } from '../../../wallets/order/actions/action';
import { describe, expect, test, vi } from 'vitest';
import { createDeadline } from '../../../src/press/api/deadline';
import { submitOrder } from '../../../wallets/order/payment/submit-order';
import { answerEvent } from '../../../wallets/order/session/answer-event';
import { cancelSheet, failSheet, leaveSheet } from '../../../wallets/order/session/end-sheet';
import { currentCart } from '../../../wallets/order/session/sheet-session';
import { takeCart } from '../../../wallets/order/session/take-cart';
import { answer } from '../../press/running/cart/answers';
import { begun, createSession, heldLine, settled } from './begun-session';
import { sheetCart } from './operations/sheet-answers';

const line = heldLine();

test('work that fails ends in the wallet’s dialog and does not reject', async () => {
  const error = new Error('a bug');
  expect(await answerEvent(begun(), 'open', () => Promise.reject(error))).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'unrecoverable', error, wallet: 'apple_pay' },
  });
});

test('work that ends leaves no timer behind', async () => {
  await answerEvent(begun(), 'open', async () => []);
  expect(vi.getTimerCount()).toBe(0);
});

test('the sheet ends when the goods sell out meanwhile', async () =>
  expect(await answerEvent(begun(), 'open', async () => [{ type: 'out_of_stock' }])).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'out_of_stock' },
  }));

test('a sheet that was closed during the payment submits nothing', async () => {
  const session = begun();
  void cancelSheet(session);
  await expect(submitOrder(session, 'attempt', createDeadline(27_000))).rejects.toMatchObject({ kind: 'aborted' });
  expect(line.operations).not.toContain('cartSubmitForCompletion');
});

test.each([
  [{ __typename: 'SubmitSuccess', redirectUrl: 'https://shop.example/thanks' }, true],
  [{ __typename: 'SubmitFailed', errors: [] }, false],
])('telemetry gets a submission before it is sent, and then its result: %o', async (result, isOrder) => {
  const session = begun();
  const told: unknown[] = [];
  session.ctx.submitting = ({ id }) => told.push(['submitting', id, line.operations.length]);
  session.ctx.outcomeKnown = (id, known) => told.push(['known', id, known]);
  const submitted = submitOrder(session, 'attempt', createDeadline(27_000));
  await settled();
  line.pending[0]!(answer({ data: { cartSubmitForCompletion: { result, userErrors: [] } } }));
  await submitted;
  expect(told).toEqual([
    ['submitting', sheetCart.id, 0],
    ['known', sheetCart.id, isOrder],
  ]);
});

test('a closed sheet is not answered any more', async () => {
  const session = begun();
  void cancelSheet(session);
  expect(await answerEvent(session, 'open', async () => [])).toBeNull();
  expect(failSheet(session, new Error('late'))).toBeNull();
  expect(leaveSheet(session, 'dynamic_tax')).toBeNull();
});

test('a sheet that is left before there is a cart ends in the wallet’s dialog', () => {
  const session = createSession();
  expect(leaveSheet(session, 'dynamic_tax')).toMatchObject({ ending: { type: 'unrecoverable', wallet: 'apple_pay' } });
  expect(() => currentCart(session)).toThrow();
});

describe('the cart', () => {
  const priced = (amount: string, currencyCode: string) => ({
    ...sheetCart,
    cost: { ...sheetCart.cost, totalAmount: { amount, currencyCode } },
  });

  test.each([
    ['1800.0', 'JPY', false],
    ['1800.0', 'jpy', false],
    ['12.00', 'USD', true],
    ['0.0', 'USD', true],
  ])('of %s %s has another currency than the page: %s', (amount, currencyCode, isOther) =>
    expect(takeCart(begun(), priced(amount, currencyCode))).toEqual(
      isOther ? [checkoutBecause('currency_changed')] : [],
    ),
  );

  test('with amounts of 0 only may have any currency', () => {
    const none = { amount: '0.0', currencyCode: 'USD' };
    const cost = { totalAmount: none };
    const lines = { nodes: sheetCart.lines.nodes.map((one) => ({ ...one, cost: { subtotalAmount: none } })) };
    const free = { ...sheetCart, cost, lines, discountApplications: [], deliveryGroups: { nodes: [] } };
    expect(takeCart(begun(), free)).toEqual([]);
  });

  test('stays as it was when an answer has no cart', async () => {
    const session = begun();
    expect(takeCart(session, null)).toEqual([]);
    expect(currentCart(session)).toBe(sheetCart);
  });

  test('holds the latest checkout address', () => {
    const session = begun();
    takeCart(session, { ...sheetCart, checkoutUrl: 'https://shop.example/elsewhere' });
    expect(session.created?.checkoutUrl).toBe('https://shop.example/elsewhere');
    expect(leaveSheet(session, 'dynamic_tax')).toMatchObject({
      ending: { url: expect.stringMatching(/^https:\/\/shop\.example\/elsewhere\?/) },
    });
  });
});
