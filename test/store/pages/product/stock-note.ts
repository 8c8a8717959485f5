import type { Choice } from './chosen-variant';

/** The text of the submit button, or why it is disabled. */
export function submitLabel({ variant }: Choice): string {
  if (!variant) return '選択できません';
  return variant.stock === 0 ? '売り切れ' : 'カートに入れる';
}

/** A short line about stock and delivery under the price. */
export function stockNote({ variant }: Choice): string {
  if (!variant) return 'この組み合わせのお取り扱いはありません。';
  if (variant.stock === 0) return '入荷をお待ちください。';
  if (variant.stock === 1) return '残り1点です。';
  return variant.requiresShipping ? '1〜3日で発送します。' : 'ご購入後すぐにダウンロードできます。';
}
