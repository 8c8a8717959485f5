import type { Address } from '../../simulators/google-pay/rules/google-pay-types';
import type { AccountName } from '../../simulators/google-pay/shopper/accounts';
import type { Options } from '../../simulators/google-pay/shopper/options';
import type { CardName } from '../../simulators/shopper/cards';
import type { ContactName } from '../../simulators/shopper/contacts';
import type { Goods, Journey as CommonJourney, Step as CommonStep, Trouble } from '../in-process/journey';

/** Everything that is settled before the press. */
export interface Setup {
  goods: Goods;
  code: string | null;
  /** Of the prices on the page; yen unless given. */
  currency?: string;
  phoneRequired: boolean;
  emailRequired: boolean;
  /** E-mail address of the shopper's account at the shop. */
  account: string | null;
  /** Takes the place of the wallet's usual parameters. */
  params?: Readonly<Record<string, unknown>>;
  /** What is not as usual about the shopper and the browser. */
  shopper: Partial<Options>;
  /** Milliseconds for each way on the line, one after another. */
  pace: number[];
  /** Milliseconds until the browser has left the page for another; null for a browser that never does. */
  leaving: number | null;
}

/** What the shopper, the line or the store does next. */
export type Action =
  | { do: 'account'; to: AccountName }
  /** The sheet begins again. */
  | { do: 'reload' }
  | { do: 'address'; to: ContactName | Address }
  | { do: 'edit'; to: Partial<Address> }
  | { do: 'option'; at: number }
  | { do: 'unselect' }
  | { do: 'card'; to: CardName; billing?: ContactName | null }
  | { do: 'pay' }
  | { do: 'cancel' }
  /** The page goes into the back/forward cache, with the sheet open. */
  | { do: 'hide' }
  | { do: 'nothing' }
  /** The shop raises its prices. */
  | { do: 'reprice' }
  /** In another tab the shopper takes out of the cart what was put in last. */
  | { do: 'take out' }
  | Trouble;

export type Step = CommonStep<Action>;
export type Journey = CommonJourney<Setup, Action>;
