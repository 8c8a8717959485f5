import { countryCode } from '../../../src/press/api/country-and-language';
import { whole } from '../../../src/core/lib/whole';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import type { Order } from '../state/order';
import { type NextAction, MORE_AT_CHECKOUT } from './action';
import type { DeliveryGroup } from '../operations/order-cart';
import type { Contact } from '../order-errors/reported-error';
import { TABLE_LIMIT } from '../code-limits';

/** The shop does not deliver there. */
const unserviceable: NextAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }],
};

/** The error if the sheet can list no delivery: there is none, or only one that checkout offers, such as pick-up. */
export const notServed = (groups: readonly DeliveryGroup[]): NextAction =>
  groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length > 0)
    ? MORE_AT_CHECKOUT
    : unserviceable;

/**
 * The error for a country that the API does not know, if it is one: the whole operation would fail, but the shopper can choose another
 * country in the sheet. The page's own country was sent with every call before. For any other the list of countries is loaded; where it
 * does not come in time, the API says what is wrong.
 */
export async function countryError({ ctx }: Order, contact: Contact, country: string): Promise<NextAction[]> {
  if (country === countryCode(ctx.buyerCountry)) return [];
  const load = withTimeout(TABLE_LIMIT, whole(import('../address/known-countries'), 'isKnownCountry'));
  const countries = await load.catch(() => null);
  if (!countries || countries.isKnownCountry(country)) return [];
  const isLacking = contact === 'shipping' && countries.isLackingCountry(country);
  const key = isLacking ? 'unserviceable' : 'invalid.country';
  return [{ type: 'show_error', errors: [{ contact, field: 'country', key }] }];
}

/** The shopper has not chosen a delivery method yet. */
export const chooseMethod: NextAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'shipping_option', key: 'shipping_methods.choose' }],
};
