import type { Carts } from '../cart/carts';
import type { Stock } from '../cart/stock';

/** What a root function may know of the call it answers. */
export interface CallContext {
  carts: Carts;
  stock: Stock;
  /** Scheme and host, for absolute URLs. */
  origin: string;
  /** From `@inContext`, `null` when the document did not say. */
  country: string | null;
  language: string | null;
}
