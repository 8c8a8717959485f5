import * as fc from 'fast-check';
import type { Address } from '../../simulators/google-pay/rules/google-pay-types';
import type { AccountName } from '../../simulators/google-pay/shopper/accounts';
import type { Options } from '../../simulators/google-pay/shopper/options';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import { anySentGoods, anySetup, mostly, someone } from '../in-process/chances';
import { does, journeysOf, refused } from '../in-process/journeys';
import { troubles } from '../in-process/troubles';
import { goer, pay, type Way } from '../in-process/way';
import { openGooglePage } from './google-page';
import { wrongAtLast, wrongNow } from './promises';
import { usual, type GoogleAction, type GoogleSeen, type GoogleSetup } from './seen';

export type GoogleWay = Way<GoogleSetup, GoogleAction>;

/** Google Pay, as tests of every sheet need it. */
export const googlePay = { usual, open: openGooglePage, wrongNow, wrongAtLast };

export const go = goer(googlePay);

/** The errors that the sheet was answered with, in order. */
export const errorsOf = ({ answers }: GoogleSeen) => answers.flatMap(({ answer: { error } }) => (error ? [error] : []));

const anyCard = fc.constantFrom<CardName>('visa', 'jcb', 'debit');
const anyAccount = fc.constantFrom<AccountName>('hanako', 'taro', 'ann', 'blank');
/** Whose address the card has: the shopper's own where it says nothing, nobody's where it is null. */
const anyBilling = fc.constantFrom<ContactName | null>('tokyo', 'osaka', 'us', 'majuro', 'nameless', null);

const shopper: fc.Arbitrary<Partial<Options>> = fc
  .record({
    mode: mostly<Options['mode']>('chromium', fc.constantFrom('safari', 'popup')),
    account: mostly<AccountName>('hanako', anyAccount),
    address: fc.option(someone),
    billing: mostly<ContactName | null | undefined>(undefined, anyBilling),
    card: anyCard,
    initialOption: fc.constantFrom('unselected', 'absent'),
    token: mostly<Options['token']>('whole', fc.constantFrom('unsigned', 'not JSON')),
  })
  .map(({ address, billing, ...rest }) =>
    Object.assign(rest, address !== null && { address }, billing !== undefined && { billing }),
  );

const setup: fc.Arbitrary<GoogleSetup> = fc.record({
  ...anySetup,
  goods: anySentGoods,
  shopper,
  leaving: fc.option(fc.integer({ min: 0, max: 5000 })),
});

const edit = does.edit<Partial<Address>>(
  { name: '花子🌸' },
  { name: '山田 花子' },
  { name: '山田　花子' },
  { name: '花子' },
  { name: '' },
  { address1: '<b>千代田1-1</b>' },
  { address1: 'あ'.repeat(300) },
  { address1: '千代田1-1' },
  { postalCode: '100-00' },
  { postalCode: '100-0001', administrativeArea: '東京都', locality: '千代田区', countryCode: 'JP' },
  { administrativeArea: '沖縄県' },
  { administrativeArea: '京都府', postalCode: '619-1222' },
  { administrativeArea: '' },
  { countryCode: 'MH' },
  { phoneNumber: '12' },
  { phoneNumber: '+81335810101' },
);
const account = fc.record({ do: fc.constant('account' as const), to: anyAccount });

export const journeys = journeysOf<GoogleSetup, Partial<Address>, GoogleAction>({
  setup,
  trouble: troubles('googlePay'),
  actions: [
    { weight: 8, arbitrary: edit },
    { weight: 3, arbitrary: does.card(anyCard, anyBilling) },
    { weight: 3, arbitrary: account },
  ],
  rare: [{ do: 'reload' }, { do: 'unselect' }],
  busy: [does.address, does.option, account],
  rename: { name: '田中 花子' },
  street: { address1: '千代田1-1' },
  eventful: [
    [refused('PAYMENTS_CREDIT_CARD_GENERIC'), pay, pay],
    [refused('PAYMENTS_METHOD_REQUIRED'), pay, { do: 'card', to: 'jcb' }, pay],
    [refused('PAYMENTS_CITY_INVALID'), pay, { do: 'account', to: 'taro' }, pay],
    [{ do: 'card', to: 'visa', billing: null }, pay, { do: 'card', to: 'visa', billing: 'tokyo' }, pay],
    [{ do: 'address', to: 'kyoto' }, { do: 'option', at: 1 }, { do: 'account', to: 'taro' }, pay],
  ],
});
