/** The few words that are painted at once. Everything longer is in the lazy chunks. */
export const BUY_NOW = '今すぐ購入';

/** Follows the wallet's logo or name without a space: "Shop Payで購入". */
export const BUY_WITH = 'で購入';

export const MORE_OPTIONS = 'その他のお支払い方法';

/** Heading of the wallet grid, for screen readers. */
export const EXPRESS_CHECKOUT = 'エクスプレスチェックアウト';

/** Said after a press of a policy's button if its code can't be loaded, and in the place of a policy that can't be. */
export const POLICY_NOT_LOADED = 'ポリシーを読み込めませんでした。';

/** Text of a plain link to the cart, for pages that can't have buttons. */
export const VIEW_CART = 'カートを見る';
