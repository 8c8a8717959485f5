import type { ErrorField } from './reported-error';
import type { ShownError } from './shown-errors';

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
} satisfies Record<Exclude<ErrorField, 'discount_code' | 'payment' | 'shipping_option'>, ContactField>;

/** Country → the field of the sheet that holds the zone; Hong Kong has no such field. */
const ZONES: Readonly<Record<string, ContactField>> = { AE: 'subLocality', HK: 'postalAddress' };

function codeAndField({ contact, country, field, key }: ShownError): [ApplePayJS.ApplePayErrorCode, ContactField?] {
  if (field === 'payment') return ['unknown'];
  if (field === 'discount_code') return [key === 'expired.discount_code' ? 'couponCodeExpired' : 'couponCodeInvalid'];
  if (field === 'shipping_option' || key === 'unserviceable') {
    return field === 'country' ? ['addressUnserviceable', 'countryCode'] : ['addressUnserviceable'];
  }
  const place = (field === 'zone' && ZONES[country]) || FIELDS[field];
  if (contact === 'shipping') return ['shippingContactInvalid', place];
  // The billing contact in the sheet has no phone number.
  return ['billingContactInvalid', field === 'phone' ? 'postalAddress' : place];
}

/** Errors in the form of Apple's sheet, with their words. Apple shows one error for each field. */
export function appleErrors(errors: readonly ShownError[]): ApplePayError[] {
  const shown = new Map<string, ApplePayError>();
  for (const error of errors) {
    const [code, field] = codeAndField(error);
    const place = `${code} ${field}`;
    if (!shown.has(place)) shown.set(place, new ApplePayError(code, field, error.words));
  }
  return [...shown.values()];
}
