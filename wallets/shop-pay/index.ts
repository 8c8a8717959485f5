import { buyAtCheckout } from '../../src/press/running/cart/checkout-ending';
import type { Prepare, WalletContext } from '../../src/wallet';
import { DELAY, RETRIES } from './promise-times';
import { whole } from '../../src/core/lib/whole';

/** Where the shopper comes from. A cart drawer may be on any page: it still sells the shopper's cart. */
function sourceOf({ pageType, cartId }: WalletContext): 'product' | 'cart' | null {
  if (pageType === 'checkout') return null;
  if (pageType.startsWith('cart') || cartId()) return 'cart';
  return pageType === 'product' ? pageType : null;
}

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
    return buyAtCheckout(ctx, {
      payment: 'shop_pay',
      ...(source && { redirect_source: `direct_checkout_${source}` }),
    });
  },
  show(ours) {
    const isPersonalized = ctx.params['personalized'] !== false;
    let triesLeft = ctx.pageType === 'product' ? 1 + RETRIES : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let end = () => {};
    const showWhenWanted = () => {
      if (isPersonalized || (triesLeft && (window as { Shopify?: { ShopPromise?: unknown } }).Shopify?.ShopPromise))
        whole(import('./account-and-promise'), 'showExtras').then(({ showExtras }) => {
          if (!isOver) end = showExtras(ctx, ours);
        }, ours.report);
      else if (--triesLeft > 0) timer = setTimeout(showWhenWanted, DELAY);
    };
    showWhenWanted();
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  },
});
