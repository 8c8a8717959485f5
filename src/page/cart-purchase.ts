import { computed, signal } from '@preact/signals';
import type { ShopAttributes } from '../element/attributes';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';
import { loadCartWatch } from '../wallets';
import { isSaving, judgeBy, noteEdits, readFields } from './cart-edit';
import { cartId } from './cookies';
import type { CartFacts, Purchase } from './purchase';

/** The shopper's cart as it was last looked at; null until it changes on this page, while the markup is right. One for all hosts. */
const facts = signal<CartFacts | null>(null);
const id = signal<string | null>(null);
const shops = new Set<ShopAttributes>();
let since = 0;

function tell(cart: string | null, found: CartFacts | null): void {
  facts.value = found;
  id.value = cart;
}

/** Has the cart watched from now on. The code for that comes with the page's first interaction and is told what it has missed. */
function watch(): void {
  if (since) return;
  since = performance.now();
  noteEdits();
  afterInteraction(() => {
    // Now, since the interaction may become the first change before the code is here.
    const before = readFields();
    loadCartWatch()
      .then(({ watchCart }) => judgeBy(watchCart({ since, shops, before, cartId, tell, report })))
      .catch((error) => {
        // The next host tries again.
        since = 0;
        report(error);
      });
  });
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
  shops.add(shop);
  watch();
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
    dispose: () => void shops.delete(shop),
  };
}
