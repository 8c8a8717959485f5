import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../in-process/fake-time';
import { ebook, kyusu } from '../in-process/goods';
import { fault } from '../in-process/store-actions';
import type { Setup } from './journey';
import { walk } from './walk';
import { answers, endingOf, go, pay, usual, type Way } from './way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('a sheet that cannot go on ends', () => {
  test.each<[string, Way, object, string]>([
    [
      'when the goods are sold out',
      { setup: { goods: { ...kyusu, variantId: 44_003 } } },
      { type: 'out_of_stock' },
      'abort',
    ],
    [
      'when the store has too few of the goods',
      { setup: { goods: { ...kyusu, variantId: 44_002, quantity: 2 } } },
      { type: 'decelerate', reason: 'not_enough_stock' },
      'abort',
    ],
    [
      'when the shopper’s own cart does not exist any more',
      {
        setup: { goods: { page: 'cart', filled: [['kyusu', null]], sends: true } },
        troubles: [fault('cart', { nullCart: true })],
      },
      { type: 'decelerate', reason: 'missing_cart_id', url: 'https://shop.example/cart?wallet_processing_failed=true' },
      'abort',
    ],
    [
      'when the cart is in another currency than the page',
      { setup: { goods: { ...kyusu, variantId: 45_001 } } },
      { type: 'decelerate', reason: 'currency_changed' },
      'abort',
    ],
    [
      'when the shopper moves to another currency',
      { actions: [{ do: 'contact', to: 'us' }] },
      { type: 'decelerate', reason: 'currency_changed' },
      'abort',
    ],
    [
      'when the goods are sent, although the page said otherwise',
      { setup: { goods: { ...kyusu, sends: false } } },
      { type: 'decelerate', reason: 'redirect_to_checkout_required' },
      'abort',
    ],
    [
      'when a rule of the merchant refuses the cart',
      { troubles: [fault('cartCreate', { userErrors: [{ code: 'VALIDATION_CUSTOM', message: 'だめです' }] })] },
      { type: 'custom_validation', message: 'だめです' },
      'abort',
    ],
    [
      'when the store refuses the account’s e-mail address, which the sheet can’t correct',
      { setup: { account: 'nobody' }, actions: [pay] },
      { type: 'decelerate', reason: 'redirect_to_checkout_required' },
      'abort',
    ],
    [
      'when there is no merchant session',
      { troubles: [fault('applePaySessionCreate', { userErrors: [{ code: 'GENERIC_ERROR' }] })] },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'abort',
    ],
    [
      'when the store stays busy until the end',
      { actions: [fault('cartSubmitForCompletion', { throttled: 60_000 }), pay] },
      { type: 'decelerate', reason: 'cart_throttled' },
      'abort',
    ],
    [
      'when the store does not accept the chosen delivery method',
      { actions: [fault('cartSelectedDeliveryOptionsUpdate', { nullCart: true }), { do: 'method', at: 1 }] },
      { type: 'decelerate', reason: 'redirect_to_checkout_required' },
      'abort',
    ],
    [
      'when a local delivery comes first and no other method can be chosen',
      {
        actions: [
          fault('cartSelectedDeliveryOptionsUpdate', { userErrors: [{ code: 'DELIVERY_CITY_INVALID' }] }),
          { do: 'contact', to: 'kyoto' },
        ],
      },
      { type: 'decelerate', reason: 'redirect_to_checkout_required' },
      'abort',
    ],
    [
      'when prices rise before the shopper pays',
      { actions: [{ do: 'reprice' }, pay] },
      { type: 'decelerate', reason: 'invalid_payment_amount' },
      'abort',
    ],
    [
      'when prices rise before the shopper mends a name and pays again',
      {
        actions: [
          { do: 'reprice' },
          fault('cartPrepareForCompletion', { notReady: [{ code: 'DELIVERY_LAST_NAME_INVALID' }] }),
          pay,
          { do: 'edit', to: { familyName: '田中' } },
          pay,
        ],
      },
      { type: 'decelerate', reason: 'invalid_payment_amount' },
      'abort',
    ],
    [
      'when the payment token is empty',
      { setup: { shopper: { ...usual.shopper, paymentData: 'empty' } }, actions: [pay] },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'completePayment',
    ],
    [
      'when the payment is answered by an error',
      { actions: [fault('cartPaymentUpdate', { graphqlErrors: [{ message: 'no' }] }), pay] },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'completePayment',
    ],
    [
      'when the store no longer answers',
      {
        actions: [
          { do: 'line', operation: 'cartBuyerIdentityUpdate', mishap: 'silent' },
          { do: 'contact', to: 'osaka' },
        ],
      },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'abort',
    ],
    [
      'when the shopper closes the sheet',
      { actions: [{ do: 'cancel' }] },
      { type: 'cancelled' },
      'completeShippingContactSelection',
    ],
  ])('%s', async (_when, way, ending, last) => {
    const seen = await go(way);
    expect(endingOf(seen)).toMatchObject(ending);
    expect(answers(seen).at(-1)).toBe(last);
  });
});

test('an older sheet that rejects a total of 0 leads to checkout', async () => {
  const setup: Setup = { ...usual, goods: ebook, code: 'TADA100', total: 'positive' };
  const seen = await walk({ setup, troubles: [], steps: [] }, () => {});
  expect(endingOf(seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
  expect(seen.simulator.violations).toEqual([expect.stringMatching(/^8: /)]);
});
