import * as fc from 'fast-check';
import type { Contact } from '../../simulators/apple-pay/apple-pay-types';
import type { CardName } from '../../simulators/apple-pay/cards';
import { contacts, type ContactName } from '../../simulators/apple-pay/contacts';
import codes from '../../cart/error-reactions.json';
import type { Mishap } from './near-store';

/** What is bought, and from which page. `filled` is the shopper's own cart, by product and selling plan. */
export type Goods =
  | { page: 'product'; variantId: number; quantity: number; plan?: string; sends: boolean }
  | { page: 'cart'; filled: (readonly [handle: string, plan: number | null])[]; sends: boolean };

/** Everything that is settled before the press. */
export interface Setup {
  goods: Goods;
  code: string | null;
  phoneRequired: boolean;
  emailRequired: boolean;
  account: string | null;
  shopper: {
    contact: ContactName;
    /** The contact unless given. */
    billing?: ContactName;
    card: CardName;
    empty: 'missing' | 'blank';
    first: 'card' | 'contact';
    versions: number[];
    paymentData: 'full' | 'empty';
  };
  /** Whether the sheet takes a total of nothing; any unless given. */
  total?: 'positive' | 'any';
  /** Milliseconds for each way on the line, one after another. */
  pace: number[];
  /** Milliseconds until the wallet's code is here. */
  chunk: number;
}

export type Trouble = { do: 'line'; operation: string; mishap: Mishap } | { do: 'fault'; fault: object };

/** What the shopper, the line or the store does next. */
export type Deed =
  | { do: 'contact'; to: ContactName }
  | { do: 'edit'; to: Contact }
  | { do: 'method'; at: number }
  | { do: 'card'; to: CardName; billing?: ContactName }
  | { do: 'pay' }
  | { do: 'cancel' }
  /** The page goes into the back/forward cache, with the sheet open. */
  | { do: 'hide' }
  | { do: 'nothing' }
  /** The shop raises its prices. */
  | { do: 'reprice' }
  | Trouble;

/** `then` is how long everybody waits before the next step: milliseconds, or null for until the sheet can be used. */
export type Step = Deed & { then: number | null };

export interface Journey {
  setup: Setup;
  /** What is wrong from the beginning. */
  troubles: Trouble[];
  steps: Step[];
}

export const OPERATIONS = [
  'applePaySessionCreate',
  'cart',
  'cartBillingAddressUpdate',
  'cartBuyerIdentityUpdate',
  'cartCreate',
  'cartPaymentUpdate',
  'cartPrepareForCompletion',
  'cartSelectedDeliveryOptionsUpdate',
  'cartSubmitForCompletion',
] as const;

const names = Object.keys(contacts) as ContactName[];
const GOOD: ContactName[] = ['tokyo', 'kyoto', 'osaka', 'hokkaido'];
const someone = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...GOOD) },
  { weight: 1, arbitrary: fc.constantFrom(...names) },
);

/** What a sheet sells. */
const SOLD: Goods[] = [
  { page: 'product', variantId: 44_001, quantity: 1, sends: true },
  { page: 'product', variantId: 41_001, quantity: 2, sends: true },
  { page: 'product', variantId: 42_001, quantity: 2, plan: '9001', sends: true },
  { page: 'product', variantId: 43_001, quantity: 1, sends: false },
  {
    page: 'cart',
    filled: [
      ['teiki-bin', 9002],
      ['kyusu', null],
    ],
    sends: true,
  },
  {
    page: 'cart',
    filled: [
      ['gift-ebook', null],
      ['kyusu', null],
    ],
    sends: true,
  },
  // The page says that it is sent, and it is not.
  { page: 'product', variantId: 43_001, quantity: 1, sends: true },
];

/** The other way round; two where there is one, one where there is none; a price in another currency; nothing. */
const UNSOLD: Goods[] = [
  { page: 'product', variantId: 44_001, quantity: 1, sends: false },
  { page: 'product', variantId: 44_002, quantity: 2, sends: true },
  { page: 'product', variantId: 44_003, quantity: 1, sends: true },
  { page: 'product', variantId: 45_001, quantity: 1, sends: true },
  { page: 'cart', filled: [], sends: true },
];

/** Mostly the first one: what is rare stays rare, and is what shrinking leads away from. */
const mostly = <T>(usual: T, ...rest: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, ...rest.map((arbitrary) => ({ weight: 1, arbitrary })));

const setup: fc.Arbitrary<Setup> = fc.record({
  goods: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...SOLD) },
    { weight: 1, arbitrary: fc.constantFrom(...UNSOLD) },
  ),
  code: mostly<string | null>(null, fc.constantFrom('OCHA10', 'TADA100', 'NATSU2024')),
  phoneRequired: fc.boolean(),
  emailRequired: mostly(true, fc.constant(false)),
  account: mostly<string | null>(null, fc.constant('account@example.jp')),
  shopper: fc.record({
    contact: someone,
    card: fc.constantFrom<CardName>('visa', 'jcb', 'debit'),
    empty: fc.constantFrom('missing', 'blank'),
    first: fc.constantFrom('card', 'contact'),
    versions: fc.constantFrom([3, 12, 14], [3, 12], [3]),
    paymentData: mostly<'full' | 'empty'>('full', fc.constant('empty')),
  }),
  pace: fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 90 }) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 2000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 16_000 }) },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  // What a whole event may take on top of it is still within Apple's 30 s.
  chunk: mostly(0, fc.integer({ min: 1, max: 2900 })),
});

const edits = fc.constantFrom<Contact>(
  { givenName: '花子🌸' },
  { givenName: '花子', familyName: '山田' },
  { givenName: '', familyName: '' },
  { addressLines: ['<b>千代田1-1</b>'] },
  { addressLines: ['あ'.repeat(300)] },
  { addressLines: ['千代田1-1'] },
  { postalCode: '100-00' },
  { postalCode: '100-0001', administrativeArea: '東京都', locality: '千代田区', country: '日本', countryCode: 'JP' },
  { administrativeArea: '沖縄県' },
  { administrativeArea: '京都府', postalCode: '619-1222' },
  { administrativeArea: '' },
  { phoneNumber: '12' },
  { phoneNumber: '+81335810101' },
  { emailAddress: 'not an address' },
  { emailAddress: 'hanako@example.jp' },
);

const operation = fc.constantFrom(...OPERATIONS);
const code = fc.oneof(
  fc.constantFrom(...Object.keys(codes.CartErrorCode), ...Object.keys(codes.SubmissionErrorCode)),
  fc.constantFrom('A_CODE_OF_TOMORROW', 'constructor'),
);
const path = fc.constantFrom(
  null,
  ['cartId'],
  ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'zip'],
  ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'address1'],
  ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'province'],
  ['buyerIdentity', 'email'],
  ['buyerIdentity', 'phone'],
  ['payment', 'walletPaymentMethod', 'applePayWalletContent', 'billingAddress', 'city'],
  ['payment', 'amount'],
);
const times = fc.integer({ min: 1, max: 3 });
const of = (operations: fc.Arbitrary<string>, effect: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.tuple(operations, effect, times).map(([name, done, often]) => ({ operation: name, ...done, times: often }));
const change = fc.constantFrom(
  'cartBillingAddressUpdate',
  'cartBuyerIdentityUpdate',
  'cartPaymentUpdate',
  'cartSelectedDeliveryOptionsUpdate',
);
const withRates = fc.constantFrom(
  'cartBuyerIdentityUpdate',
  'cartPrepareForCompletion',
  'cartSelectedDeliveryOptionsUpdate',
);

const userErrors = fc.record({
  userErrors: fc.array(fc.record({ code, field: path, message: fc.constantFrom('', 'だめです') }), {
    minLength: 1,
    maxLength: 2,
  }),
  nullCart: fc.boolean(),
});
const completionErrors = fc.array(fc.record({ code }), { minLength: 1, maxLength: 2 });

const fault: fc.Arbitrary<object> = fc.oneof(
  of(operation, fc.record({ status: fc.constantFrom(400, 403, 429, 430, 500, 502, 503) })),
  of(operation, fc.record({ status: fc.constantFrom(429, 503), retryAfter: fc.integer({ min: 0, max: 12 }) })),
  of(
    operation,
    fc.constantFrom<object>(
      { html: true },
      { empty: true },
      { graphqlErrors: [{ message: 'no' }] },
      { drop: true },
      { nullCart: true },
      { nullData: true },
      { truncated: true },
      { wrongTypes: true },
      { extraFields: true },
    ),
  ),
  of(change, userErrors),
  of(operation, userErrors),
  of(
    change,
    fc.record({
      warnings: fc.array(
        fc.record({
          code: fc.constantFrom('MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'DISCOUNT_NOT_FOUND'),
        }),
        { minLength: 1, maxLength: 1 },
      ),
    }),
  ),
  of(change, fc.record({ stock: fc.integer({ min: 0, max: 1 }) })),
  of(operation, fc.record({ currency: fc.constantFrom('USD', 'EUR') })),
  of(withRates, fc.constantFrom<object>({ pendingDeliveryGroups: true }, { emptyDeliveryGroups: true })),
  of(fc.constant('cartPaymentUpdate'), fc.constant({ invalidPayment: true })),
  of(
    fc.constantFrom('cartPrepareForCompletion', 'cartSubmitForCompletion'),
    fc.record({ throttled: fc.constantFrom(0, 700, 4000, 60_000) }),
  ),
  of(fc.constant('cartPrepareForCompletion'), fc.record({ notReady: completionErrors })),
  of(fc.constant('cartSubmitForCompletion'), fc.record({ submitFailed: completionErrors })),
  of(fc.constant('cartSubmitForCompletion'), fc.constant({ alreadyAccepted: true })),
);

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('fault' as const), fault }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      operation,
      mishap: fc.constantFrom<Mishap>('gone', 'lost', 'silent'),
    }),
  },
);

const contact = fc.record({ do: fc.constant('contact' as const), to: someone });
const edit = fc.record({ do: fc.constant('edit' as const), to: edits });
const method = fc.record({ do: fc.constant('method' as const), at: fc.nat(5) });
const card = fc.record(
  {
    do: fc.constant('card' as const),
    to: fc.constantFrom<CardName>('visa', 'jcb', 'debit', 'mastercard'),
    billing: fc.constantFrom<ContactName>('tokyo', 'osaka', 'us', 'nameless'),
  },
  { requiredKeys: ['do', 'to'] },
);

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Deed>({ do: 'pay' }) },
  { weight: 6, arbitrary: contact },
  { weight: 8, arbitrary: edit },
  { weight: 6, arbitrary: method },
  { weight: 3, arbitrary: card },
  { weight: 5, arbitrary: trouble },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Deed>({ do: 'nothing' }, { do: 'reprice' }, { do: 'hide' }, { do: 'cancel' }),
  },
);

const then = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 600 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
);

const step: fc.Arbitrary<Step> = fc.tuple(deeds, then).map(([one, wait]) => ({ ...one, then: wait }));

/** Whoever closes a sheet likes to do so while it is busy. */
const hasty: fc.Arbitrary<Step[]> = fc
  .tuple(fc.oneof(fc.constant<Deed>({ do: 'pay' }), contact, method, card), fc.integer({ min: 0, max: 700 }))
  .map(([one, ms]) => [
    { ...one, then: ms },
    { do: 'cancel', then: null },
  ]);

const refusal = (found: string): Trouble => ({
  do: 'fault',
  fault: { operation: 'cartSubmitForCompletion', submitFailed: [{ code: found }], times: 1 },
});

/** What the store finds only at the last moment, and how the shopper mends it. */
const mended: fc.Arbitrary<Step[]> = fc
  .constantFrom<readonly [found: string, mend: Deed]>(
    ['DELIVERY_LAST_NAME_INVALID', { do: 'edit', to: { familyName: '田中' } }],
    ['DELIVERY_ADDRESS1_TOO_LONG', { do: 'edit', to: { addressLines: ['千代田1-1'] } }],
    ['DELIVERY_POSTAL_CODE_INVALID', { do: 'contact', to: 'osaka' }],
    ['PAYMENTS_CITY_INVALID', { do: 'card', to: 'jcb', billing: 'tokyo' }],
  )
  .map(([found, mend]) =>
    [refusal(found), { do: 'pay' as const }, mend, { do: 'pay' as const }].map((one) => ({ ...one, then: null })),
  );

/** Ways that one sheet can take, from the press to its end. What can't be done when its turn comes is left out. */
export const journeys: fc.Arbitrary<Journey> = fc
  .record({
    setup,
    troubles: mostly<Trouble[]>([], fc.array(trouble, { maxLength: 2 })),
    steps: fc.array(step, { maxLength: 10 }),
    last: fc.oneof(fc.constant<Step[]>([]), hasty, mended),
  })
  .map(({ last, steps, ...rest }) => ({ ...rest, steps: [...steps, ...last] }));
