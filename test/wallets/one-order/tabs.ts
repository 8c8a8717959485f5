import * as fc from 'fast-check';
import { mostly } from '../in-process/chances';
import { exit, pace, press, trouble, wait, type Action } from './purchases';
import type { Locks } from './shared-locks';

/** What happens to a tab. */
export type TabAction =
  | Action
  /** The tab is gone, and no code of it hears of that. */
  | { do: 'crash' }
  /** Its tasks wait until somebody looks at it again. */
  | { do: 'sleep' };

export interface TabStep {
  tab: number;
  action: TabAction;
  wait: number | null;
}

/** One purchase in several tabs. */
export interface TabsPurchase {
  tabs: 2 | 3;
  /** Whether the last tab is a private window: its shopper is another one, and makes another purchase. */
  hasPrivate: boolean;
  /** What is sold: a teapot on product pages, or the shopper's cart. */
  sells: 'teapot' | 'cart';
  locks: Locks;
  /** Milliseconds until the other tabs see what one has written, one after another. */
  delays: number[];
  pace: number[];
  steps: TabStep[];
}

const LAST = 2;
const tab = fc.integer({ min: 0, max: LAST });

const steps = (action: fc.Arbitrary<TabAction>, most: number): fc.Arbitrary<TabStep[]> =>
  fc.array(fc.record({ tab, action, wait }), { maxLength: most });

const gone = fc.constantFrom<TabAction>({ do: 'crash' }, { do: 'sleep' }, { do: 'sleep' });

const soon = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 }), wait);

/** Two tabs are pressed and paid, in any order, while things go wrong and tabs go; then the shopper waits, or does not. */
const round: fc.Arbitrary<TabStep[]> = fc
  .tuple(
    steps(trouble, 1),
    fc.tuple(tab, tab),
    fc.tuple(press, press),
    steps(fc.oneof(trouble, gone), 1),
    fc.tuple(soon, wait),
    steps(fc.oneof(exit, gone), 2),
  )
  .chain((parts) => fc.shuffledSubarray([0, 1], { minLength: 1 }).map((order) => [parts, order] as const))
  .map(([[before, both, wallets, meanwhile, [first, second], after], order]) => {
    const presses = both.map((one, at): TabStep => ({ tab: one, action: wallets[at]!, wait: null }));
    const pays = order.map((at, turn): TabStep => ({
      tab: both[at]!,
      action: { do: 'pay' },
      wait: turn ? second : first,
    }));
    return before.concat(presses, meanwhile, pays, after);
  });

const locks = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Locks>('work') },
  { weight: 1, arbitrary: fc.constantFrom<Locks>('missing', 'refused', 'stuck', 'silent') },
);

export const delays = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 3 });

/** Ways of one shopper in two or three tabs of a store. */
export const purchasesInTabs: fc.Arbitrary<TabsPurchase> = fc.record({
  tabs: fc.constantFrom(2 as const, 3 as const),
  hasPrivate: mostly(false, fc.constant(true)),
  sells: mostly<TabsPurchase['sells']>('teapot', fc.constant('cart')),
  locks,
  delays,
  pace,
  steps: fc.array(round, { minLength: 1, maxLength: 3 }).map((rounds) => rounds.flat()),
});
