import type { CartState } from './cart-state';
import type { Address } from '../delivery/address';

/** What a cart was promised to be paid with. */
export interface PaymentState {
  method: 'apple_pay' | 'google_pay' | 'paypal' | 'shop_pay' | 'free';
  /** Hundredths of `currency`. */
  amount: number;
  currency: string;
}

/** What the way to the order adds to a cart: where it goes, how, and how it is paid. */
export interface Checkout {
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  /** Handle of the chosen delivery option per group type; a group that is not here has its first option. */
  selected: Partial<Record<'ONE_TIME_PURCHASE' | 'SUBSCRIPTION', string>>;
  payment: PaymentState | null;
  /** ISO 4217 code that a fault forced upon the cart. */
  currency: string | null;
  /** A fault keeps the rates from the answer that is being made. */
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

/** Forgets the buyer; what a fault did to the cart stays. */
export const clearCheckout = (cart: CartState): void => {
  const { currency } = checkoutOf(cart);
  cart.checkout = { ...noCheckout(), currency };
};

/** The checkout's part of a cart; a cart that never got there has an empty one. */
export const checkoutOf = (cart: CartState): Checkout => (cart.checkout ??= noCheckout());
