import { expect, test } from 'vitest';
import { contentOf } from '../../src/dialog/content';
import type { ShownEnding } from '../../src/wallet';
import { say, words } from '../../src/dialog/words';
import type { UnavailableBecause } from '../../src/wallet';

test.each<[ShownEnding, string, string]>([
  [
    { type: 'unrecoverable', error: new Error('secret') },
    'お取引を完了できませんでした',
    '技術的な問題により、現在ご購入手続きをご利用いただけません。しばらくしてからもう一度お試しください。',
  ],
  [
    { type: 'unrecoverable', error: new Error('secret'), wallet: 'Apple Pay' },
    'Apple Payをご利用いただけません',
    'Apple Payで問題が発生しました。もう一度お試しいただくか、別のお支払い方法をご利用ください。',
  ],
  [{ type: 'custom_validation', message: '一人3個まで' }, 'お取引を完了できませんでした', '一人3個まで'],
  [{ type: 'out_of_stock' }, '在庫切れ', 'この商品は現在ご購入いただけません。'],
  ...Object.entries({
    account: '現在、このショップではGoogle Payでのお支払いを受け付けておりません。別のお支払い方法をお選びください。',
    digital_cart: '配送を伴わない商品はGoogle Payでご購入いただけません。別のお支払い方法をご利用ください。',
    not_eligible: 'カート内にGoogle Payをご利用いただける商品がありません。',
    press_again: 'Google Payの準備ができました。もう一度ボタンを押してください。',
  } satisfies Record<UnavailableBecause, string>).map(([because, text]): [ShownEnding, string, string] => [
    { type: 'unavailable', wallet: 'Google Pay', because: because as UnavailableBecause },
    'Google Payをご利用いただけません',
    text,
  ]),
])('$type has its words and a close button', (ending, title, message) => {
  expect(contentOf(ending)).toEqual({ title, message, button: '閉じる' });
});

const GENERIC = '技術的な問題により、現在ご購入手続きをご利用いただけません。しばらくしてからもう一度お試しください。';

test.each([
  ['is empty', ''],
  ['is blank', ' \n\u3000\t'],
  ['is of characters that nobody sees', '\u200b\ufeff'],
  ['is the title', 'お取引を完了できませんでした'],
  ['is the title as a sentence', ' お取引を完了できませんでした。\n'],
])('a merchant’s message that %s gives way to the generic words', (_case, message) => {
  expect(contentOf({ type: 'custom_validation', message }).message).toBe(GENERIC);
});

test('a merchant’s message that has words is shown as it is', () => {
  const message = ' お取引を完了できませんでした。\n一人3個まで ';
  expect(contentOf({ type: 'custom_validation', message }).message).toBe(message);
});

/** The longest text that stands in both. */
function inCommon(one: string, other: string): string {
  let longest = '';
  for (let from = 0; from < one.length; from++) {
    while (other.includes(one.slice(from, from + longest.length + 1)) && from + longest.length < one.length) {
      longest = one.slice(from, from + longest.length + 1);
    }
  }
  return longest;
}

test.each<ShownEnding>([
  { type: 'unrecoverable', error: null },
  ...['Apple Pay', 'Google Pay', 'PayPal', 'Venmo', 'Meta Pay', 'Shop Pay', 'Amazon Pay', 'Buy with Prime'].map(
    (wallet): ShownEnding => ({ type: 'unrecoverable', error: null, wallet }),
  ),
  { type: 'custom_validation', message: '' },
  { type: 'custom_validation', message: 'お取引を完了できませんでした。' },
  { type: 'out_of_stock' },
  { type: 'unavailable', wallet: 'Google Pay', because: 'account' },
  { type: 'unavailable', wallet: 'Google Pay', because: 'press_again' },
])('title and text say different things: %j', (ending) => {
  const { title, message } = contentOf(ending);
  const wallet = ('wallet' in ending && ending.wallet) || '-';
  const [head, text] = [title, message as string].map((said) => said.replaceAll(wallet, '-'));
  // A verb and its ending are longer than this.
  expect(inCommon(head!, text!).length).toBeLessThan(6);
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

test('no text keeps a placeholder once the wallet’s name is inserted', () => {
  for (const key of Object.keys(words) as (keyof typeof words)[]) expect(say(key, 'Venmo')).not.toMatch(/[{}]/);
});

test('a key without a text is reported, and the general text is used', () => {
  const told: string[] = [];
  expect(say('error_dialogs.of.tomorrow' as keyof typeof words, 'Venmo', (key) => told.push(key))).toBe(
    words['error_dialogs.checkout.generic_error'],
  );
  expect(told).toEqual(['error_dialogs.of.tomorrow']);
});
