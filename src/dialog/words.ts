import { CHECKOUT_FAILED, CLOSE, TRY_LATER } from '../core/words';

/** The texts of dialogs. `{wallet}` is replaced with a wallet's name, which stays in Latin script and has no space before a particle. */
export const words = {
  'error_dialogs.checkout.title': CHECKOUT_FAILED,
  'error_dialogs.checkout.generic_error': TRY_LATER,
  'error_dialogs.checkout.button_text': CLOSE,
  'error_dialogs.wallet.title': '{wallet}でエラーが発生しました',
  'error_dialogs.wallet.unavailable_title': '{wallet}をご利用いただけません',
  'error_dialogs.wallet.generic_error':
    '技術的な問題により、お手続きを完了できませんでした。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  'error_dialogs.wallet.account':
    '現在、このショップでは{wallet}でのお支払いを受け付けておりません。別のお支払い方法をお選びください。',
  'error_dialogs.wallet.eligibility_error': 'カート内に{wallet}をご利用いただける商品がありません。',
  'error_dialogs.product.out_of_stock': 'この商品は現在ご購入いただけません。',
  'error_dialogs.product.out_of_stock_title': '在庫切れ',
  'error_dialogs.theme_editor.title': 'テーマエディタではご購入いただけません',
  'error_dialogs.theme_editor.text':
    'テーマエディタではご購入手続きに進めません。公開ページまたはプレビューでお試しください。',
  'error_dialogs.google_pay.digital_cart':
    '配送を伴わない商品は{wallet}でご購入いただけません。別のお支払い方法をお選びください。',
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
