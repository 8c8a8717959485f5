import type { Carts } from '../../shop/cart/carts';
import type { Stock } from '../../shop/cart/stock';
import type { Attempts } from '../../shop/payment/attempts';
import type { Paypal } from '../../shop/payment/paypal';

/** What a root function gets to know of the call. */
export interface CallContext {
  carts: Carts;
  stock: Stock;
  attempts: Attempts;
  paypal: Paypal;
  /** Scheme and host, for absolute URLs. */
  origin: string;
  /** From `@inContext`; `null` without it. */
  country: string | null;
  language: string | null;
  /** A fault refuses this call, so it must change nothing. */
  refused: boolean;
  /** ISO 4217 code of the currency that a fault forces on the cart from now on. */
  currency: string | null;
  /** A fault removes the delivery groups from the answer. */
  ratesHidden: boolean;
}
