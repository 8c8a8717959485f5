import type { Problem } from './error-words';
import type { Contact, ErrorField, FieldError, ReportedError } from './reported-error';

type NamedField = Exclude<ErrorField, 'address' | 'discount_code' | 'payment'>;

/** Part of a code → what is wrong with the field; `invalid` for any other code. */
const PROBLEMS: readonly (readonly [RegExp, Problem])[] = [
  [/REQUIRED/, 'missing'],
  [/TOO_LONG/, 'too_long'],
  [/EMOJI/, 'emojis'],
  [/HTML/, 'html_tags'],
  [/URL/, 'url'],
];

const problem = (code: string): Problem => PROBLEMS.find(([pattern]) => pattern.test(code))?.[1] ?? 'invalid';

/** Last segment of an error's path → the field. Older and newer operations name country and province differently. */
const LEAVES: Readonly<Record<string, NamedField>> = {
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  country: 'country',
  countryCode: 'country',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  province: 'zone',
  provinceCode: 'zone',
  zip: 'postal_code',
};

/** The last segment of an error's path: the rest differs by operation. */
export const lastSegment = ({ field }: ReportedError): string => field?.at(-1) ?? '';

/** Whose address or contact an error is about. */
export const contactOf = ({ field }: ReportedError): Contact =>
  field?.includes('billingAddress') ? 'billing' : 'shipping';

/** The error on the field that its path names; null when a sheet has no such field. */
export function errorAtPath(error: ReportedError): FieldError | null {
  const leaf = lastSegment(error);
  const field = Object.hasOwn(LEAVES, leaf) && LEAVES[leaf];
  return field ? { contact: contactOf(error), field, key: `${problem(error.code ?? '')}.${field}` } : null;
}

const NAMED =
  /^(?:BUYER_IDENTITY|DELIVERY|(PAYMENTS))_(?:BILLING_ADDRESS_|INVALID_)?(ADDRESS[12]|CITY|COUNTRY|EMAIL|(?:FIR|LA)ST_NAME|PHONE|POSTAL_CODE|ZONE)_/;

/** The error on the field that its code names (`DELIVERY_CITY_TOO_LONG`), null when the code names none. */
export function errorInCode(code: string): FieldError | null {
  const [, billing, name] = NAMED.exec(code) ?? [];
  if (!name) return null;
  const field = name.toLowerCase() as NamedField;
  return { contact: billing ? 'billing' : 'shipping', field, key: `${problem(code)}.${field}` };
}
