import { describe, expect, test } from 'vitest';
import { createBuyer, to, type Payload } from '../../test-support/buyer';
import { tokyo } from '../../test-support/addresses';
import { line } from '../../test-support/goods';
import { countryCodes } from './country';
import { storeSchema } from '../../server/graphql/store-schema';
import { useStore } from '../../test-support/use-store';
import tables from './tables/address-tables.json' with { type: 'json' };

const store = useStore();
const buyer = createBuyer(store);

const path = ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress'];
const update = async (address: object, strategy = 'STRICT'): Promise<Payload> => {
  const { id: cartId } = await buyer.create([line(43_001)]);
  return buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(address, strategy) });
};
/** Code and leaf of each error. */
const errorsOf = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field?.slice(4).join('.')]);

test("the store's countries are those of the schema", () => {
  const type = storeSchema().getType('CountryCode') as { getValues(): { name: string }[] } | undefined;
  expect(countryCodes).toEqual(type?.getValues().map(({ name }) => name));
});

describe('a strict address', () => {
  test('must have the fields that its country requires, reported in the order of the live API', async () => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    const said: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    for (const country of countryCodes.filter((code) => code !== 'ZZ')) {
      const payload = await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to({ country }) });
      said[country] = payload.userErrors.map(
        ({ code, field, message }) => `${code} ${field?.slice(3).join('.')} ${message}`,
      );
      const required = (leaf: string, message: string) =>
        `ADDRESS_FIELD_IS_REQUIRED deliveryAddress.${leaf} ${message}`;
      expected[country] = tables.unsupportedCountry.includes(country)
        ? ['UNSPECIFIED_ADDRESS_ERROR deliveryAddress Country is not supported']
        : [
            required('lastName', 'A last name is required in order to continue.'),
            required('address1', 'An address is required in order to continue.'),
            ...(tables.provinceRequired.includes(country)
              ? [required('province', 'The specified country requires a zone.')]
              : []),
            ...(tables.zipRequired.includes(country)
              ? [required('zip', 'Country specified requires a postal code in order to continue.')]
              : []),
            ...(tables.cityNotRequired.includes(country)
              ? []
              : [required('city', 'A city is required in order to continue.')]),
          ];
    }
    expect(said).toEqual(expected);
  }, 30_000);

  test.each([['ZZ'], [null]])('must have a country (%s)', async (country) => {
    expect((await update({ ...tokyo, country })).userErrors).toEqual([
      {
        code: 'ADDRESS_FIELD_IS_REQUIRED',
        field: [...path, 'country'],
        message: 'A country is required in order to continue.',
      },
    ]);
  });

  const long = 'あ'.repeat(256);
  test.each<[string, object, string, string]>([
    ['a long last name', { lastName: long }, 'ADDRESS_FIELD_IS_TOO_LONG', 'lastName'],
    ['a long first name', { firstName: long }, 'ADDRESS_FIELD_IS_TOO_LONG', 'firstName'],
    ['a long street', { address1: long }, 'ADDRESS_FIELD_IS_TOO_LONG', 'address1'],
    ['a long building', { address2: long }, 'ADDRESS_FIELD_IS_TOO_LONG', 'address2'],
    ['a long city', { city: long }, 'ADDRESS_FIELD_IS_TOO_LONG', 'city'],
    ['a name with an emoji', { firstName: '太郎🍵' }, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'firstName'],
    ['a postal code with an emoji', { zip: '100-0014🍵' }, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'zip'],
    ['a phone with an emoji', { phone: '☎0335810101' }, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'phone'],
    ['a name with a link', { lastName: 'www.example.jp' }, 'ADDRESS_FIELD_CONTAINS_URL', 'lastName'],
    ['a city with a tag', { city: '<b>千代田区</b>' }, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'city'],
    ['a name of digits', { lastName: '123' }, 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'lastName'],
    ['a phone that is none', { phone: 'call me' }, 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'phone'],
    ['a prefecture that is none', { province: 'JP-48' }, 'PROVINCE_NOT_FOUND', 'province'],
    ['a foreign postal code', { zip: '10001' }, 'INVALID_ZIP_CODE_FOR_COUNTRY', 'zip'],
    ['an island no carrier goes to', { zip: '100-2101' }, 'ZIP_CODE_NOT_SUPPORTED', 'zip'],
    [
      'a Canadian code of elsewhere',
      { country: 'CA', province: 'ON', zip: 'H2X 1Y4' },
      'INVALID_ZIP_CODE_FOR_PROVINCE',
      'zip',
    ],
    ['an emirate that is none', { country: 'AE', province: 'Nix', zip: null }, 'ADDRESS_FIELD_IS_REQUIRED', 'province'],
    ['a country that only wallets know', { country: 'UK' }, 'INVALID', 'countryCode'],
    ['a territory as a country', { country: 'PR' }, 'INVALID', 'countryCode'],
  ])('with %s is refused', async (_, changes, code, leaf) => {
    expect(errorsOf(await update({ ...tokyo, ...changes }))).toEqual([[code, leaf]]);
  });

  test.each<[string, object]>([
    ['a name of 255 characters', { lastName: 'あ'.repeat(255) }],
    ['a street with a link', { address1: 'www.example.jp' }],
    ['a full-width postal code', { zip: '１００－００１４' }],
    ['a postal mark', { zip: '〒1000014' }],
    ['a prefecture in kanji', { province: '東京都' }],
    ['a prefecture in romaji', { province: 'Tokyo' }],
    ['a country by its name', { country: '日本' }],
    ['a country in small letters', { country: 'jp' }],
    ['an emirate by its name', { country: 'AE', province: 'dubai', zip: null }],
    ['a Mexican state', { country: 'MX', province: 'Q. Roo', zip: '77500' }],
    ['a territory as a zone of the United States', { country: 'US', province: 'PR', zip: '00901' }],
    ['an Australian zone that only the postal code tells', { country: 'AU', province: null, zip: '3000' }],
  ])('may have %s', async (_, changes) => {
    expect(errorsOf(await update({ ...tokyo, ...changes }))).toEqual([]);
  });

  test('is returned with codes for country and zone, which in Australia follows the postal code', async () => {
    await update({ ...tokyo, country: 'australia', province: 'nsw', zip: '3000' });
    const [known] = (await (await store.get('/__store/buyers')).json()) as { deliveryAddress: object }[];
    expect(known?.deliveryAddress).toMatchObject({ country: 'AU', province: 'VIC' });
  });

  test('with errors leaves the cart unchanged, and the cart is returned', async () => {
    const { id: cartId } = await buyer.create([line(44_001)]);
    await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: { email: 'a@example.jp', ...to(tokyo) } });
    const before = await buyer.cart(cartId);
    const buyerIdentity = { email: 'b@example.jp', countryCode: 'US', ...to({ country: 'US' }) };
    const payload = await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity });
    expect([payload.userErrors.length, payload.cart, await buyer.cart(cartId)]).toEqual([5, before, before]);
  });
});

describe('the strategy COUNTRY_CODE_ONLY', () => {
  test.each([
    ['what a sheet shows before the shopper agrees', { country: 'JP', zip: '100-0014', province: 'JP-13' }],
    ['a country alone', { country: 'BR' }],
    ['no known country', { country: 'ZZ' }],
    ['a wrong postal code', { country: 'JP', zip: 'nix' }],
  ])('takes %s', async (_, address) => {
    expect((await update(address, 'COUNTRY_CODE_ONLY')).userErrors).toEqual([]);
  });

  test.each([[{}], [{ country: 'UK' }], [{ country: '' }]])('refuses %o', async (address) => {
    expect((await update(address, 'COUNTRY_CODE_ONLY')).userErrors).toEqual([
      { code: 'INVALID', field: [...path, 'countryCode'], message: 'invalid value' },
    ]);
  });

  test('is the default strategy', async () => {
    const { id: cartId } = await buyer.create([line(44_001)]);
    const buyerIdentity = { deliveryAddressPreferences: [{ deliveryAddress: { country: 'JP' } }] };
    expect((await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity })).userErrors).toEqual([]);
  });
});
