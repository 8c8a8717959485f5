import { type NextAction, MORE_AT_CHECKOUT, checkoutBecause } from '../actions/action';
import type { Cart } from '../../../src/press/running/cart/calls';
import { isWebAddress, webAddressError } from '../../../src/press/running/cart/checkout-ending';
import { isExact } from '../amounts/is-exact';
import { isZero } from '../amounts/money';
import { summary } from '../amounts/summary';
import { personalDataRemoval } from '../operations/remove-personal-data';
import type { SheetCart } from '../operations/sheet-cart';
import type { SheetSession } from './sheet-session';

/** Keeps the cart that the press created or took. Throws when its checkout cannot be reached. */
export function startCart(session: SheetSession, cart: Cart): void {
  if (!isWebAddress(cart.checkoutUrl)) throw webAddressError(cart.checkoutUrl);
  session.created = cart;
  session.forgetShopper = personalDataRemoval(session.client, cart.id);
}

/** Stores the cart of an answer. Returns what the sheet must do if the currency is another one, or if it can't show an amount. */
export function takeCart(session: SheetSession, cart: SheetCart | null): NextAction[] {
  if (!cart) return [];
  const { refusal } = session;
  session.cart = refusal ? { ...cart, refusal } : cart;
  const { checkoutUrl } = cart;
  // `created` is set here: every answer is about a cart that was created or taken.
  if (isWebAddress(checkoutUrl)) session.created = { ...session.created!, checkoutUrl };
  const isSame = cart.cost.totalAmount.currencyCode.toUpperCase() === session.ctx.buyerCurrency.toUpperCase();
  // A zero total may still have non-zero lines (100 % discount); the sheet would show those in the wrong currency.
  if (!isSame && !summary(cart).every(({ amount }) => isZero(amount))) return [checkoutBecause('currency_changed')];
  return isExact(cart) ? [] : [MORE_AT_CHECKOUT];
}
