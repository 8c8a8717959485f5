import { afterEach, expect, test } from 'vitest';
import { liveWidgets, type Widget } from '../../src/widget/live-widgets';
import { wallets } from '../../src/widget/wallets';
import { contentOfRare } from '../../src/press/rare-press/rare-dialogs';
import type { RareEnding, UnavailableBecause, WalletId } from '../../src/wallet';

afterEach(() => {
  liveWidgets.clear();
  document.body.innerHTML = '';
});

/** A host in the page that sells a variant by a wallet; its clicks are noted. */
function hostOf(wallet: WalletId, variant: number, clicks: string[]) {
  const host = document.createElement('p');
  const element = document.createElement(wallets[wallet].element);
  element.addEventListener('click', () => clicks.push(`${wallet} ${variant}`));
  host.append(element);
  document.body.append(host);
  const widget = { host, purchase: { cartId: () => null, variantId: () => variant } } as unknown as Widget;
  liveWidgets.add(widget);
  return { host, widget, button: { widget, wallet, params: {}, element } };
}

const again = (wallet: WalletId, more: object = {}): RareEnding => ({
  type: 'unavailable',
  wallet,
  because: 'press_again',
  ...more,
});

const nowhere = () => expect.unreachable();

test.each<[RareEnding, string, string, string, string | undefined]>([
  [again('venmo'), 'もう一度ボタンを押してください', 'Venmoの準備ができました。', 'Venmoで購入', '閉じる'],
  [
    again('venmo', { isBlocked: true }),
    'Venmoでエラーが発生しました',
    'Venmoの画面を開けませんでした。もう一度ボタンを押してください。',
    'Venmoで購入',
    '閉じる',
  ],
  [
    again('venmo', { isTheirs: true }),
    'もう一度ボタンを押してください',
    'Venmoの準備ができました。',
    '閉じる',
    undefined,
  ],
  ...Object.entries({
    account: '現在、このショップではVenmoでのお支払いを受け付けておりません。別のお支払い方法をお選びください。',
    digital_cart: '配送を伴わない商品はVenmoでご購入いただけません。別のお支払い方法をお選びください。',
    not_eligible: 'カート内にVenmoをご利用いただける商品がありません。',
  } satisfies Record<UnavailableBecause, string>).map(
    ([because, text]): [RareEnding, string, string, string, undefined] => [
      { type: 'unavailable', wallet: 'venmo', because: because as UnavailableBecause },
      'Venmoをご利用いただけません',
      text,
      '閉じる',
      undefined,
    ],
  ),
  [
    { type: 'theme_editor' },
    'テーマエディタではご購入いただけません',
    '公開ページまたはプレビューでお試しください。',
    '閉じる',
    undefined,
  ],
  [
    { type: 'decelerate', reason: 'currency_changed', url: 'https://shop.example/c', asks: true },
    '通貨が変わりました',
    'お届け先の国に合わせて、カートの通貨と金額が更新されました。ご購入手続きの画面で金額をご確認ください。',
    'ご購入手続きに進む',
    undefined,
  ],
])('%j has its words and its buttons', (ending, title, message, button, second) => {
  const content = contentOfRare(ending, hostOf('venmo', 1, []).button, nowhere);
  expect([content.title, content.message, content.button, content.second]).toEqual([title, message, button, second]);
});

test('the button of a changed currency leads to checkout', () => {
  const opened: string[] = [];
  const ending = { type: 'decelerate', reason: 'currency_changed', url: 'https://shop.example/c', asks: true } as const;
  contentOfRare(ending, hostOf('venmo', 1, []).button, (url) => opened.push(url)).onPress!();
  expect(opened).toEqual(['https://shop.example/c']);
});

test('the button presses the wallet’s element; the one in its place where the page has rendered it anew; nothing where it is gone', () => {
  const clicks: string[] = [];
  const { host, widget, button } = hostOf('apple_pay', 1, clicks);
  const { onPress } = contentOfRare(again('apple_pay'), button, nowhere);
  onPress!();
  expect(clicks).toEqual(['apple_pay 1']);
  host.remove();
  liveWidgets.delete(widget);
  hostOf('apple_pay', 2, clicks);
  hostOf('google_pay', 1, clicks);
  onPress!();
  expect(clicks).toEqual(['apple_pay 1']);
  hostOf('apple_pay', 1, clicks);
  onPress!();
  expect(clicks).toEqual(['apple_pay 1', 'apple_pay 1']);
});
