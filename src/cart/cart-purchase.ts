import { computed } from '@preact/signals';
import { cartFacts, shoppersCartId } from '../core/page/cart-facts';
import { readCartId } from './read-cart-id';
import type { Purchase } from '../core/page/purchase';

/**
 * The shopper's own cart. The companion updates it when the page changes the cart.
 *
 * @param mustKnowShipping whether a wallet of the host has to know at the click if any goods are shipped
 * @param givenId the cart's id in the markup, as on a checkout page, global or as in the cookie; otherwise the cookie's cart is used
 */
export function cartPurchase(host: Element, mustKnowShipping = false, givenId: string | null = null): Purchase {
  const readId = () => readCartId(givenId);
  const refresh = () => void (shoppersCartId.value = readId());
  refresh();
  const fromMarkup = {
    requiresShipping: host.hasAttribute('requires-shipping'),
    hasPlan: host.hasAttribute('has-selling-plan'),
  };
  const cart = () => cartFacts.value ?? fromMarkup;
  return {
    sellable: computed(() => !!shoppersCartId.value && !cartFacts.value?.empty),
    requiresShipping: computed(() => cart().requiresShipping),
    hasPlan: computed(() => cart().hasPlan),
    refresh,
    form: null,
    cartId: readId,
    // If the markup doesn't say that something is sent, the cart is fetched early: a sheet that opens in the click can't wait for it.
    mustAsk: mustKnowShipping && !fromMarkup.requiresShipping,
    mayShip: () => cartFacts.value?.requiresShipping ?? true,
  };
}
