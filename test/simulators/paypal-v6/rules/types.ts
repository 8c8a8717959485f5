/** What a session pays with, and for what. */
export type SessionKind = 'paypal' | 'agreement' | 'venmo';

/** What a page passes in may be anything: the rules look at it. */
export type Given = Readonly<Record<string, unknown>>;

/** A payment that can be started again and again. */
export interface Session {
  start(presentation?: Given, promise?: unknown): Promise<unknown>;
  cancel(): void;
  destroy(): void;
  /** Only PayPal's: whether the page was come back to from a redirect. */
  hasReturned?(): boolean;
  resume?(): Promise<void>;
}

export type CreateSession = (options?: Given) => Session;

/** What `createInstance` gives: the methods of the components that were named, and these two. */
export interface Instance {
  findEligibleMethods(options?: Given): Promise<Eligible>;
  updateLocale(locale: string): void;
  createPayPalOneTimePaymentSession?: CreateSession;
  createPayPalBillingAgreementWithoutPurchase?: CreateSession;
  createVenmoOneTimePaymentSession?: CreateSession;
}

export interface Eligible {
  isEligible(source: string): boolean;
  getDetails(source: string): { canBeVaulted: boolean };
}

/** What the core leaves in the page. */
export interface Namespace {
  version: string;
  createInstance(options?: Given): Promise<Instance>;
}
