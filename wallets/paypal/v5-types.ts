/** The part of PayPal's script, version 5, that is used (https://developer.paypal.com/sdk/js/reference/). */

/** In the address of version 6 of PayPal's script, and of nothing else. */
export const V6_PATH = '/web-sdk/v6/';

export interface PayPalNamespace {
  Buttons(options: ButtonOptions): PayPalButton;
}

interface PayPalButton {
  isEligible(): boolean;
  /** Resolves also when nothing was painted. */
  render(place: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

/** PayPal's data about an approval; each member may be missing. */
export interface Approved {
  orderID?: string | null;
  payerID?: string | null;
}

/** PayPal's data about a closed window; each member may be missing. */
export interface Cancelled {
  orderID?: string | null;
  /** Of an agreement. */
  billingToken?: string | null;
}

interface Creators {
  createOrder?(): Promise<string>;
  createBillingAgreement?(): Promise<string>;
}

export interface ButtonOptions extends Creators {
  /** `paypal` or `venmo`. */
  fundingSource: string;
  style: {
    color: 'gold' | 'blue';
    shape: 'sharp';
    label: 'pay' | 'paypal';
    /** From 25 to 55. */
    height: number;
    disableMaxWidth: true;
    tagline: false;
  };
  onClick(data: unknown, actions: { resolve(): unknown; reject(): unknown }): unknown;
  onApprove(data: Approved | undefined): Promise<void>;
  onCancel(data?: Cancelled): void;
  onError(error: unknown): void;
}
