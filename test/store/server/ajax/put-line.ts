import type { CartState, LineState } from '../../shop/cart/cart-state';
import { addLine, quantityOf } from '../../shop/cart/add-line';
import { checkLine } from '../../shop/cart/check-line';
import type { LineRequest } from '../../shop/cart/line-request';
import { brokenRules } from '../../shop/cart/merchant-rule';
import { productName } from '../../shop/cart/product-name';
import type { Stock } from '../../shop/cart/stock';
import type { Answer } from '../http/answer';
import { cartError, unknownVariant } from './ajax-error';

export type PutLine = { type: 'put'; line: LineState } | { type: 'error'; answer: Answer };

const refuse = (answer: Answer): PutLine => ({ type: 'error', answer });

/**
 * Adds pieces as the Ajax API does, where too little stock is an error and not a warning: the pieces that are left are added, and
 * the answer is 422.
 */
export const putLine = (cart: CartState, stock: Stock, request: LineRequest): PutLine => {
  const already = request.variantId === null ? 0 : quantityOf(cart, request.variantId);
  const checked = checkLine(request, already);
  if (checked.type === 'problem') {
    const { code, leaf, message } = checked.problem;
    return refuse(code === 'INVALID' && leaf === 'merchandiseId' ? unknownVariant() : cartError(message));
  }
  const { product, variant } = checked.line;
  const left = stock.of(variant.id);
  if (left === 0) return refuse(cartError(`The product '${productName(product, variant)}' is already sold out.`));
  if (already >= left) return refuse(cartError('The maximum quantity of this item is already in your cart.'));

  const before = cart.lines.map((line) => ({ ...line }));
  const { line, added, asked } = addLine(cart, checked.line, request.attributes, request.quantity, left);
  const [broken] = brokenRules(cart);
  if (broken !== undefined) {
    cart.lines = before;
    return refuse(cartError(broken));
  }
  if (added < asked) {
    const items = added === 1 ? 'item was' : 'items were';
    return refuse(cartError(`Only ${added} ${items} added to your cart due to availability.`));
  }
  return { type: 'put', line };
};
