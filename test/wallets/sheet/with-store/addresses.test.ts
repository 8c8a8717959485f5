import { describe, expect } from 'vitest';
import { fromAppleContact, type AppleContact } from '../../../../wallets/apple-pay/apple-contact';
import { line } from '../../../store/test-support/goods';
import { cartOf, test } from './store-sheet';

const person = { givenName: 'Ann', familyName: 'Lee', phoneNumber: '+81335810101', addressLines: ['1 Main St', '2F'] };

describe('the address of a contact', () => {
  test.for<[string, AppleContact, object]>([
    [
      'Japan',
      { ...person, administrativeArea: '東京都', locality: '千代田区', postalCode: '100-0014', countryCode: 'jp' },
      { country: 'JP', province: 'JP-13' },
    ],
    [
      'Japan in romaji',
      { ...person, administrativeArea: 'Ōsaka-fu', locality: 'Osaka', postalCode: '5300001', countryCode: 'JA' },
      { country: 'JP', province: 'JP-27' },
    ],
    [
      'Hong Kong',
      { ...person, postalCode: 'Kowloon', locality: 'Mong Kok', countryCode: 'HK' },
      { province: 'KL', zip: null, city: 'Mong Kok' },
    ],
    [
      'Hong Kong without a city',
      { ...person, postalCode: '', subLocality: '中環', administrativeArea: '香港', countryCode: 'hk' },
      { province: 'HK', city: '中環' },
    ],
    [
      'Hong Kong with its region as the city',
      { ...person, locality: 'New Territories', countryCode: 'HK' },
      { province: 'NT' },
    ],
    [
      'the Emirates',
      { ...person, subLocality: 'Dubai', locality: '', countryCode: 'AE' },
      { province: 'DU', city: 'Dubai' },
    ],
    ['the Emirates in Arabic', { ...person, subLocality: 'إمارة أبو ظبي', countryCode: 'AE' }, { province: 'AZ' }],
    [
      'Great Britain',
      { ...person, locality: 'London', postalCode: 'SW1A 1AA', countryCode: 'UK' },
      { country: 'GB', zip: 'SW1A 1AA' },
    ],
    [
      'Canada',
      { ...person, administrativeArea: 'ON', locality: 'Ottawa', postalCode: 'K1A 0B1', countryCode: 'CA' },
      { province: 'ON' },
    ],
    [
      'Mexico',
      { ...person, administrativeArea: 'Q. Roo', locality: 'Cancún', postalCode: '77500', countryCode: 'MX' },
      { province: 'Q ROO' },
    ],
    [
      'Mexico City',
      { ...person, administrativeArea: 'CDMX', locality: 'Ciudad de México', postalCode: '06000', countryCode: 'MX' },
      { province: 'DF' },
    ],
    [
      'Puerto Rico',
      { ...person, locality: 'San Juan', postalCode: '00901', countryCode: 'PR' },
      { country: 'US', province: 'PR' },
    ],
    [
      'Germany',
      { ...person, subLocality: 'Mitte', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' },
      { province: null },
    ],
    ['Singapore', { ...person, postalCode: '018956', countryCode: 'SG' }, { city: null }],
    [
      'a person of one name',
      {
        ...person,
        familyName: '',
        administrativeArea: 'NY',
        locality: 'New York',
        postalCode: '10001',
        countryCode: 'US',
      },
      { firstName: 'Ann', lastName: 'Ann' },
    ],
  ])('of Apple Pay in %s is a whole one', async ([, contact, known], { sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    const update = await sheet.authorize(cart, await fromAppleContact(contact));
    expect(update.type === 'refused' ? update.change.errors : []).toEqual([]);
    expect(cartOf(update).deliveryGroups.nodes).toHaveLength(1);
    expect(await sheet.buyers()).toMatchObject([{ deliveryAddress: known }]);
  });

  test.for<[string, AppleContact, string]>([
    ['Great Britain', { locality: 'London', postalCode: 'SW1A', countryCode: 'GB', addressLines: [] }, 'SW1A 0ZZ'],
    ['Great Britain, a short one', { locality: 'Leeds', postalCode: 'LS1 ', countryCode: 'UK' }, 'LS1 0ZZ'],
    ['Canada', { locality: 'Toronto', administrativeArea: 'ON', postalCode: 'M5V', countryCode: 'CA' }, 'M5V 0Z0'],
  ])('that is cut in %s has rates, and a postal code that nobody complains of', async ([, contact, zip], { sheet }) => {
    const address = await fromAppleContact(contact);
    const cart = cartOf(await sheet.show(await sheet.create({ lines: [line(44_001)] }), address));
    expect([cart.deliveryGroups.nodes.length, address.zip]).toEqual([1, zip]);
    const whole = await sheet.authorize(cart, address);
    const blamed = whole.type === 'refused' ? whole.change.errors.map(({ field }) => field?.at(-1)) : [];
    expect(blamed).toEqual(['lastName', 'address1']);
  });
});
