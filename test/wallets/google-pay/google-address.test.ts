import { describe, expect, test } from 'vitest';
import { fromGoogleAddress, splitName } from '../../../wallets/google-pay/google-address';

test.each([
  ['Taro Yamada', 'Taro', 'Yamada'],
  [' Ana María  de la Cruz ', 'Ana', 'María  de la Cruz'],
  ['山田　太郎', '山田', '太郎'],
  ['山田太郎', '', '山田太郎'],
  ['', '', ''],
])('the name "%s" is %s and %s', async (name, firstName, lastName) =>
  expect(splitName(name)).toEqual({ firstName, lastName }),
);

describe('an address of Google Pay', () => {
  test('that is whole becomes an address', async () =>
    expect(
      await fromGoogleAddress({
        name: 'Taro Yamada',
        address1: '1-2-3 Jinnan',
        address2: 'Karui Bldg',
        address3: '4F',
        locality: 'Shibuya',
        administrativeArea: 'Tokyo',
        postalCode: '150-0041',
        countryCode: 'JP',
        phoneNumber: '+81312345678',
      }),
    ).toEqual({
      firstName: 'Taro',
      lastName: 'Yamada',
      address1: '1-2-3 Jinnan',
      address2: 'Karui Bldg 4F',
      city: 'Shibuya',
      province: 'JP-13',
      zip: '150-0041',
      country: 'JP',
      phone: '+81312345678',
    }));

  test('that hides most of it becomes what it shows', async () =>
    expect(
      await fromGoogleAddress({ locality: 'Ottawa', administrativeArea: 'ON', postalCode: 'K1A', countryCode: 'CA' }),
    ).toEqual({
      city: 'Ottawa',
      province: 'ON',
      zip: 'K1A 0Z0',
      country: 'CA',
    }));

  test('with one name has a last name only', async () =>
    expect(await fromGoogleAddress({ name: '山田太郎', countryCode: 'JP' })).toEqual({
      lastName: '山田太郎',
      country: 'JP',
    }));

  test('of the Emirates has the code of its emirate', async () =>
    expect(await fromGoogleAddress({ administrativeArea: 'إمارة الشارقةّ', countryCode: 'ae' })).toEqual({
      city: 'إمارة الشارقةّ',
      province: 'SH',
      country: 'AE',
    }));

  test('of Hong Kong has its region in the postal code', async () =>
    expect(await fromGoogleAddress({ postalCode: 'Kowloon', countryCode: 'HK' })).toEqual({
      province: 'KL',
      country: 'HK',
    }));
});
