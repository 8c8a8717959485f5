import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message, type MessageKey, type MessageValues } from '../../../../wallets/sheet/errors/messages';
import reactions from './error-reactions.json';

const say = (key: string, values: MessageValues = {}) => {
  const missing: string[] = [];
  return [message(key as MessageKey, values, (one) => missing.push(one)), missing];
};

const WORDS: Record<string, string> = {
  'missing.first_name': '名を入力してください',
  'missing.last_name': '姓を入力してください',
  'missing.address1': '住所を入力してください',
  'missing.address2': '建物名、部屋番号などを入力してください',
  'missing.city': '市区町村を入力してください',
  'missing.zone': '都道府県/州を選択してください',
  'missing.prefecture': '都道府県を選択してください',
  'missing.emirate': '首長国を選択してください',
  'missing.postal_code': '郵便番号を入力してください',
  'missing.country': '国/地域を選択してください',
  'missing.phone': '電話番号を入力してください',
  'missing.email': 'メールアドレスを入力してください',
  'missing.shipping_option': '配送方法を選択してください',
  'invalid.first_name': '有効な名を入力してください',
  'invalid.last_name': '有効な姓を入力してください',
  'invalid.address1': '有効な住所を入力してください',
  'invalid.address2': '有効な建物名、部屋番号などを入力してください',
  'invalid.city': '有効な市区町村を入力してください',
  'invalid.zone': '有効な都道府県/州を選択してください',
  'invalid.prefecture': '有効な都道府県を選択してください',
  'invalid.emirate': '有効な首長国を選択してください',
  'invalid.postal_code': '有効な郵便番号を入力してください',
  'invalid.country': '有効な国/地域を選択してください',
  'invalid.phone': '有効な電話番号を入力してください',
  'invalid.email': '有効なメールアドレスを入力してください',
  'invalid.shipping_option': '有効な配送方法を選択してください',
  'emojis.first_name': '名に絵文字は使用できません',
  'emojis.last_name': '姓に絵文字は使用できません',
  'emojis.address1': '住所に絵文字は使用できません',
  'emojis.address2': '建物名、部屋番号などに絵文字は使用できません',
  'emojis.city': '市区町村に絵文字は使用できません',
  'emojis.postal_code': '郵便番号に絵文字は使用できません',
  'emojis.phone': '電話番号に絵文字は使用できません',
  'html_tags.first_name': '名にHTMLタグは使用できません',
  'html_tags.last_name': '姓にHTMLタグは使用できません',
  'html_tags.address1': '住所にHTMLタグは使用できません',
  'html_tags.address2': '建物名、部屋番号などにHTMLタグは使用できません',
  'html_tags.city': '市区町村にHTMLタグは使用できません',
  'url.first_name': '名にURLは使用できません',
  'url.last_name': '姓にURLは使用できません',
  'too_long.first_name': '名が長すぎます',
  'too_long.last_name': '姓が長すぎます',
  'too_long.address1': '住所が長すぎます',
  'too_long.address2': '建物名、部屋番号などが長すぎます',
  'too_long.city': '市区町村が長すぎます',
  unserviceable: 'この住所には配送できません',
  'invalid.billing_address': '請求先住所を確認してください',
  'invalid.shipping_address': '配送先住所を確認してください',
  'invalid.payment': 'お支払い方法を確認してください',
  'invalid.full_name': '姓と名の間にスペースを入れてください',
  'shipping_methods.choose': '配送方法を選択してください',
};

describe('words', () => {
  test.each(Object.entries(WORDS))('%s', (key, words) => expect(say(key)).toEqual([words, []]));

  test('are there for every key that an error leads to', () => {
    const rows: { action: string; messageKey?: string }[] = [
      ...Object.values(reactions.SubmissionErrorCode),
      ...Object.values(reactions.CartErrorCode),
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

  test('of the billing contact name it', () => {
    const contact = 'billing' as const;
    expect(say('missing.address1', { contact })).toEqual(['請求先の住所を入力してください', []]);
    expect(say('missing.zone', { contact, country: 'JP' })).toEqual(['請求先の都道府県を選択してください', []]);
    expect(say('missing.address1', { contact: 'shipping' })).toEqual(['住所を入力してください', []]);
    expect(say('invalid.billing_address', { contact })).toEqual(['請求先住所を確認してください', []]);
  });

  test('of an address that is not served name the shop, whatever its name', () => {
    const shop = '$& {field} 商店';
    expect(say('unserviceable', { shop })).toEqual([
      '$& {field} 商店ではこの住所への配送に対応していません。別の住所をお選びください',
      [],
    ]);
    expect(say('unserviceable', { shop: '店'.repeat(128) })).toEqual(['この住所には配送できません', []]);
  });

  test('fit into a sheet of Apple Pay', () => {
    const values = fc.record({
      contact: fc.constantFrom('shipping', 'billing'),
      country: fc.constantFrom('JP', 'AE', 'US', ''),
      shop: fc.string({ maxLength: 200 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(WORDS)), values, (key, some) => {
        const [words, missing] = say(key, some);
        expect(missing).toEqual([]);
        expect(words?.length).toBeGreaterThan(0);
        expect(words?.length).toBeLessThanOrEqual(128);
      }),
    );
  });
});

test.each([
  '',
  'missing',
  'missing.',
  'missing.fax',
  'wrong.city',
  'constructor',
  'constructor.name',
  'missing.constructor',
  'other.recurring_total_day',
])('"%s" has no words: this is reported, and a general message is shown', (key) => {
  expect(say(key)).toEqual(['ご入力内容を確認してください', [key]]);
  expect(message(key as MessageKey)).toBe('ご入力内容を確認してください');
});
