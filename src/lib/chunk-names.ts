/**
 * Names of the files that are fetched when they are needed: see `code.ts`. Numbers, because the build writes them in the place of the
 * names, and a text would stand in each file that fetches one. A wallet's is not 0: a row without code of its own has none.
 */
export const COMPANION = 0;
export const PRESS = 1;
export const BUTTON_SIGNS = 2;
export const SHOP_PAY = 3;
export const PAYPAL = 4;
export const AMAZON = 5;
export const APPLE_PAY = 6;
export const GOOGLE_PAY = 7;
export const APPLE = 8;
export const SERVER_MARKUP = 9;
export const RARE_HOSTS = 10;
export const CART_WATCH = 11;
export const LOOK_AT_CART = 12;
export const CHOICE_WATCH = 13;
export const COMPAT = 14;
export const SUBSCRIPTION_NOTICE = 15;
export const POLICY = 16;
export const TELEMETRY = 17;
export const ERROR_REPORTS = 18;
export const DIALOG = 19;
export const RARE_PRESS = 20;
export const PAYMENT = 21;
export const ORDER_ERRORS = 22;
export const RARE_ORDER = 23;
export const COUNTRIES = 24;
export const APPLE_SDK = 25;
export const PAYPAL_WINDOW = 26;
export const PAYPAL_V6 = 27;
export const ACCOUNT_AND_PROMISE = 28;
