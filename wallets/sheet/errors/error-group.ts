/** What an error is about. */
export type ErrorGroup =
  | 'required_field'
  | 'invalid_field'
  | 'stock'
  | 'delivery'
  | 'tax_or_amount'
  | 'billing'
  | 'payment'
  | 'merchandise'
  | 'discount'
  | 'other';

/** The first pattern that matches names the group: the API's codes have telling prefixes. */
const GROUPS: readonly (readonly [RegExp, ErrorGroup])[] = [
  [/^(?:TAX|MERCHANDISE_EXPECTED_PRICE|PAYMENTS_UNACCEPTABLE|INVALID_PAYMENT$)/, 'tax_or_amount'],
  [/^PAYMENTS_(?:ADDRESS|BILLING|CITY|COMPANY|COUNTRY_REQUIRED|FIRST|LAST|INVALID_POSTAL|PHONE|POSTAL)/, 'billing'],
  [/^(?:PAYMENTS?_|INVALID_PAYMENT)/, 'payment'],
  [/^(?:BUNDLES|GIFT_CARD|INVALID_(?:INCREMENT|MERCHANDISE)|LESS_THAN|MAXIMUM|MINIMUM|PARENT)/, 'merchandise'],
  [/SELLING_PLAN|TRANSFORMERS/, 'merchandise'],
  [/^MERCHANDISE|MERCHANDISE_LINE$/, 'stock'],
  [/^DISCOUNT/, 'discount'],
  [/^(?:NO_DELIVERY|DELIVERY_NO|DELIVERY_DELIVERY|PENDING|INVALID_DELIVERY_(?:GROUP|OPTION)|UNSPECIFIED)/, 'delivery'],
  [/^(?:DELIVERY|ADDRESS_FIELD|BUYER_IDENTITY_(?:EMAIL|PHONE)).*_REQUIRED/, 'required_field'],
  [/^(?:DELIVERY|ADDRESS_FIELD|BUYER_IDENTITY_(?:EMAIL|PHONE)|INVALID_ZIP|PROVINCE|ZIP)/, 'invalid_field'],
];

/** The group of a code of the cart API; `other` for an unknown code. */
export function errorGroup(code: string): ErrorGroup {
  return GROUPS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
