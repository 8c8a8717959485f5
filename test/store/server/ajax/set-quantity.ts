import type { CartState, LineState } from '../../shop/cart/cart-state';
import { checkQuantity } from '../../shop/cart/check-line';
import { quantityOf } from '../../shop/cart/add-line';
import { brokenRules } from '../../shop/cart/merchant-rule';
import type { Stock } from '../../shop/cart/stock';
import type { Answer } from '../http/answer';
import { cartError } from './ajax-error';

/** Sets a line's quantity; 0 removes the line. Returns the error, or `null`. Above the stock, the quantity becomes the stock, with an error. */
export const setQuantity = (cart: CartState, stock: Stock, line: LineState, quantity: number): Answer | null => {
  if (quantity <= 0) {
    cart.lines = cart.lines.filter((other) => other !== line);
    return null;
  }
  const elsewhere = quantityOf(cart, line.variant.id) - line.quantity;
  const wrong = checkQuantity(line.product.quantityRule, elsewhere + quantity);
  if (wrong) return cartError(wrong.message);

  const before = line.quantity;
  line.quantity = Math.min(quantity, Math.max(0, stock.of(line.variant.id) - elsewhere));
  const [broken] = brokenRules(cart);
  if (broken !== undefined) {
    line.quantity = before;
    return cartError(broken);
  }
  if (line.quantity === quantity) return null;
  return line.quantity <= before
    ? cartError('The maximum quantity of this item is already in your cart.')
    : cartError(`Only ${line.quantity - before} items were added to your cart due to availability.`);
};
