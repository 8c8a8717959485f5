/// <reference types="applepayjs" />

/** A person with an address, as Apple Pay describes one. */
export type Contact = ApplePayJS.ApplePayPaymentContact;

const hanako = {
  familyName: '山田',
  givenName: '花子',
  phoneNumber: '+81335810101',
  emailAddress: 'hanako.yamada@example.jp',
} as const;

const japan = { country: '日本', countryCode: 'JP' } as const;

const tokyo: Contact = {
  ...hanako,
  ...japan,
  postalCode: '100-0001',
  administrativeArea: '東京都',
  locality: '千代田区',
  addressLines: ['千代田1-1', '皇居前ビル3階'],
};

const ann = { familyName: 'Lee', givenName: 'Ann', emailAddress: 'ann.lee@example.com' } as const;

/** The shopper's contacts by name. Each is a complete contact of its country unless its name says otherwise. */
export const contacts = {
  tokyo,
  /** Where the demo store's first delivery option is a local one. */
  kyoto: {
    ...hanako,
    ...japan,
    postalCode: '619-1222',
    administrativeArea: '京都府',
    locality: '相楽郡和束町',
    addressLines: ['白栖大狭間35'],
  },
  osaka: {
    ...hanako,
    ...japan,
    postalCode: '530-0001',
    administrativeArea: '大阪府',
    locality: '大阪市北区',
    addressLines: ['梅田3-1-1'],
  },
  /** Where the demo store has one shipping method only. */
  hokkaido: {
    ...hanako,
    ...japan,
    postalCode: '060-0001',
    administrativeArea: '北海道',
    locality: '札幌市中央区',
    addressLines: ['北一条西2-1'],
  },
  /** Where the demo store does not deliver to. */
  okinawa: {
    ...hanako,
    ...japan,
    postalCode: '900-0001',
    administrativeArea: '沖縄県',
    locality: '那覇市',
    addressLines: ['港町1-1'],
  },
  /** A postal code that is too short: the store finds the error only in the complete address. */
  mistyped: { ...tokyo, postalCode: '100-00' },
  /** Emoji in the name, which the store refuses. */
  emoji: { ...tokyo, givenName: '花子🌸' },
  /** A contact without a name. */
  nameless: { ...tokyo, familyName: '', givenName: '' },
  /** A country code that does not exist. */
  nowhere: { ...tokyo, countryCode: 'XX' },
  us: {
    ...ann,
    phoneNumber: '+12025550123',
    postalCode: '10001',
    administrativeArea: 'NY',
    locality: 'New York',
    addressLines: ['350 Fifth Avenue', '20th floor'],
    country: 'United States',
    countryCode: 'US',
  },
  gb: {
    ...ann,
    phoneNumber: '+442079460018',
    postalCode: 'SW1A 1AA',
    administrativeArea: '',
    locality: 'London',
    addressLines: ['1 The Mall'],
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  ca: {
    ...ann,
    phoneNumber: '+16135550147',
    postalCode: 'K1A 0B1',
    administrativeArea: 'ON',
    locality: 'Ottawa',
    addressLines: ['90 Wellington Street'],
    country: 'Canada',
    countryCode: 'CA',
  },
  /** In a country that the cart API's enum does not have. */
  majuro: {
    ...ann,
    phoneNumber: '+6926250123',
    postalCode: '96960',
    administrativeArea: '',
    locality: 'Majuro',
    addressLines: ['1 Lagoon Road'],
    country: 'Marshall Islands',
    countryCode: 'MH',
  },
  /** The emirate stands in the sub-locality, and there are no postal codes. */
  ae: {
    ...ann,
    phoneNumber: '+97145550199',
    subLocality: 'Dubai',
    administrativeArea: '',
    locality: 'Dubai',
    addressLines: ['1 Sheikh Mohammed bin Rashid Blvd'],
    country: 'United Arab Emirates',
    countryCode: 'AE',
  },
  /** As newer systems send it: the district as the city, no area and no postal code. */
  hk: {
    ...ann,
    phoneNumber: '+85225550188',
    postalCode: '',
    administrativeArea: '',
    locality: 'Kowloon',
    addressLines: ['18 Salisbury Road'],
    country: 'Hong Kong',
    countryCode: 'HK',
  },
} satisfies Record<string, Contact>;

export type ContactName = keyof typeof contacts;
