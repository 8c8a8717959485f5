import { readCookie } from '../lib/dom';
import { computed } from '@preact/signals';
import { cartFacts, shoppersCartId, type Purchase } from './purchase';

const LEGACY_CART = /^[a-z0-9]*$/;

/** The whole value of the shopper's cart cookie, unparsed, with its `?key=`. Empty if there is none. */
const cookie = () => readCookie('cart');

/** Whether an id is that of a cart: not empty, and not of a legacy cart, which the cart API does not accept. */
const isCart = (id: string): boolean => !LEGACY_CART.test(id);

/** Whether the shopper has a cart. */
export const hasCart = (): boolean => isCart(cookie());

/**
 * The id of a cart for the cart API: from the markup, as a global id or as in the cookie; otherwise the shopper's cart. Null if there is
 * none.
 */
export function readCartId(givenId: string | null = null): `gid://shopify/Cart/${string}` | null {
  const id = givenId ?? cookie();
  return isCart(id) ? `gid://shopify/Cart/${id.replace(/^gid:.*Cart\//, '')}` : null;
}

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
