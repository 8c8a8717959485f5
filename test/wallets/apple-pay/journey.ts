import type { Contact } from '../../simulators/apple-pay/rules/apple-pay-types';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import type { Mishap } from './near-store';

/** What is bought, and from which page. `filled` is the shopper's own cart, by product and selling plan. */
export type Goods =
  | { page: 'product'; variantId: number; quantity: number; plan?: string; sends: boolean }
  | { page: 'cart'; filled: (readonly [handle: string, plan: number | null])[]; sends: boolean };

/** Everything that is settled before the press. */
export interface Setup {
  goods: Goods;
  code: string | null;
  phoneRequired: boolean;
  emailRequired: boolean;
  account: string | null;
  shopper: {
    contact: ContactName;
    /** The contact unless given. */
    billing?: ContactName;
    card: CardName;
    empty: 'missing' | 'blank';
    first: 'card' | 'contact';
    versions: number[];
    paymentData: 'full' | 'empty';
  };
  /** Whether the sheet takes a total of nothing; any unless given. */
  total?: 'positive' | 'any';
  /** Milliseconds for each way on the line, one after another. */
  pace: number[];
  /** Milliseconds until the wallet's code is here. */
  chunk: number;
}

export type Trouble = { do: 'line'; operation: string; mishap: Mishap } | { do: 'fault'; fault: object };

/** What the shopper, the line or the store does next. */
export type Deed =
  | { do: 'contact'; to: ContactName }
  | { do: 'edit'; to: Contact }
  | { do: 'method'; at: number }
  | { do: 'card'; to: CardName; billing?: ContactName }
  | { do: 'pay' }
  | { do: 'cancel' }
  /** The page goes into the back/forward cache, with the sheet open. */
  | { do: 'hide' }
  | { do: 'nothing' }
  /** The shop raises its prices. */
  | { do: 'reprice' }
  | Trouble;

export interface Step {
  deed: Deed;
  /** How long everybody waits before the next step: milliseconds, or null for until the sheet can be used. */
  wait: number | null;
}

export interface Journey {
  setup: Setup;
  /** What is wrong from the beginning. */
  troubles: Trouble[];
  steps: Step[];
}
