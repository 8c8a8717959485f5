import * as fc from 'fast-check';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import { anyWait, mostly, someone } from './chances';
import { fault } from './store-actions';
import type { Journey, SheetAction, Step, Trouble } from './journey';

/** Things that somebody does to a sheet. */
export const does = {
  pay: fc.constant({ do: 'pay' as const }),
  address: fc.record({ do: fc.constant('address' as const), to: someone }),
  option: fc.record({ do: fc.constant('option' as const), at: fc.nat(5) }),
  code: fc.record({
    do: fc.constant('code' as const),
    to: fc.constantFrom('OCHA10', 'ocha10', 'OCHA10 ', '\u3000TADA100', 'TADA100', 'NATSU2024', 'KAIIN', 'NAI', ''),
  }),
  edit: <Edit>(...edits: Edit[]) => fc.record({ do: fc.constant('edit' as const), to: fc.constantFrom(...edits) }),
  card: <Billing extends ContactName | null>(to: fc.Arbitrary<CardName>, billing: fc.Arbitrary<Billing>) =>
    fc.record({ do: fc.constant('card' as const), to, billing }, { requiredKeys: ['do', 'to'] }),
};

/** Whoever closes a sheet likes to do so while it is busy. */
const hasty = (...busy: fc.Arbitrary<unknown>[]) =>
  fc.tuple(fc.oneof(does.pay, ...busy), fc.integer({ min: 0, max: 700 })).map(([action, ms]) => [
    { action, wait: ms },
    { action: { do: 'cancel' }, wait: null },
  ]);

/** Something is wrong that the store finds when the order is submitted, or before. */
export const refused = (code: string): Trouble => fault('cartSubmitForCompletion', { submitFailed: [{ code }] });
const doubted = (code: string): Trouble => fault('cartPrepareForCompletion', { notReady: [{ code }] });

/** Sequences that chance seldom makes: a mistake that is found at the last moment and corrected, a choice that the store refuses. */
const events = <Edit>(rename: Edit, street: Edit): SheetAction<Edit>[][] => {
  const pay = { do: 'pay' } as const;
  const renames = { do: 'edit', to: rename } as const;
  return [
    [refused('DELIVERY_LAST_NAME_INVALID'), pay, renames, pay],
    [refused('DELIVERY_ADDRESS1_TOO_LONG'), pay, { do: 'edit', to: street }, pay],
    [refused('DELIVERY_POSTAL_CODE_INVALID'), pay, { do: 'address', to: 'osaka' }, pay],
    [refused('PAYMENTS_CITY_INVALID'), pay, { do: 'card', to: 'jcb', billing: 'tokyo' }, pay],
    [{ do: 'reprice' }, doubted('DELIVERY_LAST_NAME_INVALID'), pay, renames, pay],
    [fault('cartSelectedDeliveryOptionsUpdate', { nullCart: true }), { do: 'option', at: 1 }, pay],
    [{ do: 'code', to: 'TADA100' }, { do: 'cancel' }],
    [{ do: 'code', to: 'OCHA10 ' }, { do: 'code', to: 'TADA100' }, pay],
    ...(['OCHA10', 'NAI'] as const).map((code): SheetAction<Edit>[] => [
      { do: 'address', to: 'okinawa' },
      { do: 'code', to: code },
      { do: 'address', to: 'osaka' },
      pay,
    ]),
  ];
};

interface Chances<Setup, Edit, Action> {
  setup: fc.Arbitrary<Setup>;
  trouble: fc.Arbitrary<Trouble>;
  /** Actions of this wallet, besides those of every sheet. */
  actions: fc.WeightedArbitrary<Action>[];
  rare: Action[];
  /** What makes a sheet busy. */
  busy: fc.Arbitrary<Action>[];
  /** A name and a street that nothing is wrong with. */
  rename: Edit;
  street: Edit;
  eventful?: Action[][];
}

/** Ways that one sheet can take, from the press to its end. What can't be done when its turn comes is left out. */
export function journeysOf<Setup, Edit, Action>(
  chances: Chances<Setup, Edit, Action>,
): fc.Arbitrary<Journey<Setup, Action>> {
  const { setup, trouble, actions, rare, busy, rename, street, eventful = [] } = chances;
  const any = [{ do: 'nothing' }, { do: 'reprice' }, { do: 'hide' }, { do: 'cancel' }] as Action[];
  const action = fc.oneof(
    { weight: 12, arbitrary: does.pay as fc.Arbitrary<Action> },
    { weight: 6, arbitrary: does.address as fc.Arbitrary<Action> },
    { weight: 6, arbitrary: does.option as fc.Arbitrary<Action> },
    { weight: 5, arbitrary: trouble as fc.Arbitrary<Action> },
    { weight: 5, arbitrary: does.code as fc.Arbitrary<Action> },
    { weight: 4 + rare.length, arbitrary: fc.constantFrom(...any, ...rare) },
    ...actions,
  );
  const step = fc.record({ action, wait: anyWait });
  const late = fc
    .constantFrom(...(events(rename, street) as Action[][]), ...eventful)
    .map((all) => all.map((one) => ({ action: one, wait: null })));
  return fc
    .record({
      setup,
      troubles: mostly<Trouble[]>([], fc.array(trouble, { maxLength: 2 })),
      // Few steps in some runs: after many steps, the last ones are seldom reached.
      steps: fc.oneof({ weight: 2, arbitrary: fc.array(step, { maxLength: 10 }) }, fc.array(step, { maxLength: 1 })),
      last: fc.oneof(fc.constant([]), hasty(...busy), late) as fc.Arbitrary<Step<Action>[]>,
    })
    .map(({ steps, last, setup: before, troubles }) => ({ setup: before, troubles, steps: [...steps, ...last] }));
}
