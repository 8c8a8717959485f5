import { COUNTRIES } from '../../../src/chunk-names';
import { fetchChunk } from '../../../src/core/code';
import type * as Countries from '../countries';
import { countryCode } from '../../../src/press/api/country-and-language';
import type { Order } from '../lifetime/order';
import type { NextAction } from './action';
import type { Contact } from '../order-errors/reported-error';

/**
 * The error for a country that the API does not know, if it is one: the whole operation would fail, but the shopper can choose another
 * country in the sheet. The page's own country was sent with every call before. For any other the list of countries is loaded; where it
 * does not come in time, the API says what is wrong.
 */
export async function countryError({ ctx }: Order, contact: Contact, country: string): Promise<NextAction[]> {
  if (country === countryCode(ctx.buyerCountry)) return [];
  const load = fetchChunk<typeof Countries>(COUNTRIES);
  return load.then(
    ({ unknownCountry }) => unknownCountry(contact, country),
    () => [],
  );
}
