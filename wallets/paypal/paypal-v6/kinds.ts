import type { CreateSession } from './paypal-types';

/** What is paid with, and whether it is for later payments, too. */
export type Kind = 'paypal' | 'agreement' | 'venmo';

interface KindRow {
  /** The part of PayPal's script that has it. */
  component: string;
  create: CreateSession;
  /** The name of the token that `start` is promised. */
  token: 'orderId' | 'billingToken';
  /** What PayPal is asked about. */
  flow: string;
}

/** THE TABLE: one row a kind. */
export const kinds = {
  paypal: {
    component: 'paypal-payments',
    create: 'createPayPalOneTimePaymentSession',
    token: 'orderId',
    flow: 'ONE_TIME_PAYMENT',
  },
  // Deprecated, but the store's token is one of these.
  agreement: {
    component: 'paypal-legacy-billing-agreements',
    create: 'createPayPalBillingAgreementWithoutPurchase',
    token: 'billingToken',
    flow: 'RECURRING_PAYMENT',
  },
  venmo: {
    component: 'venmo-payments',
    create: 'createVenmoOneTimePaymentSession',
    token: 'orderId',
    flow: 'ONE_TIME_PAYMENT',
  },
} as const satisfies Record<Kind, KindRow>;
