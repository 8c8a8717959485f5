import type { Card } from '../../shopper/cards';

const bytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
const base64 = (length: number): string => btoa(String.fromCharCode(...bytes(length)));
const hex = (length: number): string =>
  Array.from(bytes(length), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A card as a page may know it. */
export const paymentMethod = ({ displayName, network, type }: Card) => ({ displayName, network, type });

/**
 * A payment token with all documented members, new in each: noise where Apple encrypts.
 *
 * @param applicationData of the request; the token carries its hash
 */
export const paymentToken = (card: Card, applicationData: string | null) => {
  const transaction = hex(32);
  return {
    paymentData: {
      version: 'EC_v1',
      data: base64(240),
      signature: base64(480),
      header: {
        ephemeralPublicKey: base64(91),
        publicKeyHash: base64(32),
        transactionId: transaction,
        ...(applicationData !== null && { applicationData: hex(32) }),
      },
    },
    paymentMethod: paymentMethod(card),
    transactionIdentifier: transaction.toUpperCase(),
  };
};
