import type { ComponentType } from 'react';
import { wallets } from '../core/wallets';
import type { DialogEnding, UnavailableBecause, WalletId } from '../wallet';
import { textOf, type words } from './words';

/** The content of a dialog. */
export interface DialogContent {
  title: string;
  /** A text is never parsed as HTML, and keeps its line breaks. A component may read signals. */
  message: string | ComponentType;
  /** Label of the button that does what the dialog asks for, or closes it; without one only the overlay and Escape close the dialog. */
  button?: string;
  /** Called inside the click on that button, when the dialog is closed. */
  onPress?: () => void;
  /** Label of a second button, which only closes the dialog. */
  second?: string;
  /** CSS for the component's content. */
  style?: string;
}

/** Words for errors that nobody can correct: of checkout, and of a wallet that the ending names. */
const GENERAL = {
  checkout: { title: 'error_dialogs.checkout.title', message: 'error_dialogs.checkout.generic_error' },
  wallet: { title: 'error_dialogs.wallet.title', message: 'error_dialogs.wallet.generic_error' },
} as const satisfies Record<string, Record<string, keyof typeof words>>;

const TITLE = 'error_dialogs.wallet.unavailable_title';

/** Why a wallet can't serve a press → the words for it. */
const UNAVAILABLE = {
  account: { title: TITLE, message: 'error_dialogs.wallet.account' },
  digital_cart: { title: TITLE, message: 'error_dialogs.google_pay.digital_cart' },
  not_eligible: { title: TITLE, message: 'error_dialogs.wallet.eligibility_error' },
} as const satisfies Record<UnavailableBecause, Record<string, keyof typeof words>>;

/** A text without spaces and punctuation, to see whether two texts say the same. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[\s\p{P}\p{DI}]/gu, '');

/**
 * The dialog of an ending. Its title and its text never say the same.
 *
 * @param report called with an error if words are missing
 */
export function contentOf(ending: DialogEnding, report?: (error: unknown) => void): DialogContent {
  // `Object.hasOwn`, because a page may have put a `wallet` on `Object.prototype`.
  const named = Object.hasOwn(ending, 'wallet') && (ending as { wallet?: WalletId }).wallet;
  const wallet = named ? wallets[named].label : undefined;
  const text = (key: keyof typeof words) =>
    textOf(key, wallet, (missing) => report?.(new Error(`no words for ${missing}`)));
  const button = text('error_dialogs.checkout.button_text');
  const general = wallet ? GENERAL.wallet : GENERAL.checkout;
  const title = text(general.title);
  const generic = text(general.message);
  switch (ending.type) {
    case 'unrecoverable':
      return { title, message: generic, button };
    case 'custom_validation': {
      // The store's words may be empty, or only repeat the title.
      const said = lettersOf(ending.message);
      const saysMore = said !== '' && said !== lettersOf(title);
      return { title, message: saysMore ? ending.message : generic, button };
    }
    case 'out_of_stock':
      return {
        title: text('error_dialogs.product.out_of_stock_title'),
        message: text('error_dialogs.product.out_of_stock'),
        button,
      };
    case 'theme_editor':
      return {
        title: text('error_dialogs.theme_editor.title'),
        message: text('error_dialogs.theme_editor.text'),
        button,
      };
    case 'unavailable': {
      const { title: key, message } = UNAVAILABLE[ending.because];
      return { title: text(key), message: text(message), button };
    }
    default:
      return ending satisfies never;
  }
}
