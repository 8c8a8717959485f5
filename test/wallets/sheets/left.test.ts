import { describe, expect, test } from 'vitest';
import { applePay } from '../apple-pay/apple-wallet';
import { go as goGoogle } from '../google-pay/google-wallet';
import { onFakeClock } from '../in-process/fake-time';
import { bookAndTeapot, ebook, kyusu, ownCart, sencha, tin } from '../in-process/goods';
import { ofOperation } from '../in-process/sent';
import { fault } from '../in-process/store-actions';
import { walk } from '../in-process/walk';
import { endingOf, pay } from '../in-process/way';
import { SHEETS, type AnyWay, type Gone, type Sheet } from './sheets';

onFakeClock();

const TO_CHECKOUT = 'ご購入手続きの画面に進みます';
const OVER = 'お取引を完了できませんでした';

/** To checkout, with the reason's flag in the address. */
const decelerate = (reason: string, flag = 'wallet_processing_failed') => ({
  type: 'decelerate',
  reason,
  url: expect.stringMatching(`[?&]${flag}=true`),
});
const CURRENCY = decelerate('currency_changed', 'wallet_currency_change');
/** What is not as usual in Apple's last call and in Google's last words. */
interface Last {
  'Apple Pay'?: string;
  'Google Pay'?: string;
}
/** With a dialog that asks first, because the shopper's address has changed the currency. */
const ASKED = { ...CURRENCY, asks: true };
const CHANGED: Last = { 'Google Pay': 'お届け先の国に合わせて通貨が変わりました' };
const NO_STOCK = decelerate('not_enough_stock', 'wallet_not_enough_stock');
const VAGUE = decelerate('redirect_to_checkout_required');
const UNRECOVERABLE = { type: 'unrecoverable' };

/** The store says no at last. */
const refused = (code: string): AnyWay => ({
  actions: [fault('cartSubmitForCompletion', { submitFailed: [{ code }] }), pay],
});
const silent = (operation: string) => ({ do: 'line', operation, mishap: 'silent' }) as const;
const custom = { userErrors: [{ code: 'VALIDATION_CUSTOM', message: 'お一人さま1点まで' }] };
const tooMany = { code: 'MAXIMUM_EXCEEDED', message: '40点までご購入いただけます。' };

type Row = [when: string, way: AnyWay | ((sheet: Sheet) => AnyWay), ending: object, last?: Last];

/** What is no answer, or one that says nothing. */
const NO_ANSWERS: Record<string, object> = {
  'a 400': { status: 400 },
  'a 500': { status: 500 },
  'a page': { html: true },
  'no data': { nullData: true },
  'GraphQL’s errors': { graphqlErrors: [{ message: 'no' }] },
  'half an answer': { truncated: true },
};

/** The calls of a sheet that has its cart, and how the shopper brings each about. */
const CALLS: Record<string, AnyWay['actions']> = {
  cartBuyerIdentityUpdate: [{ do: 'address', to: 'osaka' }],
  cartPrepareForCompletion: [{ do: 'address', to: 'osaka' }],
  cartSelectedDeliveryOptionsUpdate: [{ do: 'option', at: 1 }],
  cartPaymentUpdate: [pay],
};

/** Whatever a call fails of before the submission, the order goes on at checkout. */
const FAILURES = Object.entries(CALLS).flatMap(([operation, actions = []]) =>
  [
    ...Object.entries(NO_ANSWERS).map(([what, effect]) => [what, fault(operation, effect)] as const),
    ['nothing', silent(operation)] as const,
  ].map(([what, trouble]): Row => [
    `${operation} gets ${what}`,
    { actions: [trouble].concat(actions as never) },
    VAGUE,
  ]),
);

const BOTH: Row[] = [
  [
    'the answer to an address neither has the cart nor says why not',
    { actions: [fault('cartBuyerIdentityUpdate', { nullCart: true }), { do: 'address', to: 'osaka' }] },
    VAGUE,
  ],
  [
    'the answer to the payment neither has the cart nor says why not',
    { actions: [fault('cartPaymentUpdate', { nullCart: true }), pay] },
    VAGUE,
  ],
  ['the goods are sold out', { setup: { goods: { ...kyusu, variantId: 44_003 } } }, { type: 'out_of_stock' }],
  ['the store has too few of the goods', { setup: { goods: { ...kyusu, variantId: 44_002, quantity: 2 } } }, NO_STOCK],
  [
    'the shopper’s own cart does not exist any more',
    { setup: { goods: ownCart }, troubles: [fault('cart', { nullCart: true })] },
    { ...decelerate('missing_cart_id'), url: 'https://shop.example/cart?wallet_processing_failed=true' },
  ],
  ['the currency is another from the beginning', { setup: { goods: tin } }, CURRENCY],
  ['the shopper moves to another currency', { actions: [{ do: 'address', to: 'us' }] }, ASKED, CHANGED],
  [
    'the currency changes at last',
    { actions: [fault('cartBuyerIdentityUpdate', { currency: 'USD' }), pay] },
    ASKED,
    CHANGED,
  ],
  [
    'the merchant says no to the cart',
    { troubles: [fault('cartCreate', custom)] },
    { type: 'custom_validation', message: 'お一人さま1点まで' },
  ],
  [
    'the shopper has chosen too many, as a new cart says',
    { setup: { goods: { ...sencha, quantity: 42 } } },
    { type: 'custom_validation', message: '一度に40点までお求めいただけます。' },
  ],
  [
    'a captcha is asked for',
    refused('BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED'),
    decelerate('captcha_required', 'wallet_captcha_required'),
  ],
  ['the shop demands a company, which no sheet asks for', refused('DELIVERY_COMPANY_REQUIRED'), VAGUE],
  ['the shop demands the payer’s company', refused('PAYMENTS_COMPANY_REQUIRED'), VAGUE],
  ['the card is declined', refused('PAYMENTS_CREDIT_CARD_GENERIC'), VAGUE],
  [
    'the store refuses the account’s e-mail address, which the sheet can’t correct',
    { setup: { account: 'nobody' }, actions: [pay] },
    VAGUE,
  ],
  [
    'the shop does not take the wallet',
    { actions: [fault('cartPaymentUpdate', { userErrors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }] }), pay] },
    {
      ...decelerate('', 'wallet_unsupported_payment_method'),
      reason: expect.stringMatching(/^unsupported_(apple|google)_pay_payment_method$/),
    },
  ],
  [
    'the store does not take the chosen delivery',
    { actions: [fault('cartSelectedDeliveryOptionsUpdate', { nullCart: true }), { do: 'option', at: 1 }] },
    VAGUE,
  ],
  [
    'the form of the card’s address has no field for the region that the store wants',
    ({ at }) => ({ setup: at('tokyo', 'lisbon'), actions: [pay] }),
    VAGUE,
  ],
  [
    'the place is in no known district of Hong Kong',
    ({ at }) => ({ setup: at('lantau', 'tokyo'), actions: [pay] }),
    VAGUE,
  ],
  [
    'the card’s address is in no known district of Hong Kong',
    ({ at }) => ({ setup: at('tokyo', 'lantau'), actions: [pay] }),
    VAGUE,
  ],
  ['prices rise before the shopper pays', { actions: [{ do: 'reprice' }, pay] }, decelerate('invalid_payment_amount')],
  [
    'the store stays busy to the last',
    { actions: [fault('cartSubmitForCompletion', { throttled: 60_000 }), pay] },
    { type: 'decelerate', reason: 'cart_throttled' },
  ],
  ['nobody says whether there is an order', { actions: [silent('cartSubmitForCompletion'), pay] }, VAGUE],
  ['the cart can’t be made', { troubles: [fault('cartCreate', { status: 500 })] }, UNRECOVERABLE],
  [
    'the store refuses outright',
    { troubles: [fault('cartCreate', { status: 401 })] },
    UNRECOVERABLE,
    { 'Google Pay': 'ご購入手続きの画面に進みます' },
  ],
  [
    'the store refuses outright when there is a cart',
    { actions: [fault('cartBuyerIdentityUpdate', { status: 403 }), { do: 'address', to: 'osaka' }] },
    VAGUE,
  ],
  [
    'the store no longer answers',
    { actions: [silent('cartBuyerIdentityUpdate'), { do: 'address', to: 'osaka' }] },
    VAGUE,
  ],
  ...FAILURES,
];

const APPLE: Row[] = [
  [
    'the shopper has chosen too many, as the own cart says',
    { setup: { goods: ownCart }, troubles: [fault('cartPrepareForCompletion', { notReady: [tooMany] })] },
    { type: 'custom_validation', message: '40点までご購入いただけます。' },
  ],
  [
    'prices rise before the shopper mends a name, of which the store hears with the payment, and pays again',
    ({ rename }) => ({
      actions: [
        { do: 'reprice' },
        fault('cartPrepareForCompletion', { notReady: [{ code: 'DELIVERY_LAST_NAME_INVALID' }] }),
        pay,
        rename('田中', '花子'),
        pay,
      ],
    }),
    decelerate('invalid_payment_amount'),
  ],
  ['the goods are sent, although the page said otherwise', { setup: { goods: { ...kyusu, sends: false } } }, VAGUE],
  [
    'there is no merchant session',
    { troubles: [fault('applePaySessionCreate', { userErrors: [{ code: 'GENERIC_ERROR' }] })] },
    VAGUE,
  ],
  [
    'a local delivery comes first and no other method can be chosen',
    {
      actions: [
        fault('cartSelectedDeliveryOptionsUpdate', { userErrors: [{ code: 'DELIVERY_CITY_INVALID' }] }),
        { do: 'address', to: 'kyoto' },
      ],
    },
    VAGUE,
  ],
  ['the payment token is empty', { setup: { shopper: { paymentData: 'empty' } }, actions: [pay] }, VAGUE],
  [
    'the shopper closes the sheet',
    { actions: [{ do: 'cancel' }] },
    { type: 'cancelled' },
    { 'Apple Pay': 'completeShippingContactSelection' },
  ],
];

const GOOGLE: Row[] = [
  [
    'the shopper has chosen too many, as the own cart says',
    { setup: { goods: ownCart }, troubles: [fault('cartPrepareForCompletion', { notReady: [tooMany] })] },
    // Google's sheet has given the address by then: checkout says it.
    VAGUE,
  ],
  ['the shopper’s first address has another currency', { setup: { shopper: { account: 'ann' } } }, ASKED, CHANGED],
  [
    'nothing of it is sent',
    { setup: { goods: { ...ebook, sends: true } } },
    { type: 'unavailable', wallet: 'google_pay', because: 'digital_cart' },
  ],
  ['the token is no JSON', { setup: { shopper: { token: 'not JSON' } }, actions: [pay] }, VAGUE],
  ['the token is not signed', { setup: { shopper: { token: 'unsigned' } }, actions: [pay] }, VAGUE],
];

describe.each(SHEETS)('the sheet of $name that can’t go on ends, and says so, when', (sheet) => {
  const isApple = sheet.name === 'Apple Pay';

  test.each([...BOTH, ...(isApple ? APPLE : GOOGLE)])('%s', async (_when, way, ending, last = {}) => {
    const gone: Gone = await sheet.go(typeof way === 'function' ? way(sheet) : way);
    expect(endingOf(gone.seen)).toMatchObject(ending);
    if (endingOf(gone.seen)?.type === 'unrecoverable')
      expect(ofOperation(gone.seen.store.sent, 'cartSubmitForCompletion')).toEqual([]);
    const words = 'url' in ending || Object(ending).reason ? TO_CHECKOUT : OVER;
    expect(gone.last).toBe(last[sheet.name] ?? (isApple ? 'abort' : words));
  });
});

test('an older sheet of Apple Pay that rejects a total of 0 leads to checkout', async () => {
  const setup = { goods: ebook, code: 'TADA100', shopper: { total: 'positive' as const } };
  const seen = await walk(applePay.open({ ...applePay.usual, ...setup }), { troubles: [], steps: [] });
  expect(endingOf(seen)).toMatchObject(VAGUE);
  expect(seen.simulator.violations).toEqual([expect.stringMatching(/^8: /)]);
});

test('Google’s sheet goes on at checkout when the goods that need shipping are removed from the cart in another tab', async () => {
  const actions = [{ do: 'take out' }, { do: 'address', to: 'kyoto' }] as const;
  const seen = await goGoogle({ setup: { goods: bookAndTeapot }, actions: [...actions] });
  expect(endingOf(seen)).toMatchObject(VAGUE);
});

test('Google’s sheet does not open, and no cart is made, when the page knows that nothing needs shipping', async () => {
  const seen = await goGoogle({ setup: { goods: ebook } });
  expect(endingOf(seen)).toEqual({ type: 'unavailable', wallet: 'google_pay', because: 'digital_cart' });
  expect([seen.simulator.sheet(), seen.store.sent]).toEqual([null, []]);
});
