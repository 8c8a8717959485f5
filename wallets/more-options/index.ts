import { buyAtCheckout } from '../../src/press/running/cart/checkout-ending';
import type { Prepare } from '../../src/wallet';

/** More payment options: pre-checks, then checkout. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: () => buyAtCheckout(ctx),
});
