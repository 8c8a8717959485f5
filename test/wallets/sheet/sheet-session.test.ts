import { describe, expect, test, vi } from 'vitest';
import { answerEvent, EVENT_LIMIT } from '../../../wallets/sheet/session/answer-event';
import { cancelSheet, failSheet, leaveSheet } from '../../../wallets/sheet/session/end-sheet';
import { takeCart } from '../../../wallets/sheet/session/take-cart';
import { currentCart, type SheetSession } from '../../../wallets/sheet/session/sheet-session';
import { submitOrder } from '../../../wallets/sheet/pay/submit-order';
import { createDeadline } from '../../../src/press/api/deadline';
import type { SheetAction } from '../../../wallets/sheet/errors/decide';
import { toCheckout } from '../../../wallets/sheet/errors/sheet-errors';
import { sheetCart } from './operations/sheet-answers';
import { CHECKOUT, begun, createSession, heldLine, settled } from './begun-session';

const never = new Promise<never>(() => {});

const line = heldLine();

const after = (session: SheetSession, ...actions: SheetAction[]) => answerEvent(session, 'open', async () => actions);

describe('the answer to an event with', () => {
  const error = { contact: 'shipping', field: 'postal_code', key: 'invalid.postal_code' } as const;
  const shows: SheetAction = { type: 'show_error', errors: [error] };
  const shown = [{ ...error, country: '', words: '有効な郵便番号を入力してください' }];
  const url = 'https://shop.example/thank-you';
  const end = (ending: object) => ({ type: 'end', ordered: false, ending });

  test.each<[string, SheetAction[], object]>([
    ['no action', [], { type: 'update', cart: sheetCart }],
    ['an error', [shows], { type: 'show_error', cart: sheetCart, errors: shown }],
    [
      'an order',
      [{ type: 'complete', redirectUrl: url }],
      { type: 'end', ordered: true, ending: { type: 'redirect', url } },
    ],
    [
      'checkout',
      [shows, toCheckout('dynamic_tax')],
      end({ type: 'decelerate', reason: 'dynamic_tax', url: expect.stringContaining(CHECKOUT) }),
    ],
    ['goods that are sold out', [{ type: 'out_of_stock' }], end({ type: 'out_of_stock' })],
    [
      'a message of the merchant',
      [{ type: 'dialog', message: 'だめです' }],
      end({ type: 'custom_validation', message: 'だめです' }),
    ],
    [
      'an error that only we can have caused',
      [{ type: 'abort', cause: { code: 'SELLING_PLAN_NOT_APPLICABLE' } }],
      end({ type: 'unrecoverable', wallet: 'Apple Pay', error: new Error('SELLING_PLAN_NOT_APPLICABLE') }),
    ],
  ])('%s', async (_what, actions, answer) => expect(await after(begun(), ...actions)).toEqual(answer));

  test('an ending of its own is that', async () => {
    const ending = { type: 'custom_validation', message: 'm' } as const;
    expect(await answerEvent(begun(), 'open', async () => ending)).toEqual(end(ending));
  });
});

test('work that fails ends in the wallet’s dialog and does not reject', async () => {
  const error = new Error('a bug');
  expect(await answerEvent(begun(), 'open', () => Promise.reject(error))).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'unrecoverable', error, wallet: 'Apple Pay' },
  });
});

test('work is stopped before the wallet closes the sheet', async () => {
  const answer = answerEvent(begun(), 'open', () => never);
  await vi.advanceTimersByTimeAsync(EVENT_LIMIT - 1);
  expect(line.operations).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({ type: 'end', ending: { type: 'unrecoverable', error: { kind: 'timeout' } } });
  expect(EVENT_LIMIT).toBeLessThan(30_000);
});

test('work that ends leaves no timer behind', async () => {
  await after(begun());
  expect(vi.getTimerCount()).toBe(0);
});

test('closing the sheet stops the work and needs no answer', async () => {
  const session = begun();
  const reasons: unknown[] = [];
  const answer = answerEvent(session, 'open', async ({ deadline: { signal } }) => {
    signal.addEventListener('abort', () => reasons.push(signal.reason));
    return never;
  });
  await settled();
  void cancelSheet(session);
  expect(await answer).toBeNull();
  expect(await after(session)).toBeNull();
  expect(failSheet(session, new Error('late'))).toBeNull();
  expect(leaveSheet(session, 'dynamic_tax')).toBeNull();
  expect(reasons).toMatchObject([{ kind: 'aborted' }]);
});

test('a sheet that was closed during the payment submits nothing', async () => {
  const session = begun();
  void cancelSheet(session);
  await expect(submitOrder(session, 'attempt', createDeadline(EVENT_LIMIT))).rejects.toMatchObject({ kind: 'aborted' });
  expect(line.operations).not.toContain('cartSubmitForCompletion');
});

test('a sheet that is left before there is a cart ends in the wallet’s dialog', () => {
  const session = createSession();
  expect(leaveSheet(session, 'dynamic_tax')).toMatchObject({ ending: { type: 'unrecoverable', wallet: 'Apple Pay' } });
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
    expect(takeCart(begun(), priced(amount, currencyCode))).toEqual(isOther ? [toCheckout('currency_changed')] : []),
  );

  test('with amounts of 0 only may have any currency', () => {
    const none = { amount: '0.0', currencyCode: 'USD' };
    const cost = { totalAmount: none, subtotalAmount: none, totalTaxAmount: null, totalDutyAmount: null };
    const lines = { nodes: sheetCart.lines.nodes.map((one) => ({ ...one, discountAllocations: [] })) };
    const free = { ...sheetCart, cost, lines, discountAllocations: [], deliveryGroups: { nodes: [] } };
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
