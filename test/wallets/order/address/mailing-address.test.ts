import { describe, expect, test } from 'vitest';
import { mailingAddress } from '../../../../wallets/order/mailing-address';
import tables from '../../../store/shop/delivery/tables/address-tables.json';

type Parts = Partial<Parameters<typeof mailingAddress>[0]>;

const address = (parts: Parts) => mailingAddress({ provinces: [], ...parts });
const NOTHING = { country: tables.missingCountry };

describe('an address of a wallet', () => {
  test('of an empty contact has no country and nothing else', async () => {
    expect(await address({ lines: ['', '\n', null], city: ' ', zip: undefined, phone: null })).toEqual(NOTHING);
    for (const broken of [7, {}, true]) {
      const text = broken as unknown as string;
      const names = { firstName: text, lastName: text, city: text, country: text, zip: text, phone: text };
      expect(await address({ ...names, lines: [text], provinces: [text] })).toEqual(NOTHING);
    }
  });

  test('has the country’s own code, and of a territory of the US its state', async () => {
    for (const [written, country] of Object.entries(tables.countryFallback)) {
      expect(await address({ country: written })).toEqual({ country });
      expect(await address({ country: written.toLowerCase() })).toEqual({ country });
    }
    for (const territory of tables.usTerritories) {
      const here = { country: 'US', province: territory };
      expect(await address({ country: territory })).toEqual(here);
      expect(await address({ country: ` ${territory.toLowerCase()}`, provinces: ['San Juan'] })).toEqual(here);
    }
  });

  test.each<[string, Parts, object]>([
    ['has the first for no last name', { firstName: 'Taro', lastName: '' }, { firstName: 'Taro', lastName: 'Taro' }],
    ['has the first name for no last', { firstName: 'Taro', lastName: null }, { firstName: 'Taro', lastName: 'Taro' }],
    ['has no first name from the last', { lastName: '山田' }, { lastName: '山田' }],
    ['has two lines of one', { lines: ['1 Main St\nApt 4'] }, { address1: '1 Main St', address2: 'Apt 4' }],
    [
      'has all others in the second line',
      { lines: ['', ' 1 Main St \r\n Apt 4 ', 'Floor 2'] },
      { address1: '1 Main St', address2: 'Apt 4 Floor 2' },
    ],
  ])('%s', async (_what, parts, expected) => expect(await address(parts)).toEqual({ ...NOTHING, ...expected }));

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

  // The API knows the prefectures as they are written on envelopes; for others it gets the code.
  test.each([
    ['AE', ['Downtown', 'Dubai'], 'DU'],
    ['AE', ['', 'Downtown'], 'Downtown'],
    ['US', [' CA '], 'CA'],
    ['MX', ['Nuevo Leon'], 'NL'],
    ['JP', ['東京都'], 'JP-13'],
    ['JP', ['北海道'], 'JP-01'],
    ['JP', ['神奈川県'], 'JP-14'],
    ['JP', ['東京'], 'JP-13'],
    ['JP', ['Osaka-fu'], 'JP-27'],
    ['JP', ['13'], 'JP-13'],
    ['JP', ['東京府'], 'JP-13'],
    ['JP', ['架空県'], '架空県'],
    ['HK', ['香港島', 'x'], 'HK'],
    ['HK', [''], '999077'],
  ])('of %s takes of %j the first known province, or else the first text: %s', async (country, provinces, province) =>
    expect((await address({ country, zip: '999077', provinces })).province).toBe(province),
  );
});
