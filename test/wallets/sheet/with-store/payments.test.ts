import { describe, expect } from 'vitest';
import type { Deadline } from '../../../../src/press/api/deadline';
import { decide } from '../../../../wallets/sheet/errors/decide';
import { prepareCart } from '../../../../wallets/sheet/operations/delivery';
import { cartCreate } from '../operations/whole-cart';
import { reactionsTo } from '../../../../wallets/sheet/errors/reaction-to';
import { stock } from '../../../../src/press/checkout/stock';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { warningReaction } from '../../../../wallets/sheet/errors/warning-reaction';
import { outcomeOfCart } from '../../../../src/press/checkout/outcome';
import { newYork, singapore, tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { authorized } from '../errors/sheet-situations';
import { approvedCart } from './store-cart';
import { amountOf, cartOf, test, type StoreSheet } from './store-sheet';
import { AT_MOST, count } from './store-waits';

/** Leaves time for one look, however long that takes. */
const oneLook = ({ deadline }: StoreSheet): Deadline => ({ ...deadline, at: Date.now() });

describe.concurrent('a payment', AT_MOST, () => {
  test.for([
    ['with a tax is offered again each half second', newYork, 1],
    ['without one waits half a second more', singapore, 2],
  ] as const)('whose amount is not right yet %s', async ([, to, intervals], { sheet }) => {
    const cart = await approvedCart(sheet, to);
    await sheet.fault({ operation: 'cartPaymentUpdate', invalidPayment: true, times: 2 });
    const began = Date.now();
    const { errors } = await sheet.pay(cart);
    expect([errors, await count(sheet, 'cartPaymentUpdate')]).toEqual([[], 3]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(2 * 500 * intervals - 5);
    expect(await sheet.buyers()).toMatchObject([{ payment: { method: 'apple_pay' } }]);
  });

  test('of an amount that the cart no longer costs leads to checkout', async ({ sheet }) => {
    const cart = await approvedCart(sheet);
    await sheet.authorize(cart, newYork);
    const { errors } = await sheet.pay(cart, tokyo, oneLook(sheet));
    expect(reactionsTo(errors, authorized)).toEqual([{ type: 'decelerate', reason: 'invalid_payment_amount' }]);
    expect(await sheet.buyers()).toMatchObject([{ payment: null }]);
  });
});

describe.concurrent('a currency', AT_MOST, () => {
  test('that differs from the page’s leads to checkout as soon as there is a cart', async ({ sheet }) => {
    await sheet.fault({ operation: 'cartCreate', currency: 'EUR', times: 1 });
    const cart = await sheet.create({ lines: [line(44_001)] });
    expect(outcomeOfCart(cart, null, 'JPY')).toMatchObject({
      type: 'decelerate',
      reason: 'currency_changed',
    });
  });

  test('that changes after the approval refuses the payment', async ({ sheet }) => {
    const cart = await approvedCart(sheet);
    await sheet.fault({ operation: 'cartBuyerIdentityUpdate', currency: 'USD', times: 1 });
    expect(amountOf(cartOf(await sheet.authorize(cart, tokyo)))).toBe('62.67 USD');
    const { errors } = await sheet.pay(cart, tokyo, oneLook(sheet));
    expect(errors).toMatchObject([{ code: 'INVALID_PAYMENT', field: ['payment', 'amount'] }]);
  });
});

describe.concurrent('stock', AT_MOST, () => {
  test.for([
    [0, 'out_of_stock', 'MERCHANDISE_OUT_OF_STOCK'],
    [2, 'not_enough_stock', 'MERCHANDISE_NOT_ENOUGH_STOCK'],
    [3, null, null],
  ] as const)('that holds %i of 3 when the cart is made comes to %s', async ([left, expected, code], { sheet }) => {
    await sheet.fault({ operation: 'cartCreate', stock: left, times: 1 });
    const { cart, warnings } = await cartCreate(sheet.client, { lines: [line(44_001, 3)] });
    expect([stock(cart!, warnings), warnings.map((one) => one.code)]).toEqual([expected, code ? [code] : []]);
  });

  test('that runs low while the sheet is open is a warning of the change, not of preparing', async ({ sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001, 3)] });
    await sheet.fault({ operation: 'cartBuyerIdentityUpdate', stock: 2, times: 1 });
    const shown = await sheet.show(cart, tokyo);
    expect(cartOf(shown).lines.nodes.map(({ quantity }) => quantity)).toEqual([2]);
    expect(shown.type === 'changed' && shown.change.warnings.map(({ code }) => warningReaction(code))).toEqual([
      { type: 'decelerate', reason: 'not_enough_stock' },
    ]);
  });

  test('that others have bought leads to checkout', async ({ sheet }) => {
    const [slow, quick] = [
      await sheet.create({ lines: [line(44_002)] }),
      await sheet.create({ lines: [line(44_002)] }),
    ];
    for (const cart of [slow, quick]) await sheet.pay(cartOf(await sheet.authorize(cart, tokyo)));
    await submitCart(sheet.client, quick.id, 'quick', sheet.deadline);

    const prepared = await prepareCart(sheet.client, slow.id, sheet.deadline);
    const done = await submitCart(sheet.client, slow.id, 'slow', sheet.deadline);
    for (const answer of [prepared, done]) {
      expect('errors' in answer && decide(reactionsTo(answer.errors, authorized) as never)).toEqual({
        type: 'decelerate',
        reason: 'not_enough_stock',
      });
    }
  });
});
