/* Labels of a sheet's lines. Not a table, because the bundler inlines such texts where they are used. */
export const SUBTOTAL = '小計';
export const SHIPPING = '配送料';
export const OF_ONE_TIME_PURCHASE = '（通常購入）';
export const OF_SUBSCRIPTION = '（定期購入）';
export const DUTIES = '関税';
export const TAXES = '税金';
export const DISCOUNT = '割引';
