import { describe, expect, test } from 'vitest';
import { message, type MessageKey, type MessageValues } from '../../../../wallets/order/order-errors/error-words';
import actions from './error-actions.json';

const say = (key: string, values: MessageValues = {}) => {
  const missing: string[] = [];
  return [message(key as MessageKey, values, (one) => missing.push(one)), missing];
};

/** Each field once, of those that are entered and of those that are chosen, and each sentence once. */
const WORDS: Record<string, string> = {
  'missing.first_name': '「名」を入力してください',
  'missing.last_name': '「姓」を入力してください',
  'missing.name': 'お名前を入力してください',
  'missing.address1': '住所を入力してください',
  'missing.address2': '建物名、部屋番号などを入力してください',
  'missing.city': '市区町村を入力してください',
  'missing.zone': '都道府県/州を選択してください',
  'missing.postal_code': '郵便番号を入力してください',
  'missing.country': '国/地域を選択してください',
  'missing.phone': '電話番号を入力してください',
  'missing.email': 'メールアドレスを入力してください',
  'missing.shipping_option': '配送方法を選択してください',
  'invalid.shipping_option': '配送方法を選び直してください',
  'invalid.first_name': '「名」を正しく入力してください',
  'invalid.zone': '都道府県/州を選び直してください',
  'emojis.first_name': '「名」に絵文字は使用できません',
  'html_tags.address1': '住所にHTMLタグは使用できません',
  'url.last_name': '「姓」にURLは使用できません',
  'too_long.city': '市区町村が長すぎます',
  unserviceable: 'この住所には配送できません',
  'invalid.billing_address': '請求先住所をご確認ください',
  'invalid.shipping_address': '配送先住所をご確認ください',
  'invalid.payment': 'お支払い方法をご確認ください',
  'invalid.full_name': '「姓」と「名」の間にスペースを入れてください',
  'shipping_methods.choose': '配送方法を選択してください',
};

describe('words', () => {
  test.each(Object.entries(WORDS))('%s', (key, words) => expect(say(key)).toEqual([words, []]));

  test('are there for every key that an error leads to', () => {
    const rows: { action: string; messageKey?: string }[] = [
      ...Object.values(actions.SubmissionErrorCode),
      ...Object.values(actions.CartErrorCode),
    ];
    const keys = new Set(rows.flatMap(({ messageKey }) => messageKey ?? []));
    expect([...keys].filter((key) => say(key)[1]?.length !== 0)).toEqual([]);
    expect(keys.size).toBeGreaterThan(20);
  });

  test.each([
    ['JP', '都道府県を選択してください'],
    ['AE', '首長国を選択してください'],
    ['US', '都道府県/州を選択してください'],
  ])('of a zone depend on the country: %s', (country, words) =>
    expect(say('missing.zone', { country })).toEqual([words, []]),
  );

  test('of a street ask for what Japan’s address lines have', () => {
    expect(say('missing.address1', { country: 'JP' })).toEqual(['町名・番地を入力してください', []]);
    expect(say('too_long.address1', { country: 'JP' })).toEqual(['町名・番地が長すぎます', []]);
  });

  test('of the billing contact name it', () => {
    const contact = 'billing' as const;
    expect(say('missing.address1', { contact })).toEqual(['請求先の住所を入力してください', []]);
    expect(say('missing.zone', { contact, country: 'JP' })).toEqual(['請求先の都道府県を選択してください', []]);
    expect(say('missing.address1', { contact: 'shipping' })).toEqual(['住所を入力してください', []]);
    expect(say('invalid.last_name', { contact })).toEqual(['請求先の「姓」を正しく入力してください', []]);
    expect(say('invalid.billing_address', { contact })).toEqual(['請求先住所をご確認ください', []]);
  });

  test('of an address that is not served name the shop, whatever its name', () => {
    const shop = '$& {field} 商店';
    expect(say('unserviceable', { shop })).toEqual([
      '$& {field} 商店ではこの住所への配送に対応していません。別の住所をお選びください。',
      [],
    ]);
    expect(say('unserviceable', { shop: '店'.repeat(128) })).toEqual(['この住所には配送できません', []]);
  });
});

test.each(['', 'missing', 'missing.', 'wrong.city', 'constructor.name', 'missing.constructor'])(
  '"%s" has no words: this is reported, and a general message is shown',
  (key) => expect(say(key)).toEqual(['ご入力内容をご確認ください', [key]]),
);
