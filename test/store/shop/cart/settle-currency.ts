import type { CartState } from './cart-state';
import { checkoutOf } from './checkout';
import { SHOP_COUNTRY, currencyOfCountry } from './money';

/**
 * Makes the cart's currency follow the effective country: the buyer's, else that of the call's `@inContext`, else the
 * shop's. A product that is sold in one currency only wins over all of them,
 * and only a fault that changed the currency wins over that.
 */
export const settleCurrency = (cart: CartState, contextCountry: string | null): void => {
  const forced = cart.lines.find((line) => line.product.currency)?.product.currency;
  cart.currency =
    checkoutOf(cart).currency ?? forced ?? currencyOfCountry(cart.buyerCountry ?? contextCountry ?? SHOP_COUNTRY);
};
