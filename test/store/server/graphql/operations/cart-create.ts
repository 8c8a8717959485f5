import type { CartState } from '../../../shop/cart/cart-state';
import { addLine, type AddedLine } from '../../../shop/cart/add-line';
import { checkLine } from '../../../shop/cart/check-line';
import { readDiscounts } from '../../../shop/cart/discounts';
import { brokenRules } from '../../../shop/cart/merchant-rule';
import { updateBuyerIdentity, type BuyerIdentityInput } from './buyer-identity';
import type { CallContext } from '../call-context';
import type { CartPayload } from '../answers/cart-payload';
import { cartWarnings } from '../answers/cart-warnings';
import { numberOf } from '../ids';
import { limitList } from '../list-limit';
import { viewOf } from '../open-cart';

interface LineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string | null;
  attributes?: { key: string; value: string }[] | null;
}

interface CartInput {
  lines?: LineInput[] | null;
  discountCodes?: string[] | null;
  buyerIdentity?: BuyerIdentityInput | null;
}

const add = (
  cart: CartState,
  input: LineInput,
  index: number,
  stock: CallContext['stock'],
  asked: Map<number, number>,
) => {
  const variantId = numberOf('ProductVariant', input.merchandiseId);
  const already = asked.get(variantId ?? 0) ?? 0;
  const plan = input.sellingPlanId;
  const attributes = Object.fromEntries((input.attributes ?? []).map(({ key, value }) => [key, value]));
  const sellingPlanId = plan ? (numberOf('SellingPlan', plan) ?? ('unknown' as const)) : null;
  const checked = checkLine({ variantId, quantity: input.quantity, sellingPlanId, attributes }, already);
  if (checked.type === 'problem') {
    const { code, leaf, message } = checked.problem;
    const text =
      leaf === 'merchandiseId' && code === 'INVALID'
        ? `The merchandise with id ${input.merchandiseId} does not exist.`
        : message;
    return { error: { code, field: ['input', 'lines', String(index), leaf], message: text } };
  }
  if (input.quantity === 0) return {};
  const { variant } = checked.line;
  asked.set(variant.id, already + input.quantity);
  return { added: addLine(cart, checked.line, attributes, input.quantity, stock.of(variant.id)) };
};

/**
 * `cartCreate`: keeps the cart only if there are no errors. A line that is sold out is not an error: it stays with quantity 0, and
 * there is a warning.
 */
export const cartCreate = ({ input }: { input?: CartInput | null }, context: CallContext): CartPayload => {
  limitList(input?.lines, ['cartCreate', 'input', 'lines']);
  limitList(input?.discountCodes, ['cartCreate', 'input', 'discountCodes']);
  const cart = context.carts.create();
  const userErrors = updateBuyerIdentity(cart, input?.buyerIdentity ?? {}, ['input', 'buyerIdentity']);
  const added: AddedLine[] = [];
  // Quantity rules apply to what was asked for, not to what is in stock.
  const asked = new Map<number, number>();
  for (const [index, line] of (input?.lines ?? []).entries()) {
    const outcome = add(cart, line, index, context.stock, asked);
    if (outcome.error) userErrors.push(outcome.error);
    if (outcome.added) added.push(outcome.added);
  }
  if (userErrors.length === 0) {
    for (const message of brokenRules(cart))
      userErrors.push({ code: 'VALIDATION_CUSTOM', field: ['input', 'lines'], message });
  }
  if (userErrors.length > 0) return { cart: null, userErrors, warnings: [] };

  cart.discounts = readDiscounts(input?.discountCodes ?? []);
  context.carts.keep(cart);
  return { cart: viewOf(cart, context), userErrors: [], warnings: cartWarnings(cart, added) };
};
