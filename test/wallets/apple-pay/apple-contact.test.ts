import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromAppleContact } from '../../../wallets/apple-pay/apple-contact';
import type { MailingAddress } from '../../../wallets/sheet/address/mailing-address';
import { provinceCode } from '../../../wallets/sheet/address/province-code';
import { toAppleContact } from './to-apple-contact';

/** With the province as a code, where it may be one: what stands on an envelope is the same place. */
const coded = ({ province = '', ...address }: MailingAddress) => ({
  ...address,
  province: provinceCode(address.country, province) ?? province,
});

describe('a contact of Apple Pay', () => {
  test('that is whole becomes an address', async () => {
    const contact = {
      givenName: '太郎',
      familyName: '山田',
      phoneNumber: '+81312345678',
      addressLines: ['神南1-2-3\nカルイビル4階'],
      locality: '渋谷区',
      administrativeArea: '東京都',
      postalCode: '150-0041',
      countryCode: 'jp',
    };
    expect(await fromAppleContact(contact)).toEqual({
      firstName: '太郎',
      lastName: '山田',
      phone: '+81312345678',
      address1: '神南1-2-3',
      address2: 'カルイビル4階',
      city: '渋谷区',
      province: '東京都',
      zip: '150-0041',
      country: 'JP',
    });
  });

  test('that is mostly hidden becomes the part that is visible', async () =>
    expect(
      await fromAppleContact({ locality: 'London', postalCode: 'SW1A', countryCode: 'GB', addressLines: [] }),
    ).toEqual({
      city: 'London',
      zip: 'SW1A 0ZZ',
      country: 'GB',
    }));

  test('whose town is null, as JSON writes what is unknown, is an address without it', async () =>
    expect(
      await fromAppleContact({ locality: null, subLocality: null, postalCode: '150-0041', countryCode: 'JP' }),
    ).toEqual({ zip: '150-0041', country: 'JP' }));

  test('of the Emirates has its emirate in the sub-locality', async () =>
    expect(
      await fromAppleContact({ subLocality: 'Dubai', locality: '', administrativeArea: '', countryCode: 'AE' }),
    ).toEqual({
      city: 'Dubai',
      province: 'DU',
      country: 'AE',
    }));

  test('of another country has no province in the sub-locality', async () =>
    expect(await fromAppleContact({ subLocality: 'Mitte', locality: 'Berlin', countryCode: 'DE' })).toEqual({
      city: 'Berlin',
      country: 'DE',
    }));

  test.each([
    [{ locality: '千代田区', subLocality: '丸の内', addressLines: ['1-9-1', '東京ビル'] }, '千代田区', '丸の内1-9-1'],
    [
      { locality: '千代田区', subLocality: '丸の内', addressLines: ['丸の内1-9-1', '東京ビル'] },
      '千代田区',
      '丸の内1-9-1',
    ],
    [{ locality: '', subLocality: '千代田区', addressLines: ['丸の内1-9-1', '東京ビル'] }, '千代田区', '丸の内1-9-1'],
  ])('of Japan has the part of the town before the number: %j', async (contact, city, address1) =>
    expect(await fromAppleContact({ ...contact, countryCode: 'jp' })).toMatchObject({
      city,
      address1,
      address2: '東京ビル',
    }),
  );

  test.each([
    [{ postalCode: 'Kowloon', locality: 'Mong Kok' }, 'KL'],
    [{ postalCode: '', locality: '新界' }, 'NT'],
  ])('of Hong Kong has its region in the postal code, else in the locality: %j', async (contact, province) =>
    expect(await fromAppleContact({ ...contact, countryCode: 'HK' })).toMatchObject({ country: 'HK', province }),
  );

  test('starts from the cart’s address', async () =>
    expect(
      toAppleContact({ lastName: '山田', address1: '神南1-2-3', city: '渋谷区', province: 'JP-13', country: 'JP' }),
    ).toEqual({
      familyName: '山田',
      addressLines: ['神南1-2-3'],
      locality: '渋谷区',
      administrativeArea: '東京都',
      countryCode: 'JP',
    }));

  test('made of an address with a city becomes the same address again', async () => {
    const text = fc.option(
      fc.constantFrom('', ' ', '1 Main St', 'Dubai', 'KL', 'K1A', 'Edo. Méx.', '大阪府', 'Osaka-fu', 'a\nb'),
      {
        nil: undefined,
      },
    );
    const contact = fc.record({
      givenName: text,
      familyName: text,
      phoneNumber: text,
      addressLines: fc.array(
        text.map((line) => line ?? ''),
        { maxLength: 3 },
      ),
      subLocality: text,
      // Without one, what else there is becomes the city.
      locality: fc.constantFrom('渋谷区', 'Mong Kok'),
      administrativeArea: text,
      postalCode: text,
      countryCode: fc.constantFrom('JP', 'AE', 'HK', 'MX', 'CA', 'gb', 'UK', 'PR', 'US', '', undefined),
    });
    await fc.assert(
      fc.asyncProperty(contact, async (one) => {
        const address = await fromAppleContact(one);
        expect(coded(await fromAppleContact(toAppleContact(address)))).toEqual(coded(address));
        expect(Object.values(address).every((value) => value === value?.trim() && value !== '')).toBe(true);
      }),
    );
  });
});
