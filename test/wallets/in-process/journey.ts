import type { Mishap } from './store';

/** What is bought, and from which page. `filled` is the shopper's own cart, by product and selling plan. */
export type Goods =
  | { page: 'product'; variantId: number; quantity: number; plan?: string; sends: boolean }
  | { page: 'cart'; filled: (readonly [handle: string, plan: number | null])[]; sends: boolean };

export type Trouble = { do: 'line'; operation: string; mishap: Mishap } | { do: 'fault'; fault: object };

/** One thing that somebody does, and what comes before the next. */
export interface Step<Action> {
  action: Action;
  /** How long everybody waits before the next step: milliseconds, or null for until the sheet can be used. */
  wait: number | null;
}

/** One way from the press to the end of the sheet. */
export interface Journey<Setup, Action> {
  setup: Setup;
  /** What is wrong from the beginning. */
  troubles: Trouble[];
  steps: Step<Action>[];
}
