import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import type { Mishap } from './store';

/** What is bought, and from which page. `filled` is the shopper's own cart, by product and selling plan, with the codes that it has. */
export type Goods =
  | { page: 'product'; variantId: number; quantity: number; plan?: string; sends: boolean }
  | {
      page: 'cart';
      filled: (readonly [handle: string, plan: number | null])[];
      codes?: readonly string[];
      sends: boolean;
    };

/** What is fixed before the press, for every wallet. */
export interface SheetSetup {
  goods: Goods;
  code: string | null;
  phoneRequired: boolean;
  emailRequired: boolean;
  /** E-mail address of the shopper's account at the shop. */
  account: string | null;
  /** Milliseconds for each way on the line, one after another. */
  pace: number[];
}

export type Trouble =
  | { do: 'line'; operation: string; mishap: Mishap }
  | { do: 'fault'; fault: object }
  | { do: 'api'; without: readonly string[] };

/** What the shopper, the line or the store does with the sheet of any wallet. `Edit` is what is written into an address. */
export type SheetAction<Edit> =
  | { do: 'address'; to: ContactName }
  | { do: 'edit'; to: Edit }
  | { do: 'option'; at: number }
  | { do: 'card'; to: CardName; billing?: ContactName | null }
  | { do: 'pay' }
  /** Types a discount code; an empty one takes off what was typed last. */
  | { do: 'code'; to: string }
  | { do: 'cancel' }
  /** The page goes into the back/forward cache, with the sheet open. */
  | { do: 'hide' }
  | { do: 'nothing' }
  /** The shop raises its prices. */
  | { do: 'reprice' }
  | Trouble;

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
