import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from './fake-time';
import type { Deed, Setup, Trouble } from './journey';
import { ORIGIN } from './near-store';
import { wrongAtLast, wrongNow } from './promises';
import type { Seen } from './seen';
import { walk } from './walk';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const kyusu: Setup['goods'] = { page: 'product', variantId: 44_001, quantity: 1, sends: true };
const ebook: Setup['goods'] = { page: 'product', variantId: 43_001, quantity: 1, sends: false };
const twoParcels: Setup['goods'] = {
  page: 'cart',
  filled: [
    ['teiki-bin', 9002],
    ['kyusu', null],
  ],
  sends: true,
};

const usual: Setup = {
  goods: kyusu,
  code: null,
  phoneRequired: false,
  emailRequired: true,
  account: null,
  shopper: {
    contact: 'tokyo',
    card: 'visa',
    empty: 'missing',
    first: 'card',
    versions: [3, 12, 14],
    paymentData: 'full',
  },
  pace: [20],
  chunk: 0,
};

interface Way {
  setup?: Partial<Setup>;
  troubles?: Trouble[];
  deeds?: Deed[];
}

/** Goes the way with all the time it needs; what was promised of every way is proved as well. */
async function go({ setup = {}, troubles = [], deeds = [] }: Way): Promise<Seen> {
  const steps = deeds.map((deed) => ({ deed, wait: null }));
  const seen = await walk({ setup: { ...usual, ...setup }, troubles, steps }, (now) =>
    expect(wrongNow(now)).toEqual([]),
  );
  expect(wrongAtLast(seen)).toEqual([]);
  return seen;
}

const endingOf = ({ settled }: Seen) => settled?.ending;
const operations = ({ store }: Seen) => store.sent.map(({ operation }) => operation);
const answers = ({ simulator }: Seen) =>
  simulator.calls.map(({ name }) => name).filter((name) => name.startsWith('complete') || name === 'abort');

const pay: Deed = { do: 'pay' };
const thanks = expect.stringMatching(`^${ORIGIN}/thank-you/`);
const fault = (operation: string, effect: object, times = 1): Trouble => ({
  do: 'fault',
  fault: { operation, ...effect, times },
});

describe('whoever pays', () => {
  test.each<[string, Way]>([
    ['for what is sent', { deeds: [pay] }],
    ['for what is not sent', { setup: { goods: ebook }, deeds: [pay] }],
    ['for two parcels', { setup: { goods: twoParcels }, deeds: [pay] }],
    ['for two parcels, sent the other way', { setup: { goods: twoParcels }, deeds: [{ do: 'method', at: 3 }, pay] }],
    ['with a discount', { setup: { code: 'OCHA10' }, deeds: [pay] }],
    ['with a discount that does not apply', { setup: { code: 'NATSU2024' }, deeds: [pay] }],
    ['nothing at all', { setup: { goods: ebook, code: 'TADA100' }, deeds: [pay] }],
    ['where a local way comes first', { setup: { shopper: { ...usual.shopper, contact: 'kyoto' } }, deeds: [pay] }],
    ['after another address', { deeds: [{ do: 'contact', to: 'hokkaido' }, pay] }],
    [
      'after an address that is not served',
      { deeds: [{ do: 'contact', to: 'okinawa' }, { do: 'contact', to: 'osaka' }, pay] },
    ],
    ['with another card', { deeds: [{ do: 'card', to: 'jcb', billing: 'osaka' }, pay] }],
    [
      'in an old sheet that hides by blanks',
      { setup: { shopper: { ...usual.shopper, versions: [3], empty: 'blank', first: 'contact' } }, deeds: [pay] },
    ],
    [
      'after a name was mended',
      {
        setup: { shopper: { ...usual.shopper, contact: 'emoji', billing: 'tokyo' } },
        deeds: [pay, { do: 'edit', to: { givenName: '花子' } }, pay],
      },
    ],
    [
      'over a line that stutters',
      {
        troubles: [fault('cartPaymentUpdate', { status: 503 }), fault('cartBuyerIdentityUpdate', { drop: true })],
        deeds: [pay],
      },
    ],
    ['while the store is busy', { deeds: [fault('cartSubmitForCompletion', { throttled: 4000 }, 2), pay] }],
    [
      'though the first answer is lost',
      { deeds: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'lost' }, pay] },
    ],
  ])('%s has an order', async (_what, way) => {
    const seen = await go(way);
    expect([endingOf(seen), seen.store.orders().length]).toEqual([{ type: 'redirect', url: expect.any(String) }, 1]);
  });
});

test('an order takes these calls and these answers', async () => {
  const seen = await go({ deeds: [pay] });
  expect(endingOf(seen)).toEqual({ type: 'redirect', url: thanks });
  expect(operations(seen)).toEqual([
    'applePaySessionCreate',
    'cartCreate',
    'cartPrepareForCompletion',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
    'cartSubmitForCompletion',
    'cartRemovePersonalData',
  ]);
  expect(answers(seen)).toEqual([
    'completeMerchantValidation',
    'completePaymentMethodSelection',
    'completeShippingContactSelection',
    'completePayment',
  ]);
});

describe('a sheet that cannot go on is left', () => {
  test.each<[string, Way, object, string]>([
    ['when nothing is left', { setup: { goods: { ...kyusu, variantId: 44_003 } } }, { type: 'out_of_stock' }, 'abort'],
    [
      'when there is not enough',
      { setup: { goods: { ...kyusu, variantId: 44_002, quantity: 2 } } },
      { type: 'decelerate', reason: 'not_enough_stock' },
      'abort',
    ],
    [
      'when the currency is another',
      { setup: { goods: { ...kyusu, variantId: 45_001 } } },
      { type: 'decelerate', reason: 'currency_changed' },
      'abort',
    ],
    [
      'when the shopper moves to another currency',
      { deeds: [{ do: 'contact', to: 'us' }] },
      { type: 'decelerate', reason: 'currency_changed' },
      'abort',
    ],
    [
      'when what was said not to be sent is sent',
      { setup: { goods: { ...kyusu, sends: false } } },
      { type: 'decelerate', reason: 'redirect_to_checkout_required' },
      'abort',
    ],
    [
      'when the merchant says no',
      { troubles: [fault('cartCreate', { userErrors: [{ code: 'VALIDATION_CUSTOM', message: 'だめです' }] })] },
      { type: 'custom_validation', message: 'だめです' },
      'abort',
    ],
    [
      'when there is no merchant session',
      { troubles: [fault('applePaySessionCreate', { userErrors: [{ code: 'GENERIC_ERROR' }] })] },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'abort',
    ],
    [
      'when the store is busy to the last',
      { deeds: [fault('cartSubmitForCompletion', { throttled: 60_000 }), pay] },
      { type: 'decelerate', reason: 'cart_throttled' },
      'abort',
    ],
    [
      'when the cart does not take the method',
      { deeds: [fault('cartSelectedDeliveryOptionsUpdate', { nullCart: true }), { do: 'method', at: 1 }] },
      { type: 'decelerate', reason: 'redirect_to_checkout_required' },
      'abort',
    ],
    [
      'when prices rise before the shopper pays',
      { deeds: [{ do: 'reprice' }, pay] },
      { type: 'decelerate', reason: 'invalid_payment_amount' },
      'abort',
    ],
    [
      'when prices rise before the shopper mends a name and pays again',
      {
        deeds: [
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
      'when the token can pay nothing',
      { setup: { shopper: { ...usual.shopper, paymentData: 'empty' } }, deeds: [pay] },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'completePayment',
    ],
    [
      'when the answer to the payment is no answer',
      { deeds: [fault('cartPaymentUpdate', { graphqlErrors: [{ message: 'no' }] }), pay] },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'completePayment',
    ],
    [
      'when nobody answers any more',
      {
        deeds: [
          { do: 'line', operation: 'cartBuyerIdentityUpdate', mishap: 'silent' },
          { do: 'contact', to: 'osaka' },
        ],
      },
      { type: 'unrecoverable', wallet: 'Apple Pay' },
      'abort',
    ],
    [
      'when the shopper closes it',
      { deeds: [{ do: 'cancel' }] },
      { type: 'cancelled' },
      'completeShippingContactSelection',
    ],
  ])('%s', async (_when, way, ending, last) => {
    const seen = await go(way);
    expect(endingOf(seen)).toMatchObject(ending);
    expect(answers(seen).at(-1)).toBe(last);
  });
});

test('a press of Pay that is refused says what to mend, and the sheet stays', async () => {
  const errors: unknown[] = [];
  const steps = [{ deed: pay, wait: null }];
  const setup: Setup = { ...usual, shopper: { ...usual.shopper, contact: 'emoji', billing: 'tokyo' } };
  await walk({ setup, troubles: [], steps }, (seen) => {
    const { state, errors: shown } = seen.simulator.sheet()!;
    errors.push([state, shown.map(({ code, contactField }) => [code, contactField])]);
  });
  expect(errors).toEqual([
    ['ready', []],
    ['ready', [['shippingContactInvalid', 'name']]],
    ['ready', [['shippingContactInvalid', 'name']]],
  ]);
});

test('an older sheet that takes no total of nothing leads to checkout', async () => {
  const setup: Setup = { ...usual, goods: ebook, code: 'TADA100', total: 'positive' };
  const seen = await walk({ setup, troubles: [], steps: [] }, () => {});
  expect(endingOf(seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
  expect(seen.simulator.violations).toEqual([expect.stringMatching(/^8: /)]);
});
