/**
 * Names of the files that are fetched when they are needed: see `code.ts`. Numbers, because the build writes them in the place of the
 * names, and a text would stand in each file that fetches one. A wallet's is not 0: a row without code of its own has none.
 */
export const COMPANION = 0;
export const PRESS = 1;
export const SHOP_PAY = 2;
export const AMAZON = 3;
export const APPLE_PAY = 4;
export const GOOGLE_PAY = 5;
export const PAYPAL = 6;
export const APPLE = 7;
export const SERVER_MARKUP = 8;
export const RARE_HOSTS = 9;
export const CART_WATCH = 10;
export const LOOK_AT_CART = 11;
export const CHOICE_WATCH = 12;
export const SUBSCRIPTION_NOTICE = 13;
export const POLICY = 14;
export const TELEMETRY = 15;
export const ERROR_REPORTS = 16;
export const DIALOG = 17;
export const RARE_PRESS = 18;
export const PAYMENT = 19;
export const ORDER_ERRORS = 20;
export const RARE_ORDER = 21;
export const COUNTRIES = 22;
export const APPLE_SDK = 23;
export const PAYPAL_WINDOW = 24;
export const PAYPAL_V6 = 25;
export const ACCOUNT_AND_PROMISE = 26;
