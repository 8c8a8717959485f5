import type { ReadonlySignal } from '@preact/signals';

/** What the buttons of a host sell: the choice in a product form, or the shopper's cart. */
export interface Purchase {
  /** Whether there is anything to sell at the moment. */
  sellable: ReadonlySignal<boolean>;
  requiresShipping: ReadonlySignal<boolean>;
  hasSellingPlan: ReadonlySignal<boolean>;
  /** Looks at the page again, now. */
  refresh(): void;
  /** The product form; null on cart pages. */
  form: HTMLFormElement | null;
  /** Global id of the shopper's own cart; null on product pages, which make a cart of their own. */
  cartId(): string | null;
  /** Whether a sheet must ask where it goes: also as long as nobody knows whether anything is sent. */
  mayShip(): boolean;
  /** The shopper's own cart turned out not to exist: there is nothing to sell until the page makes one. */
  vanish(): void;
  /** The variant that the product form said when it was last looked at; absent on cart pages. */
  variantId?(): number | undefined;
  /** Of the shopper's own cart: its id where the markup says it. */
  knownCart?: string | null;
  /** Whether the shopper's own cart has to be asked for more than the markup says. */
  mustAsk?: boolean;
}

/** Writes on an element what is sold: `requires-shipping` and `has-selling-plan`. */
export function markPurchase(element: Element, { requiresShipping, hasSellingPlan }: Purchase): void {
  element.toggleAttribute('requires-shipping', requiresShipping.value);
  element.toggleAttribute('has-selling-plan', hasSellingPlan.value);
}

/** Whether the element says what is sold. */
export function isMarked(element: Element, { requiresShipping, hasSellingPlan }: Purchase): boolean {
  return (
    element.hasAttribute('requires-shipping') === requiresShipping.value &&
    element.hasAttribute('has-selling-plan') === hasSellingPlan.value
  );
}

/** What the buttons need to know of a cart. */
export interface CartFacts {
  empty: boolean;
  requiresShipping: boolean;
  hasSellingPlan: boolean;
}
