import { type ReadonlySignal, signal } from '@preact/signals';

/** What the buttons of a host sell: the choice in a product form, or the shopper's cart. */
export interface Purchase {
  /** Whether there is anything to sell at the moment. */
  sellable: ReadonlySignal<boolean>;
  requiresShipping: ReadonlySignal<boolean>;
  hasPlan: ReadonlySignal<boolean>;
  /** Looks at the page again, now. */
  refresh(): void;
  /** The product form; null on cart pages. */
  form: HTMLFormElement | null;
  /** Whether a sheet must ask for an address: also while it is not known whether anything is sent. */
  mayShip(): boolean;
  /** The variant that the product form said when it was last looked at; absent on cart pages. */
  variantId?(): number | undefined;
  /** Global id of the shopper's own cart, read now; null without one, and on product pages, which make a cart of their own. */
  cartId(): string | null;
  /** Whether the shopper's own cart has to be fetched to know if goods are shipped, because the markup does not say so. */
  mustAsk?: boolean;
}

/** The attributes that say on an element what is sold. */
const marksOf = ({ requiresShipping, hasPlan }: Purchase): [name: string, isSet: boolean][] => [
  ['requires-shipping', requiresShipping.value],
  ['has-selling-plan', hasPlan.value],
];

/** Writes the attributes `requires-shipping` and `has-selling-plan` on an element. */
export const markPurchase = (element: Element, purchase: Purchase): void =>
  marksOf(purchase).forEach((mark) => element.toggleAttribute(...mark));

/** Whether an element has the attributes that `markPurchase` writes. */
export const isMarked = (element: Element, purchase: Purchase): boolean =>
  marksOf(purchase).every(([name, isSet]) => element.hasAttribute(name) === isSet);

/** What the buttons need to know of a cart. */
export interface CartFacts {
  empty: boolean;
  requiresShipping: boolean;
  hasPlan: boolean;
}

/**
 * The shopper's cart when it was last fetched, shared by all hosts. Null while it has not changed on this page: then the markup is still
 * right. Undefined if it has changed while no host was on the page, or may have changed while the page was in the back/forward cache.
 */
export const cartFacts = signal<CartFacts | null | undefined>(null);
/** The global id of the shopper's cart; null without one. */
export const shoppersCartId = signal<string | null>(null);
