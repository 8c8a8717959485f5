import { computed, signal } from '@preact/signals';
import { cartId } from './cart-id';
import type { CartFacts, Purchase } from './purchase';

/**
 * The shopper's cart when it was last fetched, shared by all hosts. Null while it has not changed on this page: then the markup is still
 * right. Undefined if it has changed while no host was on the page, or may have changed while the page was in the back/forward cache.
 */
export const cartFacts = signal<CartFacts | null | undefined>(null);
/** The global id of the shopper's cart; null without one. */
export const shoppersCart = signal<string | null>(null);

/**
 * The shopper's own cart. The companion updates it when the page changes the cart.
 *
 * @param mustKnowShipping whether a wallet of the host has to know at the click if any goods are shipped
 * @param knownCart the cart's id in the markup, as on a checkout page, global or as in the cookie; otherwise the cookie's cart is used
 */
export function cartPurchase(host: Element, mustKnowShipping = false, knownCart: string | null = null): Purchase {
  const refresh = () => void (shoppersCart.value = cartId(knownCart));
  refresh();
  const fromMarkup = {
    requiresShipping: host.hasAttribute('requires-shipping'),
    hasPlan: host.hasAttribute('has-selling-plan'),
  };
  const cart = () => cartFacts.value ?? fromMarkup;
  return {
    sellable: computed(() => !!shoppersCart.value && !cartFacts.value?.empty),
    requiresShipping: computed(() => cart().requiresShipping),
    hasPlan: computed(() => cart().hasPlan),
    refresh,
    form: null,
    knownCart,
    // If the markup doesn't say that something is sent, the cart is fetched early: a sheet that opens in the click can't wait for it.
    mustAsk: mustKnowShipping && !fromMarkup.requiresShipping,
    mayShip: () => cartFacts.value?.requiresShipping ?? true,
  };
}
