import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { countryCode } from '../../src/api/request';
import { unknownCountry } from '../../wallets/order/rare-order/known-countries';
import { storeSchema } from '../store/server/graphql/store-schema';

const type = storeSchema().getType('CountryCode');
const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What stands in for a country in CLDR and is none. */
const NO_COUNTRY = /^(?:EA|IC|EU|EZ|UN|QO|XA|XB|CP|CQ|DG)$/;

/** Codes of countries and territories, as this machine's Intl knows them; older ones are written as what they have become. */
const regions = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
  (code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRY.test(code),
);

test('the codes of the API are known, and no other two letters', () => {
  expect(codes.length).toBeGreaterThan(200);
  expect(
    LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((code) => !unknownCountry('shipping', code)[0]),
  ).toEqual(codes);
});

test('a country that the API lacks is not known', () => {
  expect(regions.length).toBeGreaterThan(200);
  const lacking = regions.filter((code) => !codes.includes(countryCode(code)));
  expect(lacking).toEqual(['AQ', 'FM', 'MH', 'PW']);
  for (const contact of ['shipping', 'billing'] as const) {
    const key = contact === 'shipping' ? 'unserviceable' : 'invalid.country';
    for (const code of lacking)
      expect(unknownCountry(contact, code)).toMatchObject([{ errors: [{ contact, field: 'country', key }] }]);
  }
});

test.each(['', 'JPN', 'J', '392', 'jp'])('%j is not known', (code) => {
  expect(unknownCountry('shipping', code)).toMatchObject([{ errors: [{ key: 'invalid.country' }] }]);
});
