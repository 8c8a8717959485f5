import type { PayPalButtonsComponent, PayPalButtonsComponentOptions, PayPalButtonStyle } from '@paypal/paypal-js';

export type ButtonOptions = PayPalButtonsComponentOptions;
/** The part of a button that is simulated. */
export type ButtonsComponent = Pick<PayPalButtonsComponent, 'isEligible' | 'render' | 'close'>;
export type Style = PayPalButtonStyle;

/** What the script leaves in the page, under its namespace. */
export interface Namespace {
  version: string;
  Buttons?(options?: ButtonOptions): ButtonsComponent;
}

/** What a button pays with. The script knows more, but only these two are simulated. */
export type Funding = 'paypal' | 'venmo';

/** An order or an agreement, as PayPal's own server knows it. */
export interface Order {
  /** `EC-…`, or `BA-…` for an agreement. */
  token: string;
  agreement: boolean;
  /** ISO 4217. */
  currency: string;
  /** What the order was made for: `capture`, `authorize`, `order`, or `tokenize` for an agreement. */
  intent: string;
  /** For the window: as the shop writes it; absent where it is not known. */
  amount?: string;
}

/** What PayPal tells the page of an approval. */
export interface Approval {
  payerId: string | null;
  /** The order that PayPal has made of an agreement. */
  orderId?: string;
}

/** PayPal's own server, as frame and window ask it. */
export interface Orders {
  /** Null for a token that PayPal does not know. */
  find(token: string): Promise<Order | null>;
  /** The shopper approves, as the buyer of this name. */
  approve(token: string, buyer: string): Promise<Approval>;
}
