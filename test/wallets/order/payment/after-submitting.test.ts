import { MORE_AT_CHECKOUT, checkoutBecause } from '../../../../wallets/order/action-types';
import { expect, test } from 'vitest';
import { afterSubmitting } from '../../../../wallets/order/payment/make-order';
import { orderPage, type Completion } from '../../../../wallets/order/payment/submit-cart';
import { authorized } from '../order-errors/error-tables';

const URL = 'https://shop.example/cart/c/c1?key=k1';
const TAXES = [{ code: 'TAXES_MUST_BE_DEFINED' }];

test.each<[string, Completion, unknown]>([
  ['that succeeded', { type: 'success', redirectUrl: 'https://a/' }, { type: 'complete', redirectUrl: 'https://a/' }],
  ['that succeeded before', { type: 'already_accepted' }, { type: 'complete', redirectUrl: URL }],
  ['that is throttled to the last', { type: 'throttled', pollAfter: 0 }, checkoutBecause('cart_throttled')],
  ['that failed for a reason', { type: 'failed', errors: TAXES, checkoutUrl: null }, checkoutBecause('dynamic_tax')],
  ['that is refused for a reason', { type: 'refused', errors: TAXES }, checkoutBecause('dynamic_tax')],
  ['that failed for none', { type: 'failed', errors: [], checkoutUrl: null }, MORE_AT_CHECKOUT],
])('a submission %s', async (_what, completion, action) =>
  expect(await afterSubmitting({ completion, orderUrl: orderPage(completion, URL) }, authorized)).toEqual([action]),
);
