/** All code that is fetched later than the core's: see `lib/code.ts`. */
import {
  ACCOUNT_AND_PROMISE,
  APPLE_SDK,
  CART_WATCH,
  CHOICE_WATCH,
  COUNTRIES,
  DIALOG,
  ERROR_REPORTS,
  LOOK_AT_CART,
  ORDER_ERRORS,
  PAYMENT,
  PAYPAL_V6,
  PAYPAL_WINDOW,
  POLICY,
  RARE_ORDER,
  RARE_PRESS,
  SUBSCRIPTION_NOTICE,
  TELEMETRY,
} from '../lib/chunk-names';
import { withTimeout } from '../lib/async';
import type { Chunk } from '../lib/code';
import { CHOICE_LIMIT, ORDER_CODE_LIMIT, SHOPPER_CODE_LIMIT, TABLE_LIMIT, WINDOW_CODE_LIMIT } from '../limits';

/** Name → file. */
export const chunks: Readonly<Record<number, Chunk>> = {
  // What looks after a page.
  [CART_WATCH]: () => import('../cart-watch'),
  [LOOK_AT_CART]: () => import('../cart-watch/look-at-cart'),
  [CHOICE_WATCH]: () => withTimeout(CHOICE_LIMIT, import('../choice-watch')),
  [SUBSCRIPTION_NOTICE]: () => withTimeout(SHOPPER_CODE_LIMIT, import('../subscription-notice')),
  [POLICY]: () => withTimeout(SHOPPER_CODE_LIMIT, import('../policy')),
  [TELEMETRY]: () => import('../telemetry'),
  [ERROR_REPORTS]: () => import('../telemetry/errors/error-reports'),
  // What few presses need.
  [DIALOG]: () => withTimeout(SHOPPER_CODE_LIMIT, import('../dialog')),
  [RARE_PRESS]: () => withTimeout(SHOPPER_CODE_LIMIT, import('../press/rare-press')),
  // What orders in a sheet need: every one that is paid, and few.
  [PAYMENT]: () => withTimeout(ORDER_CODE_LIMIT, import('../../wallets/order/payment')),
  [ORDER_ERRORS]: () => withTimeout(ORDER_CODE_LIMIT, import('../../wallets/order/order-errors')),
  [RARE_ORDER]: () => withTimeout(ORDER_CODE_LIMIT, import('../../wallets/order/rare-order')),
  [COUNTRIES]: () => withTimeout(TABLE_LIMIT, import('../../wallets/order/rare-order')),
  // What few of a wallet's buttons and presses need.
  [APPLE_SDK]: () => import('../../wallets/apple-pay/apple-sdk'),
  [PAYPAL_WINDOW]: () => withTimeout(WINDOW_CODE_LIMIT, import('../../wallets/paypal/paypal-window')),
  [PAYPAL_V6]: () => import('../../wallets/paypal/paypal-v6'),
  [ACCOUNT_AND_PROMISE]: () => import('../../wallets/shop-pay/account-and-promise'),
};
