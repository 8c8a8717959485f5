import { countryCode } from '../../../src/press/api/country-and-language';
import { ensureExport } from '../../../src/core/lib/ensure-export';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import type { Order } from '../lifetime/order';
import type { NextAction } from './action';
import type { Contact } from '../order-errors/reported-error';
import { TABLE_LIMIT } from '../time-limits';

/**
 * The error for a country that the API does not know, if it is one: the whole operation would fail, but the shopper can choose another
 * country in the sheet. The page's own country was sent with every call before. For any other the list of countries is loaded; where it
 * does not come in time, the API says what is wrong.
 */
export async function countryError({ ctx }: Order, contact: Contact, country: string): Promise<NextAction[]> {
  if (country === countryCode(ctx.buyerCountry)) return [];
  const load = withTimeout(TABLE_LIMIT, ensureExport(import('../address/known-countries'), 'unknownCountry'));
  return load.then(
    ({ unknownCountry }) => unknownCountry(contact, country),
    () => [],
  );
}
