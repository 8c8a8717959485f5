import { goToCheckout } from '../../src/press/running/cart/go-to-checkout';
import type { Prepare } from '../../src/wallet';

/** Buy It Now: pre-checks, then checkout. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: () => goToCheckout(ctx),
});
