import type { Carts } from '../../shop/cart/carts';
import type { Stock } from '../../shop/cart/stock';
import type { Attempts } from '../../shop/payment/attempts';
import type { Paypal } from '../../shop/payment/paypal';

/** What a root function may know of the call it answers. */
export interface CallContext {
  carts: Carts;
  stock: Stock;
  attempts: Attempts;
  paypal: Paypal;
  /** Scheme and host, for absolute URLs. */
  origin: string;
  /** From `@inContext`, `null` when the document did not say. */
  country: string | null;
  language: string | null;
  /** A fault refuses this call: it must change nothing, whatever it then answers. */
  refused: boolean;
  /** The ISO 4217 code that a fault makes the cart count in from now on. */
  currency: string | null;
  /** A fault keeps delivery groups from the answer. */
  ratesHidden: boolean;
}
