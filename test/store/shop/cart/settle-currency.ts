import type { CartState } from './cart-state';
import { checkoutOf } from './checkout';
import { SHOP_COUNTRY, currencyOfCountry } from './money';

/**
 * Sets the cart's currency by the country: the buyer's, else that of the call's `@inContext`, else the shop's. A product that is
 * sold in only one currency overrides this, and a fault overrides everything.
 */
export const settleCurrency = (cart: CartState, contextCountry: string | null): void => {
  const forced = cart.lines.find((line) => line.product.currency)?.product.currency;
  cart.currency =
    checkoutOf(cart).currency ?? forced ?? currencyOfCountry(cart.buyerCountry ?? contextCountry ?? SHOP_COUNTRY);
};
