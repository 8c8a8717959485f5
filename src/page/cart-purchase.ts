import { computed, signal } from '@preact/signals';
import type { CartWatch, SharedCart } from '../cart-watch';
import { loadCartWatch } from '../chunks';
import { onEnd } from '../lib/on-end';
import { CART_EVENTS } from '../names';
import type { ShopAttributes } from '../shop';
import { report } from '../telemetry/track';
import { afterInteraction } from '../warm';
import { cartId } from './cookies';
import { keepEarly } from './keep-early';
import type { CartFacts, Purchase } from './purchase';

/** How long the page is given to save what was changed, and how long a press waits for that. Not every theme saves by itself. */
const LIMIT_MS = 3000;

/** The shopper's cart as it was last looked at; null until it changes on this page, while the markup is right. One for all hosts. */
const facts = signal<CartFacts | null>(null);
const id = signal<string | null>(null);
const hosts: SharedCart['hosts'] = new Set();

let early: SharedCart['early'] | undefined;
let watch: CartWatch | undefined;

/** Watches the cart from now on. The code for that is fetched at the page's first interaction and is told what it has missed. */
function startWatching(): void {
  if (early) return;
  const kept = (early = keepEarly(CART_EVENTS, LIMIT_MS, () => 0));
  const since = performance.now();
  afterInteraction(() => {
    loadCartWatch().then(
      ({ watchCart }) => (watch = watchCart({ since, hosts, early: kept, facts, id, report })),
      (error) => {
        // The next host tries again.
        kept.stop();
        early = undefined;
        report(error);
      },
    );
  });
}

/**
 * The shopper's own cart, kept true to what the page does with it until `end`.
 *
 * @param known the cart's id where the markup says it, global or as in the cookie, as a checkout page does; the cookie's otherwise
 * @param mustKnowShipping a wallet of the host has to know at the click whether anything is sent: where the markup doesn't say, the
 *   cart is asked
 */
export function cartPurchase(
  host: Element,
  shop: ShopAttributes,
  end: AbortSignal,
  mustKnowShipping = false,
  known: string | null = null,
): Purchase {
  const current = () => cartId(known);
  const refresh = () => void (id.value = current());
  refresh();
  const fromMarkup = {
    requiresShipping: host.hasAttribute('requires-shipping'),
    hasSellingPlan: host.hasAttribute('has-selling-plan'),
  };
  const entry = { shop, known, asks: mustKnowShipping && !fromMarkup.requiresShipping };
  hosts.add(entry);
  onEnd(end, () => hosts.delete(entry));
  startWatching();
  // Asked for at the page's first interaction: a sheet that opens in the click can't wait for the answer.
  if (entry.asks && !facts.value) watch?.look();
  const cart = () => facts.value ?? fromMarkup;
  return {
    sellable: computed(() => !!id.value && !facts.value?.empty),
    requiresShipping: computed(() => cart().requiresShipping),
    hasSellingPlan: computed(() => cart().hasSellingPlan),
    refresh,
    form: null,
    cartId: current,
    mayShip: () => facts.value?.requiresShipping ?? true,
    vanish: () => void (facts.value = { empty: true, requiresShipping: false, hasSellingPlan: false }),
    isSaving: (at = performance.now()) =>
      performance.now() <= at + LIMIT_MS &&
      (watch ? watch.lastUnsaved() + LIMIT_MS > performance.now() : !!early?.recent()[0]),
  };
}
