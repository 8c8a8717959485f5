import { expect, test } from 'vitest';
import { errorOfAnswer, googleError } from '../../../../wallets/order/order-errors/google-errors';
import { clientError } from '../../../../src/api/client-error';
import { shownErrors } from '../../../../wallets/order/order-errors/shown-errors';
import type { FieldError } from '../../../../wallets/order/order-errors/reported-error';

const addressed = { shop: 'かるい茶舗', shipping: 'JP', billing: 'JP', wholeName: true };
const shown = (...errors: FieldError[]) => googleError(shownErrors(errors, addressed));

const error = (field: FieldError['field'], contact: FieldError['contact'] = 'shipping'): FieldError => ({
  contact,
  field,
  key: field === 'payment' ? 'invalid.payment' : field === 'address' ? 'unserviceable' : `invalid.${field}`,
});

const payment = error('payment', 'billing');

test('without errors the sheet shows none', () => expect(shown()).toBeUndefined());

test.each<[string, FieldError[], string]>([
  ['a place that is not served', [payment, error('city'), error('address')], 'SHIPPING_ADDRESS_UNSERVICEABLE'],
  ['the zone before the postal code', [error('postal_code'), error('zone')], 'SHIPPING_ADDRESS_INVALID'],
  ['the delivery before the card', [error('city', 'billing'), error('shipping_option')], 'SHIPPING_OPTION_INVALID'],
  ['the card’s address before the payment', [payment, error('city', 'billing')], 'PAYMENT_DATA_INVALID'],
])('of several errors the sheet shows one: %s', (_what, errors, reason) =>
  expect(shown(...errors)?.reason).toBe(reason),
);

test('the words are those of the first', () =>
  expect(shown(error('postal_code'), error('zone'))?.message).toBe('都道府県を選び直してください'));

test('an address that is not served names the shop', () =>
  expect(shown(error('address'))?.message).toBe(
    'かるい茶舗ではこの住所への配送に対応していません。別の住所をお選びください。',
  ));

test('a missing first name asks for a space, because the sheet has one field for the name', () =>
  expect(shown({ contact: 'shipping', field: 'first_name', key: 'missing.first_name' })?.message).toBe(
    '「姓」と「名」の間にスペースを入れてください',
  ));

test('a sheet whose order took too long says so', () => {
  const ending = { type: 'unrecoverable', error: clientError('timeout', 'no answer within 1 ms') } as const;
  expect(errorOfAnswer({ type: 'end', ending, ordered: false }, 'PAYMENT_AUTHORIZATION')?.message).toBe(
    '制限時間を過ぎました。もう一度お試しください。',
  );
});

test.each<[FieldError['key'], string]>([
  ['emojis.last_name', 'お名前に絵文字は使用できません'],
  ['too_long.first_name', 'お名前が長すぎます'],
  ['missing.last_name', 'お名前を入力してください'],
])('any other mistake in a name is shown for the whole name: %s', (key, words) =>
  expect(
    shown({ contact: 'shipping', field: key.endsWith('first_name') ? 'first_name' : 'last_name', key })?.message,
  ).toBe(words),
);

test('where there is no name at all, the sheet asks for one', () =>
  expect(
    shown(
      { contact: 'shipping', field: 'first_name', key: 'missing.first_name' },
      { contact: 'shipping', field: 'last_name', key: 'missing.last_name' },
    )?.message,
  ).toBe('お名前を入力してください'));
