import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSheetSession } from '../../../wallets/sheet/sheet-session';
import { toCheckout } from '../../../wallets/sheet/errors/sheet-errors';
import { context } from '../../checkout/answers';
import { sheetCart } from './operations/sheet-answers';
import { begun, holdLine } from './begun-session';

beforeEach(() => {
  vi.useFakeTimers();
  holdLine();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('before there is a cart, a sheet that must be left ends in the wallet’s dialog', () => {
  const course = createSheetSession(context({ wallet: 'apple_pay' }), 'Apple Pay', 'shop');
  expect(course.leave('dynamic_tax')).toMatchObject({ ending: { type: 'unrecoverable', wallet: 'Apple Pay' } });
  expect(() => course.cart()).toThrow();
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
    expect(begun().take(priced(amount, currencyCode))).toEqual(isOther ? [toCheckout('currency_changed')] : []),
  );

  test('of nothing but nothing has every currency', () => {
    const none = { amount: '0.0', currencyCode: 'USD' };
    const cost = { totalAmount: none, subtotalAmount: none, totalTaxAmount: null, totalDutyAmount: null };
    const lines = { nodes: sheetCart.lines.nodes.map((line) => ({ ...line, discountAllocations: [] })) };
    const free = { ...sheetCart, cost, lines, discountAllocations: [], deliveryGroups: { nodes: [] } };
    expect(begun().take(free)).toEqual([]);
  });

  test('stays as it was where an answer has none', async () => {
    const course = begun();
    expect(course.take(null)).toEqual([]);
    expect(course.cart()).toBe(sheetCart);
  });

  test('says where checkout is now', () => {
    const course = begun();
    course.take({ ...sheetCart, checkoutUrl: 'https://shop.example/elsewhere' });
    expect(course.checkoutUrl()).toBe('https://shop.example/elsewhere');
    expect(course.leave('dynamic_tax')).toMatchObject({
      ending: { url: expect.stringMatching(/^https:\/\/shop\.example\/elsewhere\?/) },
    });
  });
});
