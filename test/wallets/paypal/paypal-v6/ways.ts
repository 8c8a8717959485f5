import * as fc from 'fast-check';
import type { Options } from '../../../simulators/paypal-v6/options';
import type { SessionKind } from '../../../simulators/paypal-v6/rules/types';
import { mostly } from '../../in-process/chances';
import type { Step as StepOf } from '../../in-process/journey';
import { pace, wait } from '../../one-order/purchases';

/** What PayPal tells a page through `onError`, by name. */
export const ERRORS = {
  declined: { code: 'INSTRUMENT_DECLINED', message: 'declined', isRecoverable: false },
  broken: { code: 'ERR_FLOW', message: 'broken', isRecoverable: false },
  blocked: { code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP', message: 'unable to open popup', isRecoverable: true },
  nameless: { message: 'unable to open popup' },
  closed: { message: 'Window closed' },
} as const;

type ErrorName = keyof typeof ERRORS;

/** What happens next. What can't be done when its turn comes is left out. */
export type Action =
  | { do: 'press' }
  /** A press whose click a later listener of the page stops. */
  | { do: 'stopped press' }
  /** The shopper reads what the window says. */
  | { do: 'read' }
  /** The shopper looks at the page, while the window stays open behind it. */
  | { do: 'look' }
  | { do: 'approve' | 'cancel' | 'close' }
  | { do: 'fail'; error: ErrorName }
  /** PayPal calls something once more, or late, or where nothing is open any more. */
  | { do: 'tell'; what: 'onApprove' | 'onCancel' }
  | { do: 'tell'; what: 'onError'; error: ErrorName }
  /** The host leaves the page, or is rendered anew. */
  | { do: 'gone' | 'anew' }
  /** The page is left, and comes back by the back/forward cache. */
  | { do: 'back' };

export type Step = StepOf<Action>;

/** One page with a button, and what is done with it. */
export interface Way {
  kind: SessionKind;
  /** What is there before the first press: everything, the code of a press, or nothing. */
  had: 'all' | 'code' | 'nothing';
  moods: Partial<Options>;
  /** Whether PayPal's own tidying up fails. */
  destroyThrows: boolean;
  /** How long after a click the browser lets a window open, in milliseconds. */
  activation: number;
  /** Milliseconds for each way of a request. */
  pace: number[];
  fault: object | null;
  steps: Step[];
}

const FAULTS = [
  { operation: 'cartCreate', status: 500 },
  { operation: 'cartCreate', stock: 0 },
  { operation: 'cartCreate', delayMs: 4000 },
  { operation: 'paypalTokenCreate', userErrors: [{ code: 'RESTRICTED_WALLET_ACCOUNT' }] },
  { operation: 'paypalTokenCreate', delayMs: 40_000 },
  { operation: 'paypalTokenCreate', drop: true },
  { operation: 'PayPalBuyerDetailsFetch', nullData: true },
  { operation: 'PayPalBuyerDetailsFetch', delayMs: 40_000 },
  { operation: 'cartBuyerIdentityUpdate', truncated: true },
  { operation: 'cartPaymentUpdate', delayMs: 40_000 },
] as const;

const rarely = <T>(usual: T, other: T) => mostly<T>(usual, fc.constant(other));

const moods: fc.Arbitrary<Partial<Options>> = fc.record({
  popups: fc.constantFrom<Options['popups']>('by browser', 'by browser', 'blocked'),
  modal: rarely<Options['modal']>('opens', 'fails'),
  auto: rarely<Options['auto']>('tries both', 'opens a window'),
  instance: mostly<Options['instance']>(0, fc.constantFrom<Options['instance']>(900, 1500, 2600, 'never')),
  instanceFails: rarely<Options['instanceFails']>(null, 'ERR_DOMAIN_MISMATCH'),
  agreements: rarely<Options['agreements']>('work', 'gone'),
  eligibility: mostly<Options['eligibility']>('by rules', fc.constantFrom('rejects', 'never')),
  starts: fc.constantFrom<Options['starts']>('when it is over', 'when it is over', 'at once'),
  approvesTwice: rarely(false, true),
  failsAfterApproval: rarely(false, true),
  hidesPayer: rarely(false, true),
  completesAfter: rarely(0, 30_000),
  endsSilently: rarely(false, true),
  refusesTokens: rarely(false, true),
});

const error = fc.constantFrom(...(Object.keys(ERRORS) as ErrorName[]));
const step = (...actions: fc.Arbitrary<Action>[]): fc.Arbitrary<Step> =>
  fc.record({ action: fc.oneof(...actions), wait });

const one = <T extends Action>(...actions: T[]): fc.Arbitrary<Action> => fc.constantFrom<Action>(...actions);
const press = one({ do: 'press' }, { do: 'press' }, { do: 'press' }, { do: 'stopped press' });
const end = fc.oneof(
  { weight: 2, arbitrary: one({ do: 'approve' }, { do: 'approve' }, { do: 'cancel' }, { do: 'close' }) },
  { weight: 1, arbitrary: error.map((name): Action => ({ do: 'fail', error: name })) },
);
const tell = fc.oneof(
  one({ do: 'tell', what: 'onApprove' }, { do: 'tell', what: 'onCancel' }),
  error.map((name): Action => ({ do: 'tell', what: 'onError', error: name })),
);
const exit = one({ do: 'gone' }, { do: 'anew' }, { do: 'back' });

const read: fc.Arbitrary<Step[]> = fc.constantFrom<Step[]>(
  [],
  [{ action: { do: 'read' }, wait: 4000 }],
  [
    { action: { do: 'read' }, wait: 1000 },
    { action: { do: 'look' }, wait: 4000 },
  ],
);

/** A press, what the shopper does in the window, and what comes between and after. */
const round: fc.Arbitrary<Step[]> = fc
  .tuple(
    step(press),
    read,
    fc.array(step(press, tell, exit), { maxLength: 1 }),
    fc.array(step(end), { maxLength: 2 }),
    fc.array(step(press, tell, end, exit), { maxLength: 2 }),
  )
  .map((parts) => parts.flat());

/** Ways of one shopper to a teapot by PayPal's or Venmo's window, while PayPal, the page and the store do as they like. */
export const ways: fc.Arbitrary<Way> = fc.record({
  kind: fc.constantFrom<SessionKind>('paypal', 'paypal', 'venmo', 'agreement'),
  had: fc.constantFrom<Way['had']>('all', 'all', 'code', 'nothing'),
  moods,
  destroyThrows: rarely(false, true),
  activation: fc.constantFrom(5000, 1000),
  pace,
  fault: fc.option(fc.constantFrom(...FAULTS), { freq: 2 }),
  steps: fc.array(round, { minLength: 1, maxLength: 3 }).map((rounds) => rounds.flat()),
});
