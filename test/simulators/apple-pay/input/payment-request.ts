import { readLine, readTotal } from './amounts';
import type { ContactField, Line, ShippingMethod } from '../rules/apple-pay-types';
import { refuse } from '../rules/refuse';
import { readMethods } from './shipping-methods';
import { dictionary, oneOf, optionalSequence, required, sequence, text, type Dictionary } from '../rules/web-idl';

/** A request that passed every check, as the sheet needs it. */
export interface PaymentRequest {
  version: number;
  countryCode: string;
  currencyCode: string;
  networks: readonly string[];
  fields: { shipping: readonly ContactField[]; billing: readonly ContactField[] };
  total: Line;
  lineItems: Line[];
  shippingMethods: ShippingMethod[];
  shippingType: ApplePayJS.ApplePayShippingType;
  applicationData: string | null;
  /** What stands in the field for a coupon code; null where the sheet has none. */
  couponCode: string | null;
}

const REQUEST = 'ApplePayPaymentRequest';
const CAPABILITIES = ['supports3DS', 'supportsEMV', 'supportsCredit', 'supportsDebit'] as const;
const NETWORKS =
  'amex bancomat bancontact cartesBancaires chinaUnionPay dankort discover eftpos electron elo girocard interac jcb mada maestro masterCard mir privateLabel visa vPay'.split(
    ' ',
  );
const CONTACT_FIELDS = ['email', 'name', 'phone', 'postalAddress'] as const;
const SHIPPING_TYPES = ['shipping', 'delivery', 'storePickup', 'servicePickup'] as const;

/** ISO 3166: two capitals that `Intl` knows as a region and not as an alias, as `UK` is. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined &&
  !['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'].includes(code);

/** ISO 4217, in capitals. */
const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** The first half, by WebIDL: required members are there. Runs before all other checks, also before that of the gesture. */
export function convertRequest(value: unknown): Dictionary {
  const given = dictionary(value);
  const country = text(given, REQUEST, 'countryCode');
  const capabilities = sequence(required(given, REQUEST, 'merchantCapabilities', 'sequence'));
  const networks = sequence(required(given, REQUEST, 'supportedNetworks', 'sequence'));
  const currency = text(given, REQUEST, 'currencyCode');
  required(given, REQUEST, 'total', 'ApplePayLineItem');
  return {
    ...given,
    countryCode: country,
    currencyCode: currency,
    merchantCapabilities: capabilities,
    supportedNetworks: networks,
  };
}

const readFields = (given: Dictionary, name: string): ContactField[] =>
  optionalSequence(given[name]).map((field) => oneOf(field, CONTACT_FIELDS, `${REQUEST}.${name}`, 5));

/** Capabilities and networks: at least one of each, and only known ones. */
function readNetworks(given: Dictionary): string[] {
  const capabilities = sequence(given['merchantCapabilities']);
  if (capabilities.length === 0) refuse(5, new TypeError('At least one merchant capability must be provided.'));
  for (const one of capabilities) oneOf(one, CAPABILITIES, `${REQUEST}.merchantCapabilities`, 5);
  const networks = sequence(given['supportedNetworks']).map(String);
  if (networks.length === 0) refuse(5, new TypeError('At least one supported network must be provided.'));
  const unknown = networks.find((network) => !NETWORKS.includes(network));
  if (unknown !== undefined) refuse(5, new TypeError(`"${unknown}" is not a valid payment network.`));
  return networks;
}

function readCountry(code: unknown): string {
  if (!isCountry(String(code))) refuse(6, new TypeError(`"${String(code)}" is not a valid country code.`));
  return String(code);
}

/** The second half, in WebKit's order, which decides which exception a page sees. */
export function readRequest(given: Dictionary, version: number, totalRule: 'positive' | 'any'): PaymentRequest {
  const networks = readNetworks(given);
  const billing = readFields(given, 'requiredBillingContactFields');
  const shipping = readFields(given, 'requiredShippingContactFields');
  const lineItems = optionalSequence(given['lineItems']).map(readLine);
  const shippingMethods = readMethods(optionalSequence(given['shippingMethods']));
  const shippingType =
    given['shippingType'] === undefined
      ? 'shipping'
      : oneOf(given['shippingType'], SHIPPING_TYPES, `${REQUEST}.shippingType`, 5);
  const countryCode = readCountry(given['countryCode']);
  const currencyCode = String(given['currencyCode']);
  if (!isCurrency(currencyCode)) refuse(6, new TypeError(`"${currencyCode}" is not a valid currency code.`));
  const total = readTotal(given['total'], totalRule);
  for (const code of optionalSequence(given['supportedCountries'])) readCountry(code);
  const hasCode = given['supportsCouponCode'] === true;
  if (version < 12 && (hasCode || given['couponCode'] !== undefined))
    refuse(39, new TypeError('Coupon codes came with version 12'));
  return {
    version,
    couponCode: hasCode ? String(given['couponCode'] ?? '') : null,
    countryCode,
    currencyCode,
    networks,
    fields: { shipping, billing },
    total,
    lineItems,
    shippingMethods,
    shippingType,
    applicationData: given['applicationData'] === undefined ? null : String(given['applicationData']),
  };
}
