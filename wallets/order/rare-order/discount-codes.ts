/** Discount codes typed in a sheet: a chunk, fetched with the first one. */
import type { CartWarningCode } from '../order-errors/error-codes';
import { codeOf } from '../../../src/press/cart/calls';
import { isAboutDiscount } from '../next-actions';
import { isServiceable } from '../delivery-methods';
import { setCart, type CartChange, updateDocument } from '../cart-operations';
import { requiresShipping, type OrderCart } from '../order-cart';
import type { FieldError } from '../order-errors/reported-error';
import { cartIdOf, type TypedCodes } from '../order';
import { changeCart, chooseFirstDelivery, stepAfterChange } from '../change-cart';
import { cartOf, groupsOf, mayGoOn, staysOpen, withActionsBefore, type Step } from '../step';

type Refusal = Extract<CartWarningCode, `DISCOUNT_${string}`>;

const USED_UP = 'ご利用回数の上限に達しています';
const OF_OTHERS = 'このお客様はご利用いただけません';

/** Why the API refuses a discount code → the words for it. */
const REASONS = {
  DISCOUNT_CODE_NOT_HONOURED: 'ほかの割引と併用できません',
  DISCOUNT_CURRENTLY_INACTIVE: '現在ご利用いただけません',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: OF_OTHERS,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: USED_UP,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: OF_OTHERS,
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'このご購入方法ではご利用いただけません',
  DISCOUNT_NOT_FOUND: '見つかりません',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: '対象の商品がありません',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: '対象の配送方法がありません',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'ご購入金額が条件を満たしていません',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: '個数が条件を満たしていません',
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
function refusedCode(code: string, warnings: readonly string[]): string {
  const why = whyRefused(warnings);
  return `割引コード「${code}」${why ? `：${why}` : 'は適用できません'}`;
}

/** Sets all discount codes of a cart. */
export const codesDocument = updateDocument('cartDiscountCodesUpdate', 'discountCodes', '[String!]!');
const cartDiscountCodesUpdate = setCart<readonly string[]>('cartDiscountCodesUpdate', 'discountCodes', codesDocument);

/** A small one, because browsers limit what outlives its page. */
const codesBackDocument =
  'mutation cartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { userErrors { code } } }';

/** As the store compares codes: it does not look at their case. */
const compared = (code: string): string => codeOf(code).toLowerCase();

const isIn = (codes: readonly string[], code: string): boolean =>
  codes.some((other) => compared(other) === compared(code));

/** Once the sheet is closed, the shopper's own cart has the codes again that it had before. */
function giveBackLater({ order }: Step, codes: readonly string[]): void {
  const id = order.ctx.cartId();
  // A cart that the press has made is used by nobody else.
  if (!id) return;
  let given: Promise<unknown> | undefined;
  // Once, however often a sheet is closed and its page left.
  order.giveCodesBack ??= () =>
    (given ??= order.client
      .send(codesBackDocument, { cartId: cartIdOf(order), discountCodes: codes }, { keepalive: true })
      .catch(() => {
        // The code stays: it does no harm.
      }));
}

/** Chooses the first delivery for an address that was refused, where the cart is delivered to it by now. */
async function chooseMissingDelivery(step: Step, next: Step): Promise<Step> {
  const { addressed, options } = step.order;
  const wasRefused = addressed.shipping && !isServiceable(groupsOf(step), options.deliveryTypes);
  return wasRefused && mayGoOn(next) && requiresShipping(cartOf(next)) ? chooseFirstDelivery(next) : next;
}

/** Gives the cart its codes, and waits for new rates where it has an address: a code may make the delivery free. */
async function setCodes(step: Step, codes: readonly string[]): Promise<[Step, CartChange]> {
  const { order, deadline } = step;
  let changed!: CartChange;
  const send: typeof cartDiscountCodesUpdate = async (...call) => (changed = await cartDiscountCodesUpdate(...call));
  const waits = !requiresShipping(cartOf(step)) || order.addressed.shipping;
  const next = waits
    ? await changeCart(step, send, codes)
    : await stepAfterChange(step, await send(order.client, cartIdOf(order), codes, deadline));
  return [await chooseMissingDelivery(step, next), changed];
}

/** The error of a code that was refused, in the words of the API's warnings. */
function errorOfRefused(code: string, { warnings }: CartChange): FieldError {
  const about = warnings.filter(isAboutDiscount).map((warning) => warning.code);
  return {
    contact: 'shipping',
    field: 'discount_code',
    key: about.includes('DISCOUNT_CURRENTLY_INACTIVE') ? 'expired.discount_code' : 'invalid.discount_code',
    words: refusedCode(code, about),
  };
}

/** Labels of the codes that a cart has and does not take. */
export const refusedCodes = ({ discountCodes, discountWarnings = [] }: OrderCart): string[] =>
  discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => refusedCode(code, discountWarnings));

/**
 * Gives the cart the codes of the sheet together with its others. A code that is refused is taken out of the cart again, and is shown with
 * the reason.
 */
export async function changeCodes(step: Step, { codes, shown }: TypedCodes): Promise<Step> {
  const before = cartOf(step).discountCodes.map(({ code }) => code);
  giveBackLater(step, before);
  const others = before.filter((code) => !isIn(shown, code) && !isIn(codes, code));
  const typed = codes.map(codeOf).filter(Boolean);
  const [next, changed] = await setCodes(step, [...others, ...typed]);
  // An address that the sheet has been told of says nothing about the codes.
  if (!staysOpen(next)) return next;
  const accepted = cartOf(next).discountCodes.flatMap(({ code, applicable }) => (applicable ? code : []));
  const refused = typed.find((code) => !isIn(accepted, code));
  if (refused === undefined) return next;
  const [without] = await setCodes(next, [...others, ...typed.filter((code) => isIn(accepted, code))]);
  return withActionsBefore([{ type: 'show_error', errors: [errorOfRefused(refused, changed)] }], without);
}
