import type { Prepare } from '../../wallet';
import { buyAtCheckout } from './cart/checkout-ending';

/** Buy It Now, More options, and wallets without code of their own: pre-checks, then checkout. */
export const prepareBuyItNow: Prepare = async (ctx) => ({ eligible: true, start: () => buyAtCheckout(ctx) });
