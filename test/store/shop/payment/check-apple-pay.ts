/** What a cart is paid with by Apple Pay, besides the billing address. */
export interface AppleContent {
  version: string;
  data: string;
  signature: string;
  header: { ephemeralPublicKey: string; publicKeyHash: string; transactionId: string };
  lastDigits?: string | null;
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** The member of Apple's token that can't be as Apple has written it; null when there is none. Only the processor can read the token. */
export function wrongAppleMember({ data, signature, header, lastDigits }: AppleContent): keyof AppleContent | null {
  const { ephemeralPublicKey, publicKeyHash, transactionId } = header;
  if (isEmpty(data)) return 'data';
  if (isEmpty(signature)) return 'signature';
  if ([ephemeralPublicKey, publicKeyHash, transactionId].some(isEmpty)) return 'header';
  return typeof lastDigits === 'string' && !/^\d+$/.test(lastDigits) ? 'lastDigits' : null;
}
