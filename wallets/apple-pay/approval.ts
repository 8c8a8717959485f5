import { fromAppleContact } from './apple-contact';
import * as z from '../../src/press/api/z';
import type { Approval } from '../order';

/** The data that Apple has signed (https://developer.apple.com/documentation/passkit/payment-token-format-reference). */
const paymentData = z.object({
  version: z.string,
  data: z.string,
  signature: z.string,
  header: z.object({
    ephemeralPublicKey: z.string,
    publicKeyHash: z.string,
    transactionId: z.string,
    applicationData: z.nullish(z.string),
  }),
});

export interface ApprovalOptions {
  /** Whether the sheet has asked for a shipping address. */
  asksAddress: boolean;
  /** E-mail address of the account that the shopper is logged in to; the merchant's page gives it. */
  customerAccountEmail: unknown;
}

/**
 * What the shopper has agreed to in Apple's sheet. The account's e-mail address goes before the sheet's. Rejects when the token
 * cannot pay: some test cards give an empty one.
 */
export async function approvalOf(
  { token, billingContact, shippingContact }: ApplePayJS.ApplePayPayment,
  { asksAddress, customerAccountEmail: account }: ApprovalOptions,
): Promise<Approval> {
  const signed = z.parse(paymentData, token.paymentData);
  // In parallel, because each may wait for the spellings of provinces.
  const [billing, delivery] = await Promise.all([
    fromAppleContact(billingContact ?? {}),
    asksAddress ? fromAppleContact(shippingContact ?? {}) : null,
  ]);
  return {
    email: typeof account === 'string' && account ? account : shippingContact?.emailAddress,
    phone: shippingContact?.phoneNumber,
    delivery,
    billing,
    content: {
      applePayWalletContent: {
        ...signed,
        lastDigits: /\d{4}$/.exec(token.paymentMethod.displayName ?? '')?.[0],
        billingAddress: billing,
      },
    },
    attemptToken: token.transactionIdentifier,
  };
}
