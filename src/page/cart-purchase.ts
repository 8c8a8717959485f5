import { computed, signal } from '@preact/signals';
import type { ShopAttributes } from '../shop';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';
import { loadCartWatch } from '../chunks';
import { isSaving, judgeBy, noteEdits, readFields } from './cart-edit';
import { cartId } from './cookies';
import type { CartFacts, Purchase } from './purchase';

/** The shopper's cart as it was last looked at; null until it changes on this page, while the markup is right. One for all hosts. */
const facts = signal<CartFacts | null>(null);
const id = signal<string | null>(null);
const shops = new Set<ShopAttributes>();
/** Carts that hosts know from their markup. */
const named = new Map<ShopAttributes, string>();
let since = 0;
/** Whether a host needs to know more of the cart than its markup says. */
let isWanted = false;
let look: (() => unknown) | undefined;

const EMPTY: CartFacts = { empty: true, requiresShipping: false, hasSellingPlan: false };

function tell(cart: string | null, found: CartFacts | null): void {
  facts.value = found;
  id.value = cart;
}

/** The cart to look at: the one that a host's markup names, as a checkout page does, else the cookie's. */
const watchedId = () => cartId([...named.values()][0]);

/** Has the cart watched from now on. The code for that comes with the page's first interaction and is told what it has missed. */
function watch(): void {
  if (since) return;
  since = performance.now();
  noteEdits();
  afterInteraction(() => {
    // Now, since the interaction may become the first change before the code is here.
    const before = readFields();
    loadCartWatch()
      .then(({ watchCart }) => {
        const watched = watchCart({ since, shops, before, cartId: watchedId, tell, report });
        judgeBy(watched);
        look = watched.look;
        if (isWanted) look();
      })
      .catch((error) => {
        // The next host tries again.
        since = 0;
        report(error);
      });
  });
}

/** What is known of a cart's host. */
export interface CartHints {
  /** The cart's id where the markup says it, global or as in the cookie, as a checkout page does; the cookie's otherwise. */
  known?: string | null;
  /** Whether a wallet of the host has to know at the click whether anything is sent: where the markup doesn't say, the cart is asked. */
  mustKnowShipping?: boolean;
}

/** The shopper's own cart, kept true to what the page does with it until disposed (specification, wallets §2: cart page). */
export function cartPurchase(
  host: Element,
  shop: ShopAttributes,
  { known = null, mustKnowShipping = false }: CartHints = {},
): Purchase {
  const current = () => cartId(known);
  const refresh = () => void (id.value = current());
  refresh();
  shops.add(shop);
  if (known) named.set(shop, known);
  watch();
  const fromMarkup = {
    requiresShipping: host.hasAttribute('requires-shipping'),
    hasSellingPlan: host.hasAttribute('has-selling-plan'),
  };
  // Asked for at the page's first interaction: a sheet that opens in the click can't wait for the answer.
  if (mustKnowShipping && !fromMarkup.requiresShipping && !facts.value) {
    isWanted = true;
    look?.();
  }
  return {
    sellable: computed(() => !!id.value && !facts.value?.empty),
    requiresShipping: computed(() => (facts.value ?? fromMarkup).requiresShipping),
    hasSellingPlan: computed(() => (facts.value ?? fromMarkup).hasSellingPlan),
    refresh,
    form: null,
    cartId: current,
    mayShip: () => facts.value?.requiresShipping ?? true,
    vanish: () => tell(id.value, EMPTY),
    isSaving,
    dispose() {
      shops.delete(shop);
      named.delete(shop);
    },
  };
}
