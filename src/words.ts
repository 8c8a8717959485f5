/** Words that the core has: painted at once, or said where other code may not come. All others stand beside the code that says them. */
export const BUY_NOW = '今すぐ購入';

/** Follows the wallet's logo or name without a space: "Shop Payで購入". */
export const BUY_WITH = 'で購入';

export const MORE_OPTIONS = 'その他のお支払い方法';

/** Heading of the wallet grid, for screen readers. */
export const EXPRESS_CHECKOUT = 'エクスプレスチェックアウト';

/** Said after a press of a policy's button if its code can't be loaded, and in the place of a policy that can't be. */
export const POLICY_NOT_LOADED = 'ポリシーを読み込めませんでした。';

/** Said where a press needs the network and there is none. */
export const NO_NETWORK = 'インターネットに接続できません';

/** Title, text and button of the dialogs that say that a purchase can't go on. */
export const CHECKOUT_FAILED = 'ご購入手続きに進めませんでした';
export const TRY_LATER = '現在ご利用いただけません。しばらく時間をおいてから、もう一度お試しください。';
export const CLOSE = '閉じる';

/** Text of a plain link to the cart, for pages that can't have buttons. */
export const VIEW_CART = 'カートを見る';
