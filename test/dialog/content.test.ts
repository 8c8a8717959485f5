import { expect, test } from 'vitest';
import { contentOf, type Shown } from '../../src/dialog/content';
import { say, words } from '../../src/dialog/words';

test.each<[Shown, string, string]>([
  [
    { type: 'unrecoverable', error: new Error('secret') },
    'お取引を完了できませんでした',
    '技術的な問題により、現在ご購入手続きをご利用いただけません。しばらくしてからもう一度お試しください。',
  ],
  [
    { type: 'unrecoverable', error: new Error('secret'), wallet: 'Apple Pay' },
    'Apple Payでエラーが発生しました',
    'Apple Payで問題が発生しました。もう一度お試しいただくか、別のお支払い方法をご利用ください。',
  ],
  [{ type: 'custom_validation', message: '一人3個まで' }, 'お取引を完了できませんでした', '一人3個まで'],
  [{ type: 'out_of_stock' }, '在庫切れ', 'この商品は現在ご購入いただけません。'],
])('$type has its words and a close button', (ending, title, message) => {
  expect(contentOf(ending)).toEqual({ title, message, button: '閉じる' });
});

test.each([
  ['error_dialogs.wallet.title', 'Google Payをご利用いただけません'],
  [
    'error_dialogs.google_pay.digital_cart',
    '配送を伴わない商品はGoogle Payでご購入いただけません。別のお支払い方法をご利用ください。',
  ],
  ['error_dialogs.product.out_of_stock_title', '在庫切れ'],
] as const)('%s names the wallet where it speaks of one', (key, text) => {
  expect(say(key, 'Google Pay')).toBe(text);
});

test('a name is put in as it is', () => {
  expect(say('error_dialogs.wallet.title', '$&')).toBe('$&をご利用いただけません');
});

test('no words are left with a gap once a wallet is named', () => {
  for (const key of Object.keys(words) as (keyof typeof words)[]) expect(say(key, 'Venmo')).not.toMatch(/[{}]/);
});

test('a key without words is told, and the general words are said', () => {
  const told: string[] = [];
  expect(say('error_dialogs.of.tomorrow' as keyof typeof words, 'Venmo', (key) => told.push(key))).toBe(
    words['error_dialogs.checkout.generic_error'],
  );
  expect(told).toEqual(['error_dialogs.of.tomorrow']);
});
