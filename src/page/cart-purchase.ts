import { computed, signal } from '@preact/signals';
import type { ShopAttributes } from '../element/attributes';
import { report } from '../telemetry/track';
import { loadCartLook } from '../wallets';
import { isSaving, watchCart } from './cart-watch';
import { cartId } from './cookies';
import type { CartFacts, Purchase } from './purchase';

/** The shopper's cart as it was last looked at; null until it changes on this page, while the markup is right. One for all hosts. */
const facts = signal<CartFacts | null>(null);
const id = signal<string | null>(null);
let looking: Promise<void> | null = null;
let stale = false;

async function look(shop: ShopAttributes): Promise<void> {
  do {
    // All hosts are told of a change in one go: what the later ones say is no further change.
    // oxlint-disable-next-line unicorn/no-unnecessary-await -- the shortest way to wait for the others
    await null;
    stale = false;
    try {
      const cart = cartId();
      facts.value = cart ? await (await loadCartLook()).lookAtCart(shop, cart) : null;
      id.value = cart;
    } catch (error) {
      // The buttons stay as they are: a press looks again and says what is wrong.
      report(error);
    }
  } while (stale);
  looking = null;
}

/** Asks for the cart once, however many hosts noticed that it changed; once more when it changed while we asked. */
function onChange(shop: ShopAttributes): void {
  stale = true;
  looking ??= look(shop);
}

/**
 * The shopper's own cart, kept true to what the page does with it until disposed (specification, wallets §2: cart page).
 *
 * @param known the cart's id where the markup says it, global or as in the cookie, as a checkout page does; the cookie's otherwise
 */
export function cartPurchase(host: Element, shop: ShopAttributes, known: string | null = null): Purchase {
  const current = () => cartId(known);
  const refresh = () => void (id.value = current());
  refresh();
  const fromMarkup = {
    requiresShipping: host.hasAttribute('requires-shipping'),
    hasSellingPlan: host.hasAttribute('has-selling-plan'),
  };
  return {
    sellable: computed(() => !!id.value && !facts.value?.empty),
    requiresShipping: computed(() => (facts.value ?? fromMarkup).requiresShipping),
    hasSellingPlan: computed(() => (facts.value ?? fromMarkup).hasSellingPlan),
    refresh,
    productForm: () => null,
    cartId: current,
    isSaving,
    dispose: watchCart(() => onChange(shop)),
  };
}
