/** The few words that are painted at once. Everything longer is in the lazy chunks. */
export const words = {
  buyNow: '今すぐ購入',
  /** Follows the wallet's logo or name without a space: "Shop Payで購入". */
  buyWith: 'で購入',
  moreOptions: 'その他のお支払い方法',
  /** Heading of the wallet grid, for screen readers. */
  expressCheckout: 'エクスプレスチェックアウト',
  /** Last resort, when not even the dialog can be loaded. */
  unavailable: 'しばらくしてからもう一度お試しください。',
} as const;

/** A plain link to the cart, where no buttons can come. */
export const VIEW_CART = 'カートを見る';
