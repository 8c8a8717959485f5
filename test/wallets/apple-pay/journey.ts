import type { Contact } from '../../simulators/apple-pay/rules/apple-pay-types';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import type { Goods, Journey as CommonJourney, Step as CommonStep, Trouble } from '../in-process/journey';

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

/** What the shopper, the line or the store does next. */
export type Action =
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

export type Step = CommonStep<Action>;
export type Journey = CommonJourney<Setup, Action>;
