/// <reference types="applepayjs" />

/** A person with an address, as Apple Pay describes one. */
export type Contact = ApplePayJS.ApplePayPaymentContact;

const hanako = {
  familyName: '山田',
  givenName: '花子',
  phoneNumber: '+81335810101',
  emailAddress: 'hanako.yamada@example.jp',
};

/** Where somebody lives, in this order. */
type Place = [postalCode: string, administrativeArea: string, locality: string, ...addressLines: string[]];

const placeOf = ([postalCode, administrativeArea, locality, ...addressLines]: Place) => ({
  postalCode,
  administrativeArea,
  locality,
  addressLines,
});

const inJapan = (...place: Place) => ({ ...hanako, country: '日本', countryCode: 'JP', ...placeOf(place) });

const ann = { familyName: 'Lee', givenName: 'Ann', emailAddress: 'ann.lee@example.com' };

const abroad = (countryCode: string, country: string, phoneNumber: string, ...place: Place) => ({
  ...ann,
  phoneNumber,
  ...placeOf(place),
  country,
  countryCode,
});

const tokyo = inJapan('100-0001', '東京都', '千代田区', '千代田1-1', '皇居前ビル3階');

/** The shopper's contacts by name. Each is a complete contact of its country unless its name says otherwise. */
export const contacts = {
  tokyo,
  /** Where the demo store's first delivery option is a local one. */
  kyoto: inJapan('619-1222', '京都府', '相楽郡和束町', '白栖大狭間35'),
  osaka: inJapan('530-0001', '大阪府', '大阪市北区', '梅田3-1-1'),
  /** Where the demo store has one shipping method only. */
  hokkaido: inJapan('060-0001', '北海道', '札幌市中央区', '北一条西2-1'),
  /** Where the demo store does not deliver to. */
  okinawa: inJapan('900-0001', '沖縄県', '那覇市', '港町1-1'),
  /** A postal code that is too short: the store finds the error only in the complete address. */
  mistyped: { ...tokyo, postalCode: '100-00' },
  /** Emoji in the name, which the store refuses. */
  emoji: { ...tokyo, givenName: '花子🌸' },
  /** A contact without a name. */
  nameless: { ...tokyo, familyName: '', givenName: '' },
  /** A country code that does not exist. */
  nowhere: { ...tokyo, countryCode: 'XX' },
  us: abroad('US', 'United States', '+12025550123', '10001', 'NY', 'New York', '350 Fifth Avenue', '20th floor'),
  gb: abroad('GB', 'United Kingdom', '+442079460018', 'SW1A 1AA', '', 'London', '1 The Mall'),
  ca: abroad('CA', 'Canada', '+16135550147', 'K1A 0B1', 'ON', 'Ottawa', '90 Wellington Street'),
  /** In a country that the cart API's enum does not have. */
  majuro: abroad('MH', 'Marshall Islands', '+6926250123', '96960', '', 'Majuro', '1 Lagoon Road'),
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
  hk: abroad('HK', 'Hong Kong', '+85225550188', '', '', 'Kowloon', '18 Salisbury Road'),
  /** The same in one of the 18 districts. */
  taiPo: abroad('HK', 'Hong Kong', '+85225550189', '', '', 'Tai Po', '1 Ting Kok Road'),
  /** The same in a place that is no district. */
  lantau: abroad('HK', 'Hong Kong', '+85225550190', '', '', '大嶼山', '1 Ngong Ping Road'),
  /** The store wants a zone, for which the form of the sheet has no field. */
  lisbon: abroad('PT', 'Portugal', '+351215550191', '1100-148', '', 'Lisboa', 'Rua Augusta 1'),
} satisfies Record<string, Contact>;

export type ContactName = keyof typeof contacts;
