import type { CartWarningCode } from '../order-errors/error-codes';

type Refusal = Extract<CartWarningCode, `DISCOUNT_${string}`>;

const USED_UP = 'ご利用回数の上限に達しています';
const OF_OTHERS = '対象のお客様ではありません';

/** Why the API refuses a discount code → the words for it. */
const REASONS = {
  DISCOUNT_CODE_NOT_HONOURED: 'ほかの割引と併用できません',
  DISCOUNT_CURRENTLY_INACTIVE: '現在ご利用いただけません',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: OF_OTHERS,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: USED_UP,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: OF_OTHERS,
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: '対象のご購入方法ではありません',
  DISCOUNT_NOT_FOUND: '見つかりません',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: '対象の商品がありません',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: '対象の配送方法がありません',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: '対象のご購入金額ではありません',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: '対象の個数ではありません',
  DISCOUNT_USAGE_LIMIT_REACHED: USED_UP,
} satisfies Record<Refusal, string>;

/**
 * The reason in words why a discount code is refused, where all warnings about codes say the same: a warning does not name its code.
 * Undefined for an unknown reason, and for several.
 */
export function whyRefused(codes: readonly string[]): string | undefined {
  const [code = '', another] = new Set(codes);
  return another === undefined && Object.hasOwn(REASONS, code) ? REASONS[code as Refusal] : undefined;
}

/**
 * Says that the cart does not take a code, with the reason where that is known.
 *
 * @param warnings codes of the API's warnings about discounts
 */
export function refusedCode(code: string, warnings: readonly string[]): string {
  const why = whyRefused(warnings);
  return `割引コード「${code}」${why ? `：${why}` : 'は適用できません'}`;
}
