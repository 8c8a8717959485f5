import { buyAtCheckout } from '../../src/press/running/cart/checkout-ending';
import type { Prepare } from '../../src/wallet';

/** More payment options. If the shopper was offered Shop Pay and chose this instead, checkout does not lead to Shop Pay. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  async start() {
    // Read before the wait: the host may change meanwhile, and what the shopper saw at the click counts.
    const parameters = /^(shop_pay|ShopPay)$/.test(ctx.recommended ?? '') ? { skip_shop_pay: 'true' } : undefined;
    return buyAtCheckout(ctx, parameters);
  },
});
