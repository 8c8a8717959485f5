import { payment as paymentOf } from '../../../../wallets/order/payment/payment-input';
import { describe, expect, test } from 'vitest';
import { pay } from '../../../../wallets/order/payment/pay';
import { data, fakeApi, within, type Answering } from '../../../api/fake-api';
import { leaveNoTimers } from '../../../api/leave-no-timers';
import { orderCart, taxed } from '../operations/sheet-answers';

leaveNoTimers();

describe('paying', () => {
  const amount = { amount: '1800.0', currencyCode: 'JPY' };
  const payment = { amount, freePaymentMethod: { billingAddress: { country: 'JP' } } };
  const AMOUNT = { code: 'INVALID_PAYMENT', field: ['payment', 'amount'], message: 'm' };
  const paid = (payload: object = {}) =>
    data({ cartPaymentUpdate: { cart: orderCart, userErrors: [], warnings: [], ...payload } });
  const wrong = (cart: object | null) => paid({ cart, userErrors: [AMOUNT] });

  test.each<[string, Answering[], number, number[]]>([
    ['is done at once', [paid()], 0, [0]],
    ['looks again half a second after an amount that is not right yet', [wrong(orderCart), paid()], 0, [0, 500]],
    ['waits 500 ms more while there is no tax', [wrong(taxed('0.0')), wrong(orderCart), paid()], 0, [0, 1000, 1500]],
    ['takes what the lines leave for the tax where nobody names it', [wrong(taxed(null)), paid()], 0, [0, 500]],
    ['waits as long when the cart does not come with the answer', [wrong(null), paid()], 0, [0, 1000]],
    [
      'does not repeat what is refused for another reason',
      [paid({ cart: null, userErrors: [AMOUNT, { code: 'PAYMENT_METHOD_NOT_SUPPORTED', field: null, message: 'm' }] })],
      2,
      [0],
    ],
  ])('%s', async (_case, answers, errors, times) => {
    const { client, sent } = fakeApi(answers);
    const { value } = await within(27_000, (deadline) => pay(client, 'c1', payment, deadline));
    expect((value as { errors: unknown[] }).errors).toHaveLength(errors);
    expect(sent.map(({ at }) => at)).toEqual(times);
  });

  test('gives up after 10 seconds and never sends another amount', async () => {
    const { client, sent } = fakeApi([wrong(taxed('0.0'))]);
    const end = await within(27_000, (deadline) => pay(client, 'c1', payment, deadline));
    expect(end).toMatchObject({ value: { errors: [AMOUNT] }, at: 9000 });
    expect(new Set(sent.map(({ variables }) => JSON.stringify(variables)))).toHaveLength(1);
  });
});

const billingAddress = { country: 'JP' };
const content = {
  googlePayWalletContent: { billingAddress, signature: 's', signedMessage: '{}', protocolVersion: 'ECv2' },
};

test.each([
  ['1200.0', false, 'wallet'],
  ['0.01', false, 'wallet'],
  ['0.0', false, 'free'],
  ['0', false, 'free'],
  ['-1.0', false, 'free'],
  ['0.0', true, 'wallet'],
  ['1200.0', true, 'wallet'],
])('%s with a selling plan: %s is paid by %s', (sum, hasPlan, by) => {
  const amount = { amount: sum, currencyCode: 'JPY' };
  expect(paymentOf(amount, content, { billingAddress, hasPlan })).toEqual(
    by === 'free' ? { amount, freePaymentMethod: { billingAddress } } : { amount, walletPaymentMethod: content },
  );
});
