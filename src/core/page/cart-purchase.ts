import { computed, signal } from '@preact/signals';
import { cartId } from './cart-id';
import type { CartFacts, Purchase } from './purchase';

/**
 * The shopper's cart as it was last looked at. Null as long as it has not changed on this page, so that the markup is still right;
 * undefined when it has changed while no host was there, or may have while the page was in the back/forward cache. All hosts share it.
 */
export const cartFacts = signal<CartFacts | null | undefined>(null);
/** The global id of the shopper's cart; null without one. */
export const shoppersCart = signal<string | null>(null);

/**
 * The shopper's own cart, which the companion keeps true to what the page does with it.
 *
 * @param mustKnowShipping a wallet of the host has to know at the click whether anything is sent
 * @param knownCart the cart's id where the markup says it, global or as in the cookie, as a checkout page does; the cookie's otherwise
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
