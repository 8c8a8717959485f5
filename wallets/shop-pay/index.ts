import { buyAtCheckout } from '../../src/press/running/cart/checkout-ending';
import type { PageType, Prepare, WalletContext } from '../../src/wallet';
import { DELAY, RETRIES } from './promise-times';
import { whole } from '../../src/core/lib/whole';

/** The page that the shopper comes from, in checkout's words. */
const SOURCES = {
  product: 'product',
  cart_page: 'cart',
  cart_ajax: 'cart',
  checkout: 'checkout',
  unknown: 'checkout',
} satisfies Record<PageType, string>;

/** A cart drawer may be on any page, even on a product page: it still sells the shopper's cart. */
const sourceOf = ({ pageType, cartId }: WalletContext): string =>
  pageType === 'product' && cartId() ? SOURCES.cart_ajax : SOURCES[pageType];

/**
 * Shop Pay: pre-checks, then checkout with Shop Pay chosen. The button's additional content, the shopper's own account and the delivery
 * time, is loaded separately, and only by a page that asks for it: a press does not need it.
 */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  leadsTo: 'https://shop.app',
  async start() {
    // Read before the wait: the cart may be gone after it.
    const source = sourceOf(ctx);
    return buyAtCheckout(ctx, { payment: 'shop_pay', redirect_source: `direct_checkout_${source}` });
  },
  show(ours) {
    const isPersonalized = ctx.params['personalized'] === true;
    let looks = ctx.pageType === 'product' ? 1 + RETRIES : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let end = () => {};
    const look = () => {
      if (isPersonalized || (looks && (window as { Shopify?: { ShopPromise?: unknown } }).Shopify?.ShopPromise))
        whole(import('./account-and-promise'), 'showExtras').then(({ showExtras }) => {
          if (!isOver) end = showExtras(ctx, ours);
        }, ours.report);
      else if (--looks > 0) timer = setTimeout(look, DELAY);
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  },
});
