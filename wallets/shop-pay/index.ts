import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf, type CheckoutMode } from '../../src/checkout/redirect';
import type { PageType, Prepare, WalletContext } from '../../src/wallet';

const MODES = {
  product: 'force_shop_pay_product',
  cart_page: 'force_shop_pay_cart',
  cart_ajax: 'force_shop_pay_cart',
  checkout: 'force_shop_pay',
  unknown: 'force_shop_pay',
} satisfies Record<PageType, CheckoutMode>;

/** A cart drawer may be on any page, also on a product's: what it sells is the shopper's cart. */
const modeOf = ({ pageType, cartId }: WalletContext): CheckoutMode =>
  pageType === 'product' && cartId() ? MODES.cart_ajax : MODES[pageType];

/** Shop Pay: pre-checks, then checkout with Shop Pay chosen. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  async start() {
    // Read before the wait: the cart may be gone after it.
    const mode = modeOf(ctx);
    return endingOf(await preChecks(ctx), mode);
  },
});
