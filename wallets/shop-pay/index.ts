import { ACCOUNT_AND_PROMISE } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type * as Extras from './account-and-promise';
import { buyAtCheckout } from '../../src/press/cart/checkout-ending';
import type { Prepare } from '../../src/wallet';
import { SHOP_ORIGIN } from './shop-origin';
import { PROMISE_PAUSE, PROMISE_RETRIES } from '../limits';

/**
 * Shop Pay: pre-checks, then checkout with Shop Pay chosen. The button's additional content, the shopper's own account and the delivery
 * time, is loaded separately, and only by a page that asks for it: a press does not need it.
 */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  leadsTo: SHOP_ORIGIN,
  start: () => buyAtCheckout(ctx),
  show(ours) {
    const isPersonalized = ctx.params['personalized'] !== false;
    let triesLeft = ctx.pageType === 'product' ? 1 + PROMISE_RETRIES : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let end = () => {};
    const showWhenWanted = () => {
      if (isPersonalized || (triesLeft && (window as { Shopify?: { ShopPromise?: unknown } }).Shopify?.ShopPromise))
        fetchChunk<typeof Extras>(ACCOUNT_AND_PROMISE).then(({ showExtras }) => {
          if (!isOver) end = showExtras(ctx, ours);
        }, ours.report);
      else if (--triesLeft > 0) timer = setTimeout(showWhenWanted, PROMISE_PAUSE);
    };
    showWhenWanted();
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  },
});
