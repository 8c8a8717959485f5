import type { MailingAddress } from '../mailing-address';
import { isZero } from '../money';
import type { Money } from '../order-cart';

/** GraphQL `ApplePayWalletContentInput`. */
export interface ApplePayContent {
  billingAddress: MailingAddress;
  data: string;
  header: {
    ephemeralPublicKey: string;
    publicKeyHash: string;
    transactionId: string;
    applicationData?: string | null | undefined;
  };
  lastDigits?: string | undefined;
  signature: string;
  version: string;
}

/** GraphQL `GooglePayWalletContentInput`; `signedMessage` is the JSON text as Google signed it. */
export interface GooglePayContent {
  billingAddress: MailingAddress;
  signature: string;
  signedMessage: string;
  protocolVersion: string;
}

/** GraphQL `PaypalWalletContentInput`; `expiresAt` as PayPal wrote it. */
export interface PayPalContent {
  billingAddress: MailingAddress;
  email: string;
  expiresAt: string;
  payerId: string;
  token: string;
  acceptedSubscriptionTerms: boolean;
  vaultingAgreement: boolean;
  merchantId: string;
  payerApprovedAmount?: Money;
}

/** The payment data of a wallet, under the API's name for it. */
export type WalletContent =
  | { applePayWalletContent: ApplePayContent }
  | { googlePayWalletContent: GooglePayContent }
  | { paypalWalletContent: PayPalContent };

/** GraphQL `CartPaymentInput`. */
export type PaymentInput = { amount: Money } & (
  | { walletPaymentMethod: WalletContent }
  | { freePaymentMethod: { billingAddress: MailingAddress } }
);

/** The input that pays with the wallet, even if the amount is 0. */
export function walletPayment(amount: Money, content: WalletContent): PaymentInput {
  return { amount, walletPaymentMethod: content };
}

/**
 * The input that pays with the wallet. For an order of 0 without a subscription the API takes a billing address and no payment. A
 * subscription that begins with 0 needs the wallet for later payments.
 */
export function payment(
  amount: Money,
  content: WalletContent,
  { billingAddress, hasPlan }: { billingAddress: MailingAddress; hasPlan: boolean },
): PaymentInput {
  const costsNothing = isZero(amount.amount) || amount.amount.startsWith('-');
  return costsNothing && !hasPlan ? { amount, freePaymentMethod: { billingAddress } } : walletPayment(amount, content);
}
