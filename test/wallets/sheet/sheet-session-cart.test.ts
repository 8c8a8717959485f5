import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveSheet } from '../../../wallets/sheet/session/end-sheet';
import { takeCart } from '../../../wallets/sheet/session/take-cart';
import { currentCart } from '../../../wallets/sheet/session/sheet-session';
import { toCheckout } from '../../../wallets/sheet/errors/sheet-errors';
import { sheetCart } from './operations/sheet-answers';
import { begun, createSession, holdLine } from './begun-session';

beforeEach(() => {
  vi.useFakeTimers();
  holdLine();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
    const lines = { nodes: sheetCart.lines.nodes.map((line) => ({ ...line, discountAllocations: [] })) };
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
