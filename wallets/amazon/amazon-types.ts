/** The part of Amazon's `checkout.js` that is used (https://developer.amazon.com/docs/amazon-pay-checkout/amazon-pay-script.html). */
export interface Amazon {
  Pay: {
    /** Finds the container in the document. Throws plain texts; may paint and return nothing. */
    renderButton(selector: string, options: AmazonOptions): AmazonButton | undefined;
    /** Leaves the page by a form. Throws plain texts. */
    initCheckout(options: CheckoutOptions): void;
  };
  /** Not in every build of the script. */
  buywithprime?: { initCheckout(options: { amazonPayOptions: object }): void };
}

export interface AmazonButton {
  /** Keeps one callback, the last. */
  onClick(callback: () => void): void;
}

export type Placement = 'Product' | 'Cart' | 'Checkout';

export interface AmazonOptions {
  merchantId: string;
  /** ISO 4217; each region's script knows only its own currencies. */
  ledgerCurrency: string;
  placement: Placement;
  productType: 'PayAndShip' | 'PayOnly';
  buttonColor: 'Gold';
  /** Without small print below the button. */
  design: 'C0001';
  sandbox?: boolean;
  checkoutLanguage?: string;
  appId?: string;
}

/** The configuration that the shop's server has signed. */
export interface SessionConfig {
  /** Signed as it is: it must reach Amazon byte for byte. */
  payloadJSON: string;
  signature: string;
  publicKeyId: string;
  /** If absent, the old algorithm is used. */
  algorithm?: string;
}

interface CheckoutOptions extends AmazonOptions {
  /** Without it, the script may open a window, and never reports that the window was closed. */
  alwaysRedirect: true;
  createCheckoutSessionConfig: SessionConfig;
  estimatedOrderAmount?: { amount: string; currencyCode: string };
}
