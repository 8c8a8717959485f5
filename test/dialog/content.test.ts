import { expect, test } from 'vitest';
import { contentOf, textOf, words } from '../../src/dialog/content';
import { wallets } from '../../src/widget/wallets';
import type { DialogEnding, WalletId } from '../../src/wallet';
import { whilePageAdds } from '../page-adds';

test.each<[DialogEnding, string, string]>([
  [
    { type: 'unrecoverable', error: new Error('secret') },
    'ご購入手続きに進めませんでした',
    '現在ご利用いただけません。しばらく時間をおいてから、もう一度お試しください。',
  ],
  [
    { type: 'unrecoverable', error: null, about: 'quantity' },
    'ご購入手続きに進めませんでした',
    '数量は1以上の整数で入力してください。',
  ],
  [
    { type: 'unrecoverable', error: new Error('secret'), wallet: 'apple_pay' },
    'Apple Payでエラーが発生しました',
    '技術的な問題により、お手続きを完了できませんでした。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  ],
  [{ type: 'custom_validation', message: '一人3個まで' }, 'ご購入手続きに進めませんでした', '一人3個まで'],
  [{ type: 'out_of_stock' }, '在庫切れ', 'この商品は現在ご購入いただけません。'],
])('$type has its words and a close button', (ending, title, message) => {
  expect(contentOf(ending)).toEqual({ title, message, button: '閉じる' });
});

const CHECK_ORDER = 'ご注文内容をご確認ください。';

test.each([
  ['is empty', ''],
  ['is blank', ' \n\u3000\t'],
  ['is of characters that nobody sees', '\u200b\ufeff'],
  ['is the title', 'ご購入手続きに進めませんでした'],
  ['is the title as a sentence', ' ご購入手続きに進めませんでした。\n'],
])('a merchant’s message that %s gives way to words that ask for a look at the order', (_case, message) => {
  expect(contentOf({ type: 'custom_validation', message }).message).toBe(CHECK_ORDER);
});

test('a merchant’s message that has words is shown as it is', () => {
  const message = ' ご購入手続きに進めませんでした。\n一人3個まで ';
  expect(contentOf({ type: 'custom_validation', message }).message).toBe(message);
});

const BRANDED = (Object.keys(wallets) as WalletId[]).filter((wallet) => wallets[wallet].label);

test.each(BRANDED)('%s is spelt as its brand is, with a space where the brand has one', (wallet) => {
  const { label, instrument } = wallets[wallet];
  const { title, message } = contentOf({ type: 'unrecoverable', error: null, wallet });
  expect(title).toContain(label);
  expect(label === instrument || !`${title}${message}`.includes(instrument)).toBe(true);
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

test.each<DialogEnding>([
  { type: 'unrecoverable', error: null },
  { type: 'unrecoverable', error: null, about: 'quantity' },
  ...BRANDED.map((wallet): DialogEnding => ({ type: 'unrecoverable', error: null, wallet })),
  { type: 'custom_validation', message: '' },
  { type: 'custom_validation', message: 'ご購入手続きに進めませんでした。' },
  { type: 'out_of_stock' },
])('title and text say different things: %j', (ending) => {
  const { title, message } = contentOf(ending);
  const wallet = ('wallet' in ending && ending.wallet && wallets[ending.wallet].label) || '-';
  const [head, text] = [title, message as string].map((said) => said.replaceAll(wallet, '-'));
  // A verb and its ending are longer than this.
  expect(inCommon(head!, text!).length).toBeLessThan(6);
});

test.each([
  ['error_dialogs.wallet.title', 'Google Payでエラーが発生しました'],
  ['error_dialogs.product.out_of_stock_title', '在庫切れ'],
] as const)('%s names the wallet where it speaks of one', (key, text) => {
  expect(textOf(key, 'Google Pay')).toBe(text);
});

test('a name is put in as it is', () => {
  expect(textOf('error_dialogs.wallet.title', '$&')).toBe('$&でエラーが発生しました');
});

test('no text keeps a placeholder once the wallet’s name is inserted', () => {
  for (const key of Object.keys(words) as (keyof typeof words)[]) expect(textOf(key, 'Venmo')).not.toMatch(/[{}]/);
});

test('a key without a text is reported, and the general text is used', () => {
  const told: string[] = [];
  expect(textOf('error_dialogs.of.tomorrow' as keyof typeof words, 'Venmo', (key) => told.push(key))).toBe(
    words['error_dialogs.checkout.generic_error'],
  );
  expect(told).toEqual(['error_dialogs.of.tomorrow']);
});

test('a wallet that the page has added to every object is not named', async () => {
  const ending: DialogEnding = { type: 'unrecoverable', error: null };
  const usual = contentOf(ending);
  for (const wallet of ['google_pay', 'y'])
    expect(await whilePageAdds({ wallet }, () => contentOf(ending))).toEqual(usual);
});
