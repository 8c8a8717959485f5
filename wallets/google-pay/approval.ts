import * as z from '../../src/press/api/z';
import type { Approval } from '../order';
import type { Paid } from './google-types';
import { fromGoogleAddress, type GoogleAddress } from './google-address';

/** The data that Google has signed; `signedMessage` is JSON text that must not be changed. */
const signed = z.object({ signature: z.string, protocolVersion: z.string, signedMessage: z.string });

const addressOf = async (address: GoogleAddress | null | undefined) => (address ? fromGoogleAddress(address) : null);

/**
 * What the shopper has agreed to in Google's sheet. The account's e-mail address goes before the sheet's. Rejects when the token can't be
 * read.
 */
export async function approvalOf(
  { paymentMethodData, shippingAddress, email }: Paid,
  attemptToken: string,
  accountEmail: string | undefined,
): Promise<Approval> {
  const token = z.parse(signed, JSON.parse(paymentMethodData.tokenizationData.token));
  // In parallel, because each may wait for the spellings of provinces.
  const [billing, delivery] = await Promise.all([
    addressOf(paymentMethodData.info?.billingAddress),
    addressOf(shippingAddress),
  ]);
  return {
    email: accountEmail ?? email,
    phone: delivery?.phone,
    delivery,
    billing,
    // Without a billing address there is no payment.
    content: { googlePayWalletContent: { ...token, billingAddress: billing! } },
    attemptToken,
  };
}
