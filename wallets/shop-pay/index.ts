import { goToCheckout } from '../../src/checkout/go-to-checkout';
import type { PageType, Prepare, WalletContext } from '../../src/wallet';

/** Where the shopper comes from, in the words of checkout. */
const SOURCES = {
  product: 'product',
  cart_page: 'cart',
  cart_ajax: 'cart',
  checkout: 'checkout',
  unknown: 'checkout',
} satisfies Record<PageType, string>;

/** A cart drawer may be on any page, also on a product's: what it sells is the shopper's cart. */
const sourceOf = ({ pageType, cartId }: WalletContext): string =>
  pageType === 'product' && cartId() ? SOURCES.cart_ajax : SOURCES[pageType];

/** Shop Pay: pre-checks, then checkout with Shop Pay chosen. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  async start() {
    // Read before the wait: the cart may be gone after it.
    const source = sourceOf(ctx);
    return goToCheckout(ctx, { payment: 'shop_pay', redirect_source: `direct_checkout_${source}` });
  },
});
