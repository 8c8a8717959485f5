import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, methods, settle } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('what a page knows before the shopper pays', () => {
  test.each([
    [
      'tokyo',
      {
        country: '日本',
        countryCode: 'JP',
        postalCode: '100-0001',
        administrativeArea: '東京都',
        locality: '千代田区',
      },
    ],
    [
      'gb',
      { country: 'United Kingdom', countryCode: 'GB', postalCode: 'SW1A', administrativeArea: '', locality: 'London' },
    ],
    ['ca', { country: 'Canada', countryCode: 'CA', postalCode: 'K1A', administrativeArea: 'ON', locality: 'Ottawa' }],
    [
      'ae',
      {
        country: 'United Arab Emirates',
        countryCode: 'AE',
        administrativeArea: '',
        locality: 'Dubai',
        subLocality: 'Dubai',
      },
    ],
  ] as const)('18, 19: of %s, as shipping and as billing contact', async (contact, known) => {
    const { ready, last } = createSeller({ contact });
    await ready();
    expect(last('shippingcontactselected')['shippingContact']).toEqual(known);
    expect(last('paymentmethodselected')['paymentMethod']).toEqual({
      displayName: 'Visa 4242',
      network: 'Visa',
      type: 'credit',
      billingContact: known,
    });
  });

  test('18: has empty strings for hidden fields on some systems', async () => {
    const { ready, last } = createSeller({ empty: 'blank' });
    await ready();
    expect(last('shippingcontactselected')['shippingContact']).toMatchObject({
      givenName: '',
      familyName: '',
      emailAddress: '',
      phoneNumber: '',
      addressLines: [],
      subLocality: '',
      locality: '千代田区',
    });
  });

  test('19: no billing contact unless an address is asked for', async () => {
    const { ready, last } = createSeller();
    await ready({ requiredBillingContactFields: ['name'] });
    expect(last('paymentmethodselected')['paymentMethod']).not.toHaveProperty('billingContact');
  });

  test('a page may change the object that an event delivers', async () => {
    const { ready, last, sheet, simulator } = createSeller();
    await ready();
    Object.assign(last('shippingcontactselected')['shippingContact']!, { locality: '大阪市' });
    simulator.user.selectMethod('sokutatsu');
    await settle();
    Object.assign(last('shippingmethodselected')['shippingMethod']!, { amount: '0' });
    expect(sheet()).toMatchObject({ contact: { locality: '千代田区' }, shippingMethods: methods });
  });
});
