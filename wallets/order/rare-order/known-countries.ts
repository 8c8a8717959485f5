import type { NextAction } from '../action-types';
import type { Contact } from '../order-errors/reported-error';

/**
 * All codes of the API's `CountryCode`; `ZZ` stands for an unknown country. Any other code fails the whole
 * operation. Each first letter has its second letters.
 */
const KNOWN =
  /^(?:A[CDEFGILMNORTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKOR]|G[ABDEFGHILMNPQRSTWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGKLMNOQRSTUVWXYZ]|N[ACEFGILOPRUZ]|OM|P[AEFGHKLMNSTY]|QA|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[ACDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGNU]|W[FS]|XK|Y[ET]|Z[AMWZ])$/;

/** The countries and territories of ISO 3166-1 that the API lacks. */
const LACKING: readonly string[] = ['AQ', 'FM', 'MH', 'PW'];

/**
 * The error for a country that the API does not know, if it is one; the code is in the form of `countryCode`. No shop delivers where it
 * lacks one.
 */
export function unknownCountry(contact: Contact, code: string): NextAction[] {
  if (KNOWN.test(code)) return [];
  const key = contact === 'shipping' && LACKING.includes(code) ? 'unserviceable' : 'invalid.country';
  return [{ type: 'show_error', errors: [{ contact, field: 'country', key }] }];
}
