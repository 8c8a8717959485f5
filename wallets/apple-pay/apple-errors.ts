import type { ErrorField } from '../sheet/errors/reaction';
import type { ShownError } from '../sheet';

type ContactField = ApplePayJS.ApplePayErrorContactField;

/** Field of the cart → field of the sheet (https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield). */
const FIELDS = {
  address: 'postalAddress',
  address1: 'addressLines',
  address2: 'addressLines',
  city: 'locality',
  country: 'country',
  email: 'emailAddress',
  first_name: 'name',
  last_name: 'name',
  phone: 'phoneNumber',
  postal_code: 'postalCode',
  zone: 'administrativeArea',
} satisfies Record<Exclude<ErrorField, 'payment' | 'shipping_option'>, ContactField>;

/** Where the sheet has the zone: the Emirates in the sub-locality, Hong Kong nowhere by itself. */
const ZONES: Readonly<Record<string, ContactField>> = { AE: 'subLocality', HK: 'postalAddress' };

function codeAndField({ contact, country, field, key }: ShownError): [ApplePayJS.ApplePayErrorCode, ContactField?] {
  if (field === 'payment') return ['unknown'];
  if (field === 'shipping_option' || key === 'unserviceable') {
    return field === 'country' ? ['addressUnserviceable', 'countryCode'] : ['addressUnserviceable'];
  }
  const place = (field === 'zone' && ZONES[country]) || FIELDS[field];
  if (contact === 'shipping') return ['shippingContactInvalid', place];
  // The billing contact has no phone number to mend.
  return ['billingContactInvalid', field === 'phone' ? 'postalAddress' : place];
}

/** Errors as Apple's sheet shows them, one a field, each with its words (specification, wallets §5). */
export function appleErrors(errors: readonly ShownError[]): ApplePayError[] {
  const shown = new Map<string, ApplePayError>();
  for (const error of errors) {
    const [code, field] = codeAndField(error);
    const place = `${code} ${field}`;
    if (!shown.has(place)) shown.set(place, new ApplePayError(code, field, error.words));
  }
  return [...shown.values()];
}
