import { refuse } from '../../rules/refuse';
import { initError } from '../rules/errors';
import type { Given } from '../rules/types';

const COMPONENTS: readonly unknown[] = [
  'paypal-payments',
  'paypal-guest-payments',
  'paypal-messages',
  'paypal-subscriptions',
  'venmo-payments',
  'paypal-legacy-billing-agreements',
  'card-fields',
  'applepay-payments',
  'googlepay-payments',
];

const PAGE_TYPES: readonly unknown[] = [
  'cart',
  'checkout',
  'home',
  'mini-cart',
  'product-details',
  'product-listing',
  'search-results',
];

const KNOWN: readonly string[] = [
  'clientId',
  'clientToken',
  'components',
  'pageType',
  'locale',
  'merchantId',
  'testBuyerCountry',
  'partnerAttributionId',
  'clientMetadataId',
  'shopperSessionId',
];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What an instance was made with. */
export interface InstanceOptions {
  clientId: string;
  components: readonly string[];
}

/** Reads the options of `createInstance`. Throws for what PayPal does not take. */
export function checkInstanceOptions(given: Given): InstanceOptions {
  const { clientId, clientToken, components, pageType, locale } = given;
  const unknown = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return refuse(4, initError(`Unknown option: ${unknown}`));
  if (isText(clientId) === isText(clientToken))
    return refuse(4, initError('Expected either a clientId or a clientToken'));
  if (!Array.isArray(components) || components.length === 0) return refuse(4, initError('Expected components'));
  const wrong: unknown = components.find((one) => !COMPONENTS.includes(one));
  if (wrong !== undefined) return refuse(4, initError(`Unknown component: ${String(wrong)}`));
  if (pageType !== undefined && !PAGE_TYPES.includes(pageType))
    return refuse(4, initError(`Unknown pageType: ${String(pageType)}`));
  if (locale !== undefined && !/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(String(locale)))
    return refuse(28, initError(`Expected a BCP 47 locale, got ${String(locale)}`));
  return { clientId: String(clientId), components: components as string[] };
}
