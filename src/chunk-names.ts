/**
 * Names of the files that are fetched when they are needed: see `core/code.ts`. Numbers, because the build writes them in the place of the
 * names, and a text would stand in each file that fetches one.
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
export const CONTRAST = 17;
export const TELEMETRY = 18;
export const ERROR_REPORTS = 19;
export const DIALOG = 20;
export const RARE_PRESS = 21;
export const PAYMENT = 22;
export const ORDER_ERRORS = 23;
export const RARE_ORDER = 24;
export const COUNTRIES = 25;
export const SHEET_ERRORS = 26;
export const APPLE_SDK = 27;
export const PAYPAL_WINDOW = 28;
export const PAYPAL_V6 = 29;
export const ACCOUNT_AND_PROMISE = 30;
