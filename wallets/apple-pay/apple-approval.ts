import { countryCode } from '../../src/api/request';
import { type MailingAddress, mailingAddress, type Approval } from '../order';
import * as z from '../../src/api/z';

/** The part of Apple's `ApplePayPaymentContact` that we read. Before the shopper pays most of it is missing or empty. */
export interface AppleContact {
  givenName?: string | undefined;
  familyName?: string | undefined;
  phoneNumber?: string | undefined;
  addressLines?: string[] | undefined;
  subLocality?: string | null | undefined;
  locality?: string | null | undefined;
  administrativeArea?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
}

/** The fields that may hold the province: in the Emirates it is the sub-locality. */
function provinces({ administrativeArea, locality, subLocality }: AppleContact, country: string) {
  if (country === 'AE') return [subLocality, administrativeArea, locality];
  return country === 'HK' ? [administrativeArea, subLocality] : [administrativeArea];
}

/** A contact of the Apple Pay sheet as the cart's address. */
export async function fromAppleContact(contact: AppleContact): Promise<MailingAddress> {
  const country = countryCode(contact.countryCode);
  const city = contact.locality?.trim();
  const part = contact.subLocality?.trim();
  // In Japan the sub-locality may be the part of the town (町域), which stands before the number.
  const town = (country === 'JP' && city && part) || '';
  return mailingAddress({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: contact.addressLines?.map((line, index) => (index || line.includes(town) ? line : town + line)),
    city: city || part || contact.administrativeArea,
    provinces: provinces(contact, country),
    country: contact.countryCode,
    zip: contact.postalCode,
    phone: contact.phoneNumber,
  });
}

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
