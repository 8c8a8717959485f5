import type { CardName } from '../../shopper/cards';
import type { ContactName } from '../../shopper/contacts';
import type { Address } from '../rules/google-pay-types';
import type { AccountName } from './accounts';

/** The shopper's browser, account and card. Read when a sheet opens; may be changed between sheets. */
export interface Options {
  /**
   * How a sheet opens. `chromium`: by the browser itself, within 5 s of a click; it closes when the page is left. `safari`: by a
   * window, inside the click only. `popup`: by a real window, which the browser may block.
   */
  mode: 'chromium' | 'safari' | 'popup';
  /** The answer of `isReadyToPay`. */
  ready: boolean | 'fails';
  account: AccountName;
  /** Instead of the account's own address; null for none. */
  address?: ContactName | Address | null;
  /** The shipping address when absent; null for a card without an address. */
  billing?: ContactName | Address | null;
  card: CardName;
  /** How INITIALIZE says that no shipping option is chosen yet: by the placeholder's id, or not at all. */
  initialOption: 'unselected' | 'absent';
  token: 'whole' | 'unsigned' | 'not JSON';
  /** Milliseconds until the page hears that the shopper has closed the sheet; 3000 for a window and 0 otherwise, unless given. */
  closeAfter?: number;
  /** Address of what a window shows. */
  windowAddress: string;
}

export const defaults: Options = {
  mode: 'chromium',
  ready: true,
  account: 'hanako',
  card: 'visa',
  initialOption: 'unselected',
  token: 'whole',
  windowAddress: 'about:blank',
};
