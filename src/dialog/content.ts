import { CHECKOUT_FAILED, CLOSE, TRY_LATER } from '../words';
import type { ComponentType } from 'react';
import { wallets } from '../widget/wallets';
import type { DialogEnding, WalletId } from '../wallet';

/** The texts of dialogs; few presses need those in press/rare-press. `{wallet}` is replaced with a wallet's name, which stays in Latin script and has no space before a particle. */
export const words = {
  'error_dialogs.checkout.title': CHECKOUT_FAILED,
  'error_dialogs.checkout.generic_error': TRY_LATER,
  'error_dialogs.checkout.button_text': CLOSE,
  'error_dialogs.checkout.check_order': 'ご注文内容をご確認ください。',
  'error_dialogs.checkout.quantity': '数量は1以上の整数で入力してください。',
  'error_dialogs.wallet.title': '{wallet}でエラーが発生しました',
  'error_dialogs.wallet.generic_error':
    '技術的な問題により、お手続きを完了できませんでした。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  'error_dialogs.product.out_of_stock': 'この商品は現在ご購入いただけません。',
  'error_dialogs.product.out_of_stock_title': '在庫切れ',
} as const;

/**
 * The text of a key. `{wallet}` becomes the wallet's name.
 *
 * @param onMissing called with a key that has no text; then the general text is returned, never the key
 */
export function textOf(key: keyof typeof words, wallet = '', onMissing?: (key: string) => void): string {
  const found: string | undefined = words[key];
  if (!found) onMissing?.(key);
  // A function, because `$` has a special meaning in a replacement text.
  return (found ?? words['error_dialogs.checkout.generic_error']).replaceAll('{wallet}', () => wallet);
}

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

/** A text without spaces and punctuation, to see whether two texts say the same. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[\s\p{P}\p{DI}]/gu, '');

/**
 * The dialog of an ending. Its title and its text never say the same.
 *
 * @param report called with an error if words are missing
 */
export function contentOf(ending: DialogEnding, report?: (error: unknown) => void): DialogContent {
  // `Object.hasOwn`, here and below, because a page may have put the same on `Object.prototype`.
  const named = Object.hasOwn(ending, 'wallet') && (ending as { wallet?: WalletId }).wallet;
  const wallet = named ? wallets[named].label : undefined;
  const text = (key: keyof typeof words) =>
    textOf(key, wallet, (missing) => report?.(new Error(`no words for ${missing}`)));
  const button = text('error_dialogs.checkout.button_text');
  const general = wallet ? GENERAL.wallet : GENERAL.checkout;
  const title = text(general.title);
  const generic = text(general.message);
  switch (ending.type) {
    case 'unrecoverable': {
      const isAboutQuantity = Object.hasOwn(ending, 'about');
      return { title, message: isAboutQuantity ? text('error_dialogs.checkout.quantity') : generic, button };
    }
    case 'custom_validation': {
      // The store's words may be empty, or only repeat the title. It refuses what the shopper can mend: waiting would not help.
      const said = lettersOf(ending.message);
      const saysMore = said !== '' && said !== lettersOf(title);
      return { title, message: saysMore ? ending.message : text('error_dialogs.checkout.check_order'), button };
    }
    case 'out_of_stock':
      return {
        title: text('error_dialogs.product.out_of_stock_title'),
        message: text('error_dialogs.product.out_of_stock'),
        button,
      };
    default:
      return ending satisfies never;
  }
}
