import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf, type CheckoutMode } from '../../src/checkout/redirect';
import type { PageType, Prepare } from '../../src/wallet';

const MODES = {
  product: 'force_shop_pay_product',
  cart_page: 'force_shop_pay_cart',
  cart_ajax: 'force_shop_pay_cart',
  checkout: 'force_shop_pay',
  unknown: 'force_shop_pay',
} satisfies Record<PageType, CheckoutMode>;

/** Shop Pay: pre-checks, then checkout with Shop Pay chosen (specification, wallets §4). */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: async () => endingOf(await preChecks(ctx), MODES[ctx.pageType]),
});
