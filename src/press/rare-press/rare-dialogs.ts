import { liveWidgets, type Widget } from '../../widget/live-widgets';
import { wallets } from '../../widget/wallets';
import { BUY_WITH, CLOSE } from '../../words';
import type { DialogContent } from '../../dialog/content';
import type { RareEnding } from '../../wallet';
import type { Button } from '../../widget/press-code';
import style from './asking.css?inline';

const UNAVAILABLE = '{wallet}をご利用いただけません';

/** The words of dialogs that few presses need. `{wallet}` is replaced with the wallet's name. */
const rareWords = {
  account: {
    title: UNAVAILABLE,
    message: '現在、このショップでは{wallet}でのお支払いを受け付けておりません。別のお支払い方法をお選びください。',
  },
  digital_cart: {
    title: UNAVAILABLE,
    message: '配送を伴わない商品は{wallet}でご購入いただけません。別のお支払い方法をお選びください。',
  },
  not_eligible: { title: UNAVAILABLE, message: 'カート内に{wallet}をご利用いただける商品がありません。' },
  theme_editor: {
    title: 'テーマエディタではご購入いただけません',
    message: '公開ページまたはプレビューでお試しください。',
  },
  press_again: { title: 'もう一度ボタンを押してください', message: '{wallet}の準備ができました。' },
  not_opened: {
    title: '{wallet}でエラーが発生しました',
    message: '{wallet}の画面を開けませんでした。もう一度ボタンを押してください。',
  },
  currency: {
    title: '通貨が変わりました',
    message: 'お届け先の国に合わせて、カートの通貨と金額が更新されました。ご購入手続きの画面で金額をご確認ください。',
  },
} as const;

/** Label of the button that leads to checkout. */
const TO_CHECKOUT = 'ご購入手続きに進む';

/** Whether two hosts sell the same: the page may have rendered one anew in the place of the other. */
const sellsSame = ({ purchase: one }: Widget, { purchase: other }: Widget): boolean =>
  one.cartId() === other.cartId() && one.variantId?.() === other.variantId?.();

/** The wallet's element in the page: the pressed one, or the one in its place; one that is seen before all others. */
function elementOf({ widget, wallet, element }: Button): HTMLElement | undefined {
  const same = [...liveWidgets].filter((other) => sellsSame(widget, other));
  const inHosts = same.map(({ host }) => host.querySelector<HTMLElement>(wallets[wallet].element));
  const all = [element, ...inHosts].filter((each) => each?.isConnected) as HTMLElement[];
  return all.find((each) => each.getClientRects().length > 0) ?? all[0];
}

/**
 * The dialog of an ending that few presses have. Where it asks the shopper something, its first button presses the wallet's button again,
 * inside its own click, because a window opens only there; where the page sells the same no more, it only closes the dialog. Or it leads to
 * checkout. Where the shopper has to press the vendor's own button, which gets the focus, there is only a button to close.
 */
export function contentOfRare(ending: RareEnding, button: Button, openCheckout: (url: string) => void): DialogContent {
  if (ending.type === 'decelerate')
    return { ...rareWords.currency, button: TO_CHECKOUT, onPress: () => openCheckout(ending.url) };
  if (ending.type === 'theme_editor') return { ...rareWords.theme_editor, button: CLOSE };
  const { label } = wallets[ending.wallet];
  const asksAgain = ending.because === 'press_again';
  const { title, message } = rareWords[asksAgain && ending.isBlocked ? 'not_opened' : ending.because];
  const said = { title: title.replace('{wallet}', label), message: message.replace('{wallet}', label) };
  if (!asksAgain || ending.isTheirs) return { ...said, button: CLOSE };
  return {
    ...said,
    button: label + BUY_WITH,
    onPress: () => elementOf(button)?.click(),
    second: CLOSE,
    style,
  };
}
