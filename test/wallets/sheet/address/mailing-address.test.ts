import { describe, expect, test } from 'vitest';
import { mailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import tables from '../../../store/shop/delivery/tables/address-tables.json';

const address = (parts: Partial<Parameters<typeof mailingAddress>[0]>) => mailingAddress({ provinces: [], ...parts });

describe('an address of a wallet', () => {
  test('of an empty contact has no country and nothing else', async () => {
    expect(await address({ lines: ['', '\n', null], city: ' ', zip: undefined, phone: null })).toEqual({
      country: tables.missingCountry,
    });
  });

  test.each([[7], [{}], [true]])('with %j in every field has no country and nothing else', async (broken) => {
    const text = broken as unknown as string;
    const names = { firstName: text, lastName: text, city: text, country: text, zip: text, phone: text };
    expect(await address({ ...names, lines: [text], provinces: [text] })).toEqual({ country: tables.missingCountry });
  });

  test.each(Object.entries(tables.countryFallback))('of %s is of %s', async (written, country) => {
    expect(await address({ country: written })).toEqual({ country });
    expect(await address({ country: written.toLowerCase() })).toEqual({ country });
  });

  test.each(tables.usTerritories)(
    'of the territory %s is of the US, with the territory as province',
    async (territory) => {
      const here = { country: 'US', province: territory };
      expect(await address({ country: territory })).toEqual(here);
      expect(await address({ country: ` ${territory.toLowerCase()}`, provinces: ['San Juan'] })).toEqual(here);
    },
  );

  test.each([
    ['Taro', 'Yamada', 'Taro', 'Yamada'],
    ['Taro', '', 'Taro', 'Taro'],
    ['Taro', null, 'Taro', 'Taro'],
  ])('named %s and %s has %s as first and %s as last name', async (firstName, lastName, first, last) =>
    expect(await address({ firstName, lastName })).toEqual({ country: 'ZZ', firstName: first, lastName: last }),
  );

  test('does not get a first name from the last', async () =>
    expect(await address({ lastName: '山田' })).toEqual({ country: 'ZZ', lastName: '山田' }));

  test.each([
    [['1 Main St'], '1 Main St', undefined],
    [['1 Main St\nApt 4'], '1 Main St', 'Apt 4'],
    [['1 Main St', 'Apt 4'], '1 Main St', 'Apt 4'],
    [['', ' 1 Main St \r\n Apt 4 ', 'Floor 2'], '1 Main St', 'Apt 4 Floor 2'],
  ])('with the lines %j has %s and %s', async (lines, address1, address2) =>
    expect(await address({ lines })).toEqual({ country: 'ZZ', address1, ...(address2 && { address2 }) }),
  );

  test.each([
    ['GB', 'SW1A', 'SW1A 0ZZ'],
    ['UK', 'm1 ', 'm1 0ZZ'],
    ['GB', 'SW1A 2AA', 'SW1A 2AA'],
    ['GB', 'SW1A2AA', 'SW1A2AA'],
    ['CA', 'K1A', 'K1A 0Z0'],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['US', '94103', '94103'],
    ['NL', '1012', '1012'],
  ])(
    'of %s with the cut postal code "%s" has %s, and as it is once the street is known',
    async (country, zip, whole) => {
      expect((await address({ country, zip })).zip).toBe(whole);
      expect((await address({ country, zip, lines: ['1 Main St'] })).zip).toBe(zip.trim());
    },
  );

  test('takes the first known province, or else the first text', async () => {
    expect((await address({ country: 'AE', provinces: ['Downtown', 'Dubai'] })).province).toBe('DU');
    expect((await address({ country: 'AE', provinces: ['', 'Downtown'] })).province).toBe('Downtown');
    expect((await address({ country: 'US', provinces: [' CA '] })).province).toBe('CA');
    expect((await address({ country: 'MX', provinces: ['Nuevo Leon'] })).province).toBe('NL');
  });

  test.each([
    ['東京都', '東京都'],
    ['北海道', '北海道'],
    ['京都府', '京都府'],
    ['神奈川県', '神奈川県'],
    ['東京', 'JP-13'],
    ['Osaka-fu', 'JP-27'],
    ['13', 'JP-13'],
    ['東京府', 'JP-13'],
    ['架空県', '架空県'],
  ])(
    'of Japan has the prefecture %s as %s: the API knows what stands on envelopes, and else the code',
    async (area, province) => expect((await address({ country: 'JP', provinces: [area] })).province).toBe(province),
  );

  test.each([
    ['Kowloon', '', 'KL'],
    ['新界', 'x', 'NT'],
    ['999077', '香港島', 'HK'],
    ['999077', '', '999077'],
  ])('of Hong Kong has its postal code %s as province', async (zip, area, province) =>
    expect(await address({ country: 'hk', zip, provinces: [area] })).toEqual({ country: 'HK', province }),
  );
});
