import * as fc from 'fast-check';
import { mostly } from '../in-process/chances';
import type { Step as StepOf } from '../in-process/journey';
import type { Storage } from './shopper';

/** A fault of one call, as the demo store takes it; `after` is after the call was executed. */
export type Fault = { operation: string; times: number } & Record<string, unknown>;

/** What happens next. What can't be done when its turn comes is left out. */
export type Action =
  | { do: 'press'; wallet: 'apple_pay' | 'buy_it_now' }
  | { do: 'pay' }
  | { do: 'cancel' }
  /** Back and forth, by the back/forward cache; to a new page of the same tab. */
  | { do: 'back' }
  | { do: 'reload' }
  /** Somebody sets the clock of the device. */
  | { do: 'clock'; by: number }
  | { do: 'fault'; fault: Fault };

export type Step = StepOf<Action>;

export interface Purchase {
  storage: Storage;
  pace: number[];
  steps: Step[];
}

const CALLS = [
  'applePaySessionCreate',
  'cartCreate',
  'cartPrepareForCompletion',
  'cartBuyerIdentityUpdate',
  'cartSelectedDeliveryOptionsUpdate',
  'cartPaymentUpdate',
];

const operation = fc.oneof(
  { weight: 4, arbitrary: fc.constant('cartSubmitForCompletion') },
  { weight: 1, arbitrary: fc.constantFrom(...CALLS) },
);

const effect = fc.oneof(
  fc.record({ after: fc.constant(true), status: fc.constantFrom(500, 502, 503, 504) }),
  fc.constantFrom<object>(
    { after: true, drop: true },
    { after: true, html: true },
    { after: true, empty: true },
    { after: true, graphqlErrors: [{ message: 'no' }] },
    { truncated: true },
    { nullData: true },
    { wrongTypes: true },
    { drop: true },
    { status: 500 },
    { html: true },
  ),
  fc.record({ after: fc.constant(true), delayMs: fc.constantFrom(300, 9000, 14_000, 16_000, 26_000, 60_000, 290_000) }),
  fc.record({ delayMs: fc.constantFrom(300, 9000, 14_000, 16_000, 60_000) }),
);

const fault: fc.Arbitrary<Action> = fc
  .tuple(operation, effect, fc.integer({ min: 1, max: 4 }))
  .map(([name, done, times]): Action => ({ do: 'fault', fault: { operation: name, times, ...done } }));

const throttled: fc.Arbitrary<Action> = fc
  .tuple(fc.constantFrom(700, 4000, 60_000), fc.integer({ min: 1, max: 3 }))
  .map(([ms, times]): Action => ({
    do: 'fault',
    fault: { operation: 'cartSubmitForCompletion', times, throttled: ms },
  }));

/**
 * The clock is set forward by less than the half hour that a tab remembers an order: a larger step looks like time that has passed. All steps
 * back of a way make less than the minute that a line may be ahead.
 */
const clock = fc.constantFrom(-10_000, -5000, 40_000, 60_000).map((by): Action => ({ do: 'clock', by }));

export const wait = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
);

const steps = (action: fc.Arbitrary<Action>, most: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ action, wait }), { maxLength: most });

export const press = fc
  .constantFrom('apple_pay' as const, 'apple_pay' as const, 'apple_pay' as const, 'buy_it_now' as const)
  .map((wallet): Action => ({ do: 'press', wallet }));

export const trouble = fc.oneof({ weight: 5, arbitrary: fault }, throttled, clock);

export const exit = fc.constantFrom<Action[]>({ do: 'cancel' }, { do: 'cancel' }, { do: 'back' }, { do: 'reload' });

/** A sheet is opened and paid, while things go wrong; then the shopper waits, or does not. */
const round: fc.Arbitrary<Step[]> = fc
  .tuple(steps(trouble, 2), press, steps(trouble, 1), wait, steps(fc.oneof(exit, clock), 2))
  .map(([before, pressed, meanwhile, patience, after]) =>
    before.concat({ action: pressed, wait: null }, meanwhile, { action: { do: 'pay' }, wait: patience }, after),
  );

/** Milliseconds for each way on the line, one after another. */
export const pace = fc.array(fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 3000 })), {
  minLength: 1,
  maxLength: 4,
});

/** Ways of one shopper to one teapot: sheets that are opened, paid, closed and opened again while the line and the store fail. */
export const purchases: fc.Arbitrary<Purchase> = fc.record({
  storage: mostly<Purchase['storage']>('works', fc.constant('throws')),
  pace,
  steps: fc.array(round, { minLength: 1, maxLength: 4 }).map((rounds) => rounds.flat()),
});
