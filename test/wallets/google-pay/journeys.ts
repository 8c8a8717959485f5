import * as fc from 'fast-check';
import type { Address } from '../../simulators/google-pay/rules/google-pay-types';
import type { AccountName } from '../../simulators/google-pay/shopper/accounts';
import type { Options } from '../../simulators/google-pay/shopper/options';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import { anySentGoods, anyPace, anyWait, mostly, someone } from '../in-process/chances';
import type { Trouble } from '../in-process/journey';
import { troubles } from '../in-process/troubles';
import type { Action, Journey, Setup, Step } from './journey';

const trouble = troubles('googlePay');
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

const setup: fc.Arbitrary<Setup> = fc.record({
  goods: anySentGoods,
  code: mostly<string | null>(null, fc.constantFrom('OCHA10', 'TADA100', 'NATSU2024')),
  phoneRequired: fc.boolean(),
  emailRequired: mostly(true, fc.constant(false)),
  account: mostly<string | null>(null, fc.constant('account@example.jp')),
  shopper,
  pace: anyPace,
  leaving: fc.option(fc.integer({ min: 0, max: 5000 })),
});

const edits = fc.constantFrom<Partial<Address>>(
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

const address = fc.record({ do: fc.constant('address' as const), to: someone });
const account = fc.record({ do: fc.constant('account' as const), to: anyAccount });
const option = fc.record({ do: fc.constant('option' as const), at: fc.nat(5) });
const card = fc.record(
  { do: fc.constant('card' as const), to: anyCard, billing: anyBilling },
  { requiredKeys: ['do', 'to'] },
);

const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Action>({ do: 'pay' }) },
  { weight: 6, arbitrary: address },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('edit' as const), to: edits }) },
  { weight: 6, arbitrary: option },
  { weight: 3, arbitrary: card },
  { weight: 3, arbitrary: account },
  { weight: 5, arbitrary: trouble },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Action>(
      { do: 'nothing' },
      { do: 'reprice' },
      { do: 'hide' },
      { do: 'cancel' },
      { do: 'reload' },
      { do: 'unselect' },
    ),
  },
);

const step: fc.Arbitrary<Step> = fc.record({ action: actions, wait: anyWait });

/** Whoever closes a sheet likes to do so while it is busy. */
const hasty: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant<Action>({ do: 'pay' }) }, address, option, account),
    fc.integer({ min: 0, max: 700 }),
  )
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
const rename: Action = { do: 'edit', to: { name: '田中 花子' } };

/** What seldom comes together by chance: something found at the last moment and mended, a choice that is not taken. */
const eventful: fc.Arbitrary<Step[]> = fc
  .constantFrom<Action[]>(
    [refused('PAYMENTS_CREDIT_CARD_GENERIC'), pay, pay],
    [refused('PAYMENTS_METHOD_REQUIRED'), pay, { do: 'card', to: 'jcb' }, pay],
    [refused('DELIVERY_LAST_NAME_INVALID'), pay, rename, pay],
    [refused('DELIVERY_ADDRESS1_TOO_LONG'), pay, { do: 'edit', to: { address1: '千代田1-1' } }, pay],
    [refused('DELIVERY_POSTAL_CODE_INVALID'), pay, { do: 'address', to: 'osaka' }, pay],
    [refused('PAYMENTS_CITY_INVALID'), pay, { do: 'card', to: 'jcb', billing: 'tokyo' }, pay],
    [refused('PAYMENTS_CITY_INVALID'), pay, { do: 'account', to: 'taro' }, pay],
    [{ do: 'card', to: 'visa', billing: null }, pay, { do: 'card', to: 'visa', billing: 'tokyo' }, pay],
    [{ do: 'reprice' }, doubted('DELIVERY_LAST_NAME_INVALID'), pay, rename, pay],
    [once('cartSelectedDeliveryOptionsUpdate', { nullCart: true }), { do: 'option', at: 1 }, pay],
    [{ do: 'address', to: 'kyoto' }, { do: 'option', at: 1 }, { do: 'account', to: 'taro' }, pay],
  )
  .map((all) => all.map((action) => ({ action, wait: null })));

/** Ways that one sheet can take, from the press to its end. What can't be done when its turn comes is left out. */
export const journeys: fc.Arbitrary<Journey> = fc
  .record({
    setup,
    wrong: mostly<Trouble[]>([], fc.array(trouble, { maxLength: 2 })),
    // Whatever is to come at last seldom comes after many steps.
    steps: fc.oneof({ weight: 2, arbitrary: fc.array(step, { maxLength: 10 }) }, fc.array(step, { maxLength: 1 })),
    last: fc.oneof(fc.constant<Step[]>([]), hasty, eventful),
  })
  .map(({ setup: before, wrong, steps, last }) => ({ setup: before, troubles: wrong, steps: [...steps, ...last] }));
