import { expect, test } from 'vitest';
import { fromAppleContact, type AppleContact } from '../../../wallets/apple-pay/apple-approval';
import { fromGoogleAddress, splitName, type GoogleAddress } from '../../../wallets/google-pay/google-approval';

test.each([
  ['Taro Yamada', 'Taro', 'Yamada'],
  [' Ana María  de la Cruz ', 'Ana', 'María  de la Cruz'],
  ['山田　太郎', '山田', '太郎'],
  ['山田太郎', '', '山田太郎'],
  ['', '', ''],
])('Google’s name "%s" is %s and %s', (name, firstName, lastName) =>
  expect(splitName(name)).toEqual({ firstName, lastName }),
);

const TOWN = { locality: '千代田区', subLocality: '丸の内', countryCode: 'JP' };
const MARUNOUCHI = { country: 'JP', city: '千代田区', address1: '丸の内1-9-1', address2: '東京ビル' };

/** A place, as Apple and Google write it, and as the cart has it. */
type Row = [where: string, apple: AppleContact | null, google: GoogleAddress | null, address: object];

const ROWS: Row[] = [
  [
    'a whole one',
    {
      givenName: '太郎',
      familyName: '山田',
      phoneNumber: '+81312345678',
      addressLines: ['神南1-2-3\nカルイビル 4階'],
      locality: '渋谷区',
      administrativeArea: '東京都',
      postalCode: '150-0041',
      countryCode: 'jp',
    },
    {
      name: '太郎 山田',
      address1: '神南1-2-3',
      address2: 'カルイビル',
      address3: '4階',
      locality: '渋谷区',
      administrativeArea: '東京都',
      postalCode: '150-0041',
      countryCode: 'JP',
      phoneNumber: '+81312345678',
    },
    {
      firstName: '太郎',
      lastName: '山田',
      phone: '+81312345678',
      address1: '神南1-2-3',
      address2: 'カルイビル 4階',
      city: '渋谷区',
      province: 'JP-13',
      zip: '150-0041',
      country: 'JP',
    },
  ],
  [
    'Great Britain, mostly hidden',
    { locality: 'London', postalCode: 'SW1A', countryCode: 'UK', addressLines: [] },
    { locality: 'London', postalCode: 'SW1A', countryCode: 'GB' },
    { city: 'London', zip: 'SW1A 0ZZ', country: 'GB' },
  ],
  [
    'Canada, mostly hidden',
    { locality: 'Ottawa', administrativeArea: 'ON', postalCode: 'K1A', countryCode: 'CA' },
    { locality: 'Ottawa', administrativeArea: 'ON', postalCode: 'K1A', countryCode: 'CA' },
    { city: 'Ottawa', province: 'ON', zip: 'K1A 0Z0', country: 'CA' },
  ],
  [
    'a town of null, as JSON writes what is unknown',
    { locality: null, subLocality: null, postalCode: '150-0041', countryCode: 'JP' },
    null,
    { zip: '150-0041', country: 'JP' },
  ],
  [
    'a person of one name',
    { givenName: 'Ann', familyName: '', countryCode: 'US' },
    null,
    { firstName: 'Ann', lastName: 'Ann', country: 'US' },
  ],
  ['one name alone', null, { name: '山田太郎', countryCode: 'JP' }, { lastName: '山田太郎', country: 'JP' }],
  [
    'Japan in romaji',
    { locality: 'Osaka', administrativeArea: 'Ōsaka-fu', countryCode: 'JA' },
    { locality: 'Osaka', administrativeArea: 'Osaka', countryCode: 'JP' },
    { city: 'Osaka', province: 'JP-27', country: 'JP' },
  ],
  ['Japan, the part of the town', { ...TOWN, addressLines: ['1-9-1', '東京ビル'] }, null, MARUNOUCHI],
  ['Japan, the part of the town twice', { ...TOWN, addressLines: ['丸の内1-9-1', '東京ビル'] }, null, MARUNOUCHI],
  [
    'Japan, the town as its part',
    { ...TOWN, locality: '', subLocality: '千代田区', addressLines: ['丸の内1-9-1', '東京ビル'] },
    null,
    MARUNOUCHI,
  ],
  [
    'Germany, with a part of the town',
    { subLocality: 'Mitte', locality: 'Berlin', countryCode: 'DE' },
    null,
    { city: 'Berlin', country: 'DE' },
  ],
  [
    'the States, by the code',
    null,
    { locality: 'LA', administrativeArea: 'Kalifornien', iso3166AdministrativeArea: 'US-CA', countryCode: 'US' },
    { city: 'LA', province: 'CA', country: 'US' },
  ],
  [
    'Japan, by the code',
    null,
    { locality: '港区', administrativeArea: '東京', iso3166AdministrativeArea: 'JP-13', countryCode: 'JP' },
    { city: '港区', province: 'JP-13', country: 'JP' },
  ],
  [
    'Mexico, by the code, which the API writes otherwise',
    null,
    { locality: 'CDMX', administrativeArea: 'x', iso3166AdministrativeArea: 'MX-CMX', countryCode: 'MX' },
    { city: 'CDMX', province: 'DF', country: 'MX' },
  ],
  [
    'Ireland, with a code that is none',
    null,
    { locality: 'Dublin', administrativeArea: 'D', iso3166AdministrativeArea: 7 as never, countryCode: 'IE' },
    { city: 'Dublin', province: 'D', country: 'IE' },
  ],
  [
    'the Emirates',
    { subLocality: 'Dubai', locality: '', administrativeArea: '', countryCode: 'AE' },
    { administrativeArea: 'Dubai', countryCode: 'ae' },
    { city: 'Dubai', province: 'DU', country: 'AE' },
  ],
  [
    'the Emirates in Arabic',
    { subLocality: 'إمارة الشارقةّ', countryCode: 'AE' },
    { administrativeArea: 'إمارة الشارقةّ', countryCode: 'AE' },
    { city: 'إمارة الشارقةّ', province: 'SH', country: 'AE' },
  ],
  [
    'Hong Kong, its region as the postal code',
    { postalCode: 'Kowloon', locality: 'Mong Kok', countryCode: 'HK' },
    { postalCode: 'Kowloon', locality: 'Mong Kok', countryCode: 'hk' },
    { province: 'KL', city: 'Mong Kok', country: 'HK' },
  ],
  [
    'Hong Kong, its region as the town',
    { postalCode: '', locality: '新界', countryCode: 'HK' },
    null,
    { province: 'NT', city: '新界', country: 'HK' },
  ],
  [
    'Hong Kong, only its district',
    { postalCode: '', administrativeArea: '', locality: 'Tai Po', countryCode: 'HK' },
    { postalCode: '', administrativeArea: '', locality: '大埔區', countryCode: 'HK' },
    { province: 'NT', city: expect.stringMatching(/Tai Po|大埔區/), country: 'HK' },
  ],
  [
    'Hong Kong without a town',
    { postalCode: '', subLocality: '中環', administrativeArea: '香港', countryCode: 'hk' },
    null,
    { province: 'HK', city: '中環', country: 'HK' },
  ],
];

test.each(ROWS)('the cart gets these parts of an address: %s', async (_where, apple, google, address) => {
  if (apple) expect(await fromAppleContact(apple)).toEqual(address);
  if (google) expect(await fromGoogleAddress(google)).toEqual(address);
});
