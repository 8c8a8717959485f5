import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../../in-process/fake-time';
import { bookAndTeapot, ebook, kyusu, tin } from '../../in-process/goods';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import { endingOf, errorsOf, go, pay, type Way } from '../way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const TO_CHECKOUT = 'チェックアウトで購入手続きを続けます';
const FAILED = 'wallet_processing_failed';
const OVER = 'お取引を完了できませんでした';

const custom = { userErrors: [{ code: 'VALIDATION_CUSTOM', message: 'お一人さま1点まで' }] };
const refused = (...codes: string[]) => ({ submitFailed: codes.map((code) => ({ code })) });

/** To checkout, with the reason's flag in the address. */
const decelerate = (reason: string, flag: string) => ({
  type: 'decelerate',
  reason,
  url: expect.stringContaining(`&${flag}=true`),
});

const CURRENCY_CHANGED = decelerate('currency_changed', 'wallet_currency_change');

describe('a sheet that cannot go on says so, and the press goes to checkout:', () => {
  test.each<[string, Way, object]>([
    ['the currency is another from the beginning', { setup: { goods: tin } }, CURRENCY_CHANGED],
    ['the shopper’s first address has another currency', { setup: { shopper: { account: 'ann' } } }, CURRENCY_CHANGED],
    ['the shopper moves to another currency', { actions: [{ do: 'address', to: 'us' }] }, CURRENCY_CHANGED],
    [
      'the currency changes with the payment',
      { actions: [fault('cartBuyerIdentityUpdate', { currency: 'USD' }), pay] },
      CURRENCY_CHANGED,
    ],
    [
      'there is not enough from the beginning',
      { setup: { goods: { ...kyusu, variantId: 44_002, quantity: 2 } } },
      decelerate('not_enough_stock', 'wallet_not_enough_stock'),
    ],
    [
      'there is not enough when the shopper pays',
      { actions: [fault('cartSubmitForCompletion', refused('MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE')), pay] },
      decelerate('not_enough_stock', 'wallet_not_enough_stock'),
    ],
    [
      'the merchant says no when the shopper pays',
      { actions: [fault('cartSubmitForCompletion', refused('VALIDATION_CUSTOM')), pay] },
      decelerate('custom_validation', FAILED),
    ],
    [
      'a captcha is asked for',
      { actions: [fault('cartSubmitForCompletion', refused('BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED')), pay] },
      decelerate('captcha_required', 'wallet_captcha_required'),
    ],
    [
      'all that is sent is taken out of the cart in another tab',
      { setup: { goods: bookAndTeapot }, actions: [{ do: 'take out' }, { do: 'address', to: 'kyoto' }] },
      decelerate('redirect_to_checkout_required', FAILED),
    ],
    [
      'the store refuses the account’s e-mail address, which the sheet can’t correct',
      { setup: { account: 'nobody' }, actions: [pay] },
      decelerate('redirect_to_checkout_required', FAILED),
    ],
    [
      'the card is declined',
      { actions: [fault('cartSubmitForCompletion', refused('PAYMENTS_CREDIT_CARD_GENERIC')), pay] },
      decelerate('redirect_to_checkout_required', FAILED),
    ],
    [
      'the shop does not take Google Pay',
      { actions: [fault('cartPaymentUpdate', { userErrors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }] }), pay] },
      decelerate('unsupported_google_pay_payment_method', 'wallet_unsupported_payment_method'),
    ],
    [
      'prices rise before the shopper pays',
      { actions: [{ do: 'reprice' }, pay] },
      decelerate('invalid_payment_amount', FAILED),
    ],
    [
      'the store is busy to the last',
      { actions: [fault('cartSubmitForCompletion', { throttled: 60_000 }), pay] },
      { type: 'decelerate', reason: 'cart_throttled' },
    ],
    [
      'nobody says whether there is an order',
      { actions: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'silent' }, pay] },
      decelerate('redirect_to_checkout_required', FAILED),
    ],
  ])('%s', async (_when, way, ending) => {
    const seen = await go(way);
    expect(endingOf(seen)).toMatchObject(ending);
    expect(errorsOf(seen).at(-1)).toMatchObject({ reason: 'OTHER_ERROR', message: TO_CHECKOUT });
  });
});

describe('a sheet of which nothing comes says so beside a dialog:', () => {
  test.each<[string, Way, object]>([
    ['nothing is left', { setup: { goods: { ...kyusu, variantId: 44_003 } } }, { type: 'out_of_stock' }],
    [
      'the merchant says no to the cart',
      { troubles: [fault('cartCreate', custom)] },
      { type: 'custom_validation', message: 'お一人さま1点まで' },
    ],
    [
      'nothing of it is sent',
      { setup: { goods: { ...ebook, sends: true } } },
      { type: 'unavailable', wallet: 'Google Pay', because: 'digital_cart' },
    ],
    ['the cart can’t be made', { troubles: [fault('cartCreate', { status: 500 })] }, { type: 'unrecoverable' }],
    [
      'the answer to the payment is no answer',
      { actions: [fault('cartPaymentUpdate', { graphqlErrors: [{ message: 'no' }] }), pay] },
      { type: 'unrecoverable', wallet: 'Google Pay' },
    ],
    [
      'the token is no JSON',
      { setup: { shopper: { token: 'not JSON' } }, actions: [pay] },
      { type: 'unrecoverable', wallet: 'Google Pay' },
    ],
    [
      'the token is not signed',
      { setup: { shopper: { token: 'unsigned' } }, actions: [pay] },
      { type: 'unrecoverable', wallet: 'Google Pay' },
    ],
  ])('%s', async (_when, way, ending) => {
    const seen = await go(way);
    expect(endingOf(seen)).toMatchObject(ending);
    expect(errorsOf(seen).at(-1)).toMatchObject({ reason: 'OTHER_ERROR', message: OVER });
    expect(ofOperation(seen.store.sent, 'cartSubmitForCompletion')).toEqual([]);
  });
});

test('where the page knows that nothing is sent, there is no sheet and no cart', async () => {
  const seen = await go({ setup: { goods: ebook } });
  expect(endingOf(seen)).toEqual({ type: 'unavailable', wallet: 'Google Pay', because: 'digital_cart' });
  expect([seen.simulator.sheet(), seen.store.sent]).toEqual([null, []]);
});
