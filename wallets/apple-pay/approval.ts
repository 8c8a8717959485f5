import { fromAppleContact } from './apple-contact';
import * as z from '../../src/api/z';
import type { Approval } from '../sheet';

/** What Apple has signed (https://developer.apple.com/documentation/passkit/payment-token-format-reference). */
const paymentData = z.object({
  version: z.string(),
  data: z.string(),
  signature: z.string(),
  header: z.object({
    ephemeralPublicKey: z.string(),
    publicKeyHash: z.string(),
    transactionId: z.string(),
    applicationData: z.optional(z.string()),
  }),
});

/**
 * What the shopper has agreed to in Apple's sheet. Rejects for a token that can pay nothing: some test cards give an empty one.
 *
 * @param asksAddress whether the sheet has asked where it goes
 * @param account e-mail address of the account that the shopper is logged in to, which counts before the sheet's
 */
export async function approvalOf(
  { token, billingContact, shippingContact }: ApplePayJS.ApplePayPayment,
  asksAddress: boolean,
  account: unknown,
): Promise<Approval> {
  const { header, ...signed } = paymentData.parse(token.paymentData);
  const { applicationData, ...keys } = header;
  const billing = await fromAppleContact(billingContact ?? {});
  const [lastDigits] = /\d{4}$/.exec(token.paymentMethod.displayName ?? '') ?? [];
  return {
    email: typeof account === 'string' && account ? account : shippingContact?.emailAddress,
    phone: shippingContact?.phoneNumber,
    delivery: asksAddress ? await fromAppleContact(shippingContact ?? {}) : null,
    billing,
    content: {
      applePayWalletContent: {
        ...signed,
        header: { ...keys, ...(applicationData !== undefined && { applicationData }) },
        ...(lastDigits && { lastDigits }),
        billingAddress: billing,
      },
    },
    attemptToken: token.transactionIdentifier,
  };
}
