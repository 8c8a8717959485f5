import { signal } from '@preact/signals';
import type { CartFacts } from './purchase';

/**
 * The shopper's cart when it was last fetched, shared by all hosts. Null while it has not changed on this page: then the markup is still
 * right. Undefined if it has changed while no host was on the page, or may have changed while the page was in the back/forward cache.
 */
export const cartFacts = signal<CartFacts | null | undefined>(null);
/** The global id of the shopper's cart; null without one. */
export const shoppersCartId = signal<string | null>(null);
