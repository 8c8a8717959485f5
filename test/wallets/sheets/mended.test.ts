import { describe, expect, test } from 'vitest';
import { onFakeClock } from '../in-process/fake-time';
import { fault } from '../in-process/store-actions';
import { endingOf, pay } from '../in-process/way';
import { SHEETS, type AnyWay, type Sheet } from './sheets';

onFakeClock();

const TOO_FAR = 'かるい茶舗ではこの住所への配送に対応していません。別の住所をお選びください。';
const moves = [{ do: 'address', to: 'osaka' } as const, pay];

/** What is wrong, the way to it and on, and what the shopper is shown: on Apple's sheet where, and the words on both. */
type Row = [what: string, way: (sheet: Sheet) => AnyWay, where: string, apple: string, google?: string];

const ROWS: Row[] = [
  [
    'a postal code that is too short',
    ({ at }) => ({ setup: at('mistyped', 'tokyo'), actions: [pay, { do: 'address', to: 'tokyo' }, pay] }),
    'shippingContactInvalid postalCode',
    '郵便番号を正しく入力してください',
  ],
  [
    'emoji in the name',
    ({ at, rename }) => ({ setup: at('emoji', 'tokyo'), actions: [pay, rename('山田', '花子'), pay] }),
    'shippingContactInvalid name',
    '「名」に絵文字は使用できません',
    'お名前に絵文字は使用できません',
  ],
  [
    'no name, without which Apple lets nobody pay',
    ({ at, rename }) => ({ setup: at('nameless', 'tokyo'), actions: [pay, rename('山田', '花子'), pay] }),
    'shippingContactInvalid name',
    '',
    'お名前を入力してください',
  ],
  [
    'a name of which the store wants more',
    ({ rename }) => ({
      actions: [
        fault('cartSubmitForCompletion', { submitFailed: [{ code: 'DELIVERY_FIRST_NAME_REQUIRED' }] }),
        pay,
        rename('田中', '花子'),
        pay,
      ],
    }),
    'shippingContactInvalid name',
    '「名」を入力してください',
    '「姓」と「名」の間にスペースを入れてください',
  ],
  [
    'a card from a country that the API does not know',
    ({ at }) => ({ setup: at('tokyo', 'majuro'), actions: [pay, { do: 'card', to: 'visa', billing: 'tokyo' }, pay] }),
    'billingContactInvalid country',
    '請求先の国/地域を選び直してください',
  ],
  ['a place not served', ({ at }) => ({ setup: at('okinawa'), actions: moves }), 'addressUnserviceable', TOO_FAR],
  [
    'a country that the API does not know',
    ({ at }) => ({ setup: at('majuro', 'tokyo'), actions: moves }),
    'addressUnserviceable countryCode',
    TOO_FAR,
  ],
  [
    'a country code that does not exist',
    ({ at }) => ({ setup: at('nowhere', 'tokyo'), actions: moves }),
    'shippingContactInvalid country',
    '国/地域を選び直してください',
  ],
  [
    'a place that is not served, chosen later',
    () => ({ actions: [{ do: 'address', to: 'okinawa' }, ...moves] }),
    'addressUnserviceable',
    TOO_FAR,
  ],
];

/** Google's reason and intent for Apple's code. */
const REASONS: Record<string, [reason: string, intent: string]> = {
  addressUnserviceable: ['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'],
  shippingContactInvalid: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  billingContactInvalid: ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'],
};

describe.each(SHEETS)('the shopper corrects a mistake on the sheet of $name:', (sheet) => {
  test.each(ROWS)('%s', async (_what, way, where, apple, google = apple) => {
    const { seen, errors } = await sheet.go(way(sheet));
    const [code = '', field] = where.split(' ');
    const onApples = apple ? [[code, field, apple]] : [];
    expect(errors).toEqual(sheet.name === 'Apple Pay' ? onApples : [[...REASONS[code]!, google]]);
    expect(endingOf(seen)?.type).toBe('redirect');
  });
});
