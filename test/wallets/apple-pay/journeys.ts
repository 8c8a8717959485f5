import * as fc from 'fast-check';
import type { Contact } from '../../simulators/apple-pay/rules/apple-pay-types';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import { anyGoods, anyPace, anyWait, mostly, someone } from '../in-process/chances';
import type { Trouble } from '../in-process/journey';
import { troubles } from '../in-process/troubles';
import type { Action, Journey, Setup, Step } from './journey';

const trouble = troubles('applePay');

const setup: fc.Arbitrary<Setup> = fc.record({
  goods: anyGoods,
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
  pace: anyPace,
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

const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Action>({ do: 'pay' }) },
  { weight: 6, arbitrary: contact },
  { weight: 8, arbitrary: edit },
  { weight: 6, arbitrary: method },
  { weight: 3, arbitrary: card },
  { weight: 5, arbitrary: trouble },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>({ do: 'nothing' }, { do: 'reprice' }, { do: 'hide' }, { do: 'cancel' }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({ action: actions, wait: anyWait });

/** Whoever closes a sheet likes to do so while it is busy. */
const hasty: fc.Arbitrary<Step[]> = fc
  .tuple(fc.oneof(fc.constant<Action>({ do: 'pay' }), contact, method, card), fc.integer({ min: 0, max: 700 }))
  .map(([action, ms]) => [
    { action, wait: ms },
    { action: { do: 'cancel' }, wait: null },
  ]);

const once = (operation: string, effect: object): Action => ({
  do: 'fault',
  fault: { operation, ...effect, times: 1 },
});
const refused = (found: string) => once('cartSubmitForCompletion', { submitFailed: [{ code: found }] });
const doubted = (found: string) => once('cartPrepareForCompletion', { notReady: [{ code: found }] });
const pay: Action = { do: 'pay' };
const rename: Action = { do: 'edit', to: { familyName: '田中' } };

/** What seldom comes together by chance: something found at the last moment and mended, a choice that is not taken. */
const eventful: fc.Arbitrary<Step[]> = fc
  .constantFrom<Action[]>(
    [refused('DELIVERY_LAST_NAME_INVALID'), pay, rename, pay],
    [refused('DELIVERY_ADDRESS1_TOO_LONG'), pay, { do: 'edit', to: { addressLines: ['千代田1-1'] } }, pay],
    [refused('DELIVERY_POSTAL_CODE_INVALID'), pay, { do: 'contact', to: 'osaka' }, pay],
    [refused('PAYMENTS_CITY_INVALID'), pay, { do: 'card', to: 'jcb', billing: 'tokyo' }, pay],
    [{ do: 'reprice' }, doubted('DELIVERY_LAST_NAME_INVALID'), pay, rename, pay],
    [once('cartSelectedDeliveryOptionsUpdate', { nullCart: true }), { do: 'method', at: 1 }, pay],
  )
  .map((all) => all.map((action) => ({ action, wait: null })));

/** Ways that one sheet can take, from the press to its end. What can't be done when its turn comes is left out. */
export const journeys: fc.Arbitrary<Journey> = fc
  .record({
    setup,
    wrong: mostly<Trouble[]>([], fc.array(trouble, { maxLength: 2 })),
    steps: fc.array(step, { maxLength: 10 }),
    last: fc.oneof(fc.constant<Step[]>([]), hasty, eventful),
  })
  .map(({ setup: before, wrong, steps, last }) => ({ setup: before, troubles: wrong, steps: [...steps, ...last] }));
