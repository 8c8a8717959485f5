import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerEvent, EVENT_LIMIT } from '../../../wallets/sheet/session/answer-event';
import { cancelSheet, failSheet, leaveSheet } from '../../../wallets/sheet/session/end-sheet';
import type { SheetSession } from '../../../wallets/sheet/session/sheet-session';
import { submitOrder } from '../../../wallets/sheet/pay/submit-order';
import { createDeadline } from '../../../src/press/api/deadline';
import type { SheetAction } from '../../../wallets/sheet/errors/decide';
import { toCheckout } from '../../../wallets/sheet/errors/sheet-errors';
import { sheetCart } from './operations/sheet-answers';
import { CHECKOUT, begun, holdLine, settled } from './begun-session';

const never = new Promise<never>(() => {});

let operations: string[];

beforeEach(() => {
  vi.useFakeTimers();
  ({ operations } = holdLine());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const after = (session: SheetSession, ...actions: SheetAction[]) => answerEvent(session, 'open', async () => actions);

describe('the answer to an event with', () => {
  const error = { contact: 'shipping', field: 'postal_code', key: 'invalid.postal_code' } as const;

  test.each<[string, SheetAction[], object]>([
    ['no action', [], { type: 'update', cart: sheetCart }],
    [
      'an error',
      [{ type: 'show_error', errors: [error] }],
      {
        type: 'show_error',
        cart: sheetCart,
        errors: [{ ...error, country: '', words: '有効な郵便番号を入力してください' }],
      },
    ],
    [
      'an order',
      [{ type: 'complete', redirectUrl: 'https://shop.example/thank-you' }],
      { type: 'end', ordered: true, ending: { type: 'redirect', url: 'https://shop.example/thank-you' } },
    ],
    [
      'checkout',
      [toCheckout('dynamic_tax')],
      {
        type: 'end',
        ordered: false,
        ending: { type: 'decelerate', reason: 'dynamic_tax', url: expect.stringContaining(CHECKOUT) },
      },
    ],
    [
      'goods that are sold out',
      [{ type: 'out_of_stock' }],
      { type: 'end', ordered: false, ending: { type: 'out_of_stock' } },
    ],
    [
      'a message of the merchant',
      [{ type: 'dialog', message: 'だめです' }],
      { type: 'end', ordered: false, ending: { type: 'custom_validation', message: 'だめです' } },
    ],
    [
      'an error that only we can have caused',
      [{ type: 'abort', cause: { code: 'SELLING_PLAN_NOT_APPLICABLE' } }],
      {
        type: 'end',
        ordered: false,
        ending: { type: 'unrecoverable', wallet: 'Apple Pay', error: new Error('SELLING_PLAN_NOT_APPLICABLE') },
      },
    ],
    [
      'an error of a field and a reason to go to checkout',
      [{ type: 'show_error', errors: [error] }, toCheckout('dynamic_tax')],
      { type: 'end', ordered: false, ending: expect.objectContaining({ reason: 'dynamic_tax' }) },
    ],
  ])('%s', async (_what, actions, answer) => expect(await after(begun(), ...actions)).toEqual(answer));
});

test('an ending that the work returns is the answer', async () =>
  expect(await answerEvent(begun(), 'open', async () => ({ type: 'custom_validation', message: 'm' }))).toEqual({
    type: 'end',
    ordered: false,
    ending: { type: 'custom_validation', message: 'm' },
  }));

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
  expect(operations).toEqual([]);
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
  expect(operations).not.toContain('cartSubmitForCompletion');
});
