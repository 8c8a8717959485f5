/** The part of PayPal's web SDK, version 6, that is used. Its types: npm `@paypal/paypal-js`, `sdk-v6`. */
export interface PayPalV6 {
  /** `6.…` */
  version: string;
  createInstance(options: InstanceOptions): Promise<Instance>;
}

interface InstanceOptions {
  clientId: string;
  components: readonly string[];
  /** BCP 47, with a hyphen. */
  locale: string;
  merchantId: string;
  pageType?: string;
}

/** It has the methods of the components that were named, and no others. */
export interface Instance extends Partial<Record<CreateSession, (options: SessionOptions) => Session>> {
  findEligibleMethods(options: {
    currencyCode: string;
    paymentFlow: string;
  }): Promise<{ isEligible(source: string): boolean }>;
}

export type CreateSession =
  | 'createPayPalOneTimePaymentSession'
  | 'createPayPalBillingAgreementWithoutPurchase'
  | 'createVenmoOneTimePaymentSession';

/** All of them are called in the page. None may be undefined. */
interface SessionOptions {
  /** Only for an order of PayPal's. */
  commit?: false;
  onApprove(data: { payerId?: string } | undefined): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

export interface Session {
  /**
   * Opens the window, in the click. Wants a promise, not a function. Rejects when no window could be opened, and when the promise does;
   * nobody has published when it resolves.
   */
  start(options: { presentationMode: 'auto' | 'modal' }, promise: Promise<object>): Promise<unknown>;
  /** Closes the window. */
  destroy(): void;
}
