import type { CartState } from './cart-state';
import type { Address } from '../delivery/address';

/** The payment of a cart. */
export interface PaymentState {
  method: 'apple_pay' | 'google_pay' | 'paypal' | 'shop_pay' | 'free';
  /** Hundredths of `currency`. */
  amount: number;
  currency: string;
}

/** What the checkout adds to a cart: addresses, delivery options and payment. */
export interface Checkout {
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  /** Handle of the selected delivery option by group type; without an entry, the group's first option is selected. */
  selected: Partial<Record<'ONE_TIME_PURCHASE' | 'SUBSCRIPTION', string>>;
  payment: PaymentState | null;
  /** ISO 4217 code that a fault has forced on the cart. */
  currency: string | null;
  /** A fault removes the rates from the current answer. */
  ratesHidden: boolean;
}

const noCheckout = (): Checkout => ({
  deliveryAddress: null,
  billingAddress: null,
  selected: {},
  payment: null,
  currency: null,
  ratesHidden: false,
});

/** Forgets the buyer; the changes by faults stay. */
export const clearCheckout = (cart: CartState): void => {
  const { currency } = checkoutOf(cart);
  cart.checkout = { ...noCheckout(), currency };
};

/** The checkout part of a cart; creates an empty one when there is none. */
export const checkoutOf = (cart: CartState): Checkout => (cart.checkout ??= noCheckout());
