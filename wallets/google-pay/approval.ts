import * as z from '../../src/press/api/z';
import type { Approval } from '../sheet';
import type { Paid } from './google';
import { fromGoogleAddress, type GoogleAddress } from './google-address';

/** What Google has signed; `signedMessage` is JSON text that goes on exactly as it came. */
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
  // At the same time, because each may wait for the spellings of provinces.
  const [billing, delivery] = await Promise.all([
    addressOf(paymentMethodData.info?.billingAddress),
    addressOf(shippingAddress),
  ]);
  return {
    email: accountEmail ?? email,
    phone: delivery?.phone,
    delivery,
    billing,
    // Nothing is paid without a billing address.
    content: { googlePayWalletContent: { ...token, billingAddress: billing! } },
    attemptToken,
  };
}
