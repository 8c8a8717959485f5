import type { CartState } from './cart-state';
import { deliveryGroups, needsDelivery } from '../delivery/groups';
import { checkoutOf } from './checkout';
import { roundToCoin } from './money';
import { taxRates } from './taxes';
import { totalsOfCart } from './totals';

/** Every amount is in hundredths of the cart's currency. */
export interface Cost {
  /** The lines after their discounts. */
  subtotal: number;
  /** All selected delivery options together. */
  delivery: number;
  /** Both are `null` until there is an address. The tax may be contained in the other amounts, see `taxes.ts`. */
  tax: number | null;
  duty: number | null;
  /** The amount to pay: the sum of the others, without a tax that they contain. */
  total: number;
}

/** What the cart costs with delivery and taxes. Goods without delivery are taxed by the billing address. */
export const costOfCart = (cart: CartState): Cost => {
  const { deliveryAddress, billingAddress } = checkoutOf(cart);
  const subtotal = totalsOfCart(cart).final;
  const delivery = deliveryGroups(cart).reduce((sum, { selected }) => sum + selected.cost, 0);
  const country = (deliveryAddress ?? (needsDelivery(cart) ? null : billingAddress))?.country;
  if (!country) return { subtotal, delivery, tax: null, duty: null, total: subtotal + delivery };
  const rates = taxRates(country);
  const percent = (amount: number, rate: number) => roundToCoin((amount * rate) / 100, cart.currency);
  const shipped = cart.lines.some(({ variant }) => variant.requiresShipping) ? subtotal : 0;
  const duty = percent(shipped, rates.duty);
  const taxed = subtotal + delivery + duty;
  if (rates.isContained) {
    const untaxed = (taxed * 100) / (100 + rates.tax);
    return { subtotal, delivery, tax: roundToCoin(taxed - untaxed, cart.currency), duty, total: taxed };
  }
  const tax = percent(taxed, rates.tax);
  return { subtotal, delivery, tax, duty, total: taxed + tax };
};
