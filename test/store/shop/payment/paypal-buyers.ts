import type { AddressInput } from '../delivery/address';

/** A person with a PayPal account, as PayPal describes them. */
export interface PaypalBuyer {
  /** What PayPal's window calls them. */
  label: string;
  email: string;
  /** Where it is to be sent; null where PayPal names no address. */
  destination: AddressInput | null;
  billing: AddressInput | null;
  /** The approval is no longer good. */
  isExpired?: true;
  /** What was approved, in whole units of the order's currency; the order's amount unless given. */
  approves?: number;
}

const tokyoAddress: AddressInput = {
  firstName: '花子',
  lastName: '山田',
  address1: '永田町2-3-1',
  address2: '霞ビル5階',
  city: '千代田区',
  zip: '100-0014',
  province: 'JP-13',
  country: 'JP',
  phone: '+81335810101',
};

const at = (label: string, address: AddressInput, email = 'hanako.yamada@example.jp'): PaypalBuyer => ({
  label,
  email,
  destination: address,
  billing: address,
});

/** A buyer abroad. */
const ann = (label: string, address: AddressInput) =>
  at(label, { firstName: 'Ann', lastName: 'Lee', ...address }, 'ann.lee@example.com');

const tokyo = at('東京都千代田区', tokyoAddress);

/** Who can approve, by name. Each is complete and is delivered to unless the name says otherwise. */
export const paypalBuyers = {
  tokyo,
  company: at('会社あて', { ...tokyoAddress, company: '株式会社かるい' }),
  'no-prefecture': at('都道府県なし', { ...tokyoAddress, province: null }),
  /** As PayPal writes a prefecture of a shopper who has typed it in Latin letters. */
  romanised: at('ローマ字の住所', {
    ...tokyoAddress,
    firstName: 'Hanako',
    lastName: 'Yamada',
    address1: '2-3-1 Nagatacho',
    address2: 'Kasumi Building 5F',
    city: 'Chiyoda-ku',
    province: 'Tokyo',
  }),
  okinawa: at('那覇市（配送対象外）', {
    ...tokyoAddress,
    address1: '港町1-1',
    address2: null,
    city: '那覇市',
    zip: '900-0001',
    province: 'JP-47',
  }),
  us: ann('ニューヨーク', {
    address1: '350 Fifth Avenue',
    address2: '20th floor',
    city: 'New York',
    zip: '10001',
    province: 'NY',
    country: 'US',
    phone: '+12025550123',
  }),
  gb: ann('ロンドン', {
    address1: '1 The Mall',
    city: 'London',
    zip: 'SW1A 1AA',
    country: 'GB',
    phone: '+442079460018',
  }),
  /** There are no postal codes: the region stands in that field. */
  hk: ann('香港', {
    address1: '18 Salisbury Road',
    city: 'Tsim Sha Tsui',
    zip: 'Kowloon',
    country: 'HK',
    phone: '+85225550188',
  }),
  ae: ann('ドバイ', {
    address1: '1 Sheikh Mohammed bin Rashid Blvd',
    city: 'Dubai',
    province: 'Dubai',
    country: 'AE',
    phone: '+97145550199',
  }),
  'no-phone': at('電話番号なし', { ...tokyoAddress, phone: null }),
  'no-address': { ...tokyo, label: '配送先なし', destination: null },
  'no-billing': { ...tokyo, label: '請求先なし', billing: null },
  expired: { ...tokyo, label: '承認の期限切れ', isExpired: true },
  'three-million': { ...tokyo, label: '300万円まで承認', approves: 3_000_000 },
} satisfies Record<string, PaypalBuyer>;

export type PaypalBuyerName = keyof typeof paypalBuyers;

/** Whether there is a buyer of this name. */
export const isPaypalBuyer = (name: string): name is PaypalBuyerName => Object.hasOwn(paypalBuyers, name);
