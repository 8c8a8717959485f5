import { visit } from '../../src/lib/visit-id';
import { type MailingAddress, mailingAddress, type Approval } from '../order';
import * as z from '../../src/api/z';
import type { Paid } from './google-params';

let attempts = 0;

/** The platform's analytics, where the page has it. */
interface Library {
  defaultAttributes?: { microSessionId?: unknown };
}
interface Globals {
  ShopifyAnalytics?: { lib?: { trekkie?: Library } };
  trekkie?: Library;
}

/** The micro-session of the page's analytics; undefined where there is none. */
function microSession(): string | undefined {
  try {
    const { ShopifyAnalytics, trekkie } = globalThis as Globals;
    const id = (ShopifyAnalytics?.lib?.trekkie ?? trekkie)?.defaultAttributes?.microSessionId;
    return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
  } catch {
    // An ad blocker may have replaced an object with one that throws.
    return undefined;
  }
}

const ownId = (): string => (visit.id ??= crypto.randomUUID());

/** Names this page's payments at Google: `pw-` and the micro-session of the page's analytics, or else the id that telemetry has for this visit. */
export const transactionId = (): string => `pw-${microSession() ?? ownId()}`;

/**
 * A new name for each attempt of this page to pay: the API makes one order of all that carry the same. Never with the micro-session, which
 * two pages may share.
 */
export const newAttemptToken = (): string => `pw-${ownId()}-${(attempts += 1)}`;

/** The part of Google's `Address` and `IntermediateAddress` that is read. Before the shopper pays most of it is missing. */
export interface GoogleAddress {
  name?: string | undefined;
  address1?: string | undefined;
  address2?: string | undefined;
  address3?: string | undefined;
  locality?: string | undefined;
  administrativeArea?: string | undefined;
  /** ISO 3166-2, such as `US-CA`; where Google knows it. */
  iso3166AdministrativeArea?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
  phoneNumber?: string | undefined;
}

/**
 * Splits a whole name at its first space, a full-width one too; one word alone is the last name. Google does not say which part is which:
 * a Japanese name with the family name first is split the wrong way round.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(?:(\S+)\s+)?(.*)$/su.exec(name.trim()) ?? [];
  return { firstName, lastName };
}

/** Countries whose provinces the API calls as ISO 3166-2 does, behind the hyphen. */
const AS_IN_ISO = /^(?:A[ERU]|BR|C[ALNO]|E[GS]|I[ENT]|MX|NG|RU|US)-(.+)/;

/** The province as a code; undefined where it has to be read from its name. */
function provinceOf(iso: unknown): string | undefined {
  const text = typeof iso === 'string' ? iso : '';
  // The API calls Japan's prefectures by the whole code.
  return text.startsWith('JP-') ? text : AS_IN_ISO.exec(text)?.[1];
}

/** An address of Google's sheet as the cart's address. */
export const fromGoogleAddress = ({ name, ...address }: GoogleAddress): Promise<MailingAddress> =>
  mailingAddress({
    ...splitName(typeof name === 'string' ? name : ''),
    lines: [address.address1, address.address2, address.address3],
    // In the Emirates Google asks for no city, and the API needs one.
    city: address.locality || address.administrativeArea,
    provinces: [provinceOf(address.iso3166AdministrativeArea), address.administrativeArea],
    country: address.countryCode,
    zip: address.postalCode,
    phone: address.phoneNumber,
  });

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
