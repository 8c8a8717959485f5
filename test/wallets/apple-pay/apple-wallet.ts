import * as fc from 'fast-check';
import type { Contact } from '../../simulators/apple-pay/rules/apple-pay-types';
import type { CardName } from '../../simulators/shopper/cards';
import { anyGoods, anySetup, mostly, someone } from '../in-process/chances';
import { does, journeysOf } from '../in-process/journeys';
import { troubles } from '../in-process/troubles';
import { goer, type Way } from '../in-process/way';
import { openApplePage, usual, type AppleAction, type AppleSeen, type AppleSetup } from './apple-page';
import { wrongAtLast, wrongNow } from './promises';

export type AppleWay = Way<AppleSetup, AppleAction>;

/** Apple Pay, as tests of every sheet need it. */
export const applePay = { usual, open: openApplePage, wrongNow, wrongAtLast };

export const go = goer(applePay);

/** The calls that answered the sheet or left it, in order. */
export const answers = ({ simulator }: AppleSeen) =>
  simulator.calls.map(({ name }) => name).filter((name) => name.startsWith('complete') || name === 'abort');

const setup: fc.Arbitrary<AppleSetup> = fc.record({
  ...anySetup,
  goods: anyGoods,
  shopper: fc.record({
    contact: someone,
    card: fc.constantFrom<CardName>('visa', 'jcb', 'debit'),
    empty: fc.constantFrom('missing' as const, 'blank' as const),
    first: fc.constantFrom('card' as const, 'contact' as const),
    versions: fc.constantFrom([3, 12, 14], [3, 12], [3]),
    paymentData: mostly<'full' | 'empty'>('full', fc.constant('empty')),
  }),
  // Together with the time that a whole event may take, this stays within Apple's 30 s.
  chunk: mostly(0, fc.integer({ min: 1, max: 2900 })),
});

const edit = does.edit<Contact>(
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
const card = does.card(
  fc.constantFrom<CardName>('visa', 'jcb', 'debit', 'mastercard'),
  fc.constantFrom('tokyo', 'osaka', 'us', 'nameless'),
);

export const journeys = journeysOf<AppleSetup, Contact, AppleAction>({
  setup,
  trouble: troubles('applePay'),
  actions: [
    { weight: 8, arbitrary: edit },
    { weight: 3, arbitrary: card },
  ],
  rare: [],
  busy: [does.address, does.option, card],
  rename: { familyName: '田中' },
  street: { addressLines: ['千代田1-1'] },
});
