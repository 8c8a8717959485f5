import { ACCOUNT_AND_PROMISE } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type * as Extras from './account-and-promise';
import { buyAtCheckout } from '../../src/press/cart/checkout-ending';
import type { Prepare, WalletParams } from '../../src/wallet';
import { SHOP_ORIGIN } from './shop-app-origin';
import { PROMISE_PAUSE, PROMISE_RETRIES } from '../limits';

/** What a page of the platform's says, as far as it is read here. */
const platform = () => (window as { Shopify?: { shop?: unknown; ShopPromise?: unknown } }).Shopify;

/**
 * Whether the shopper's own account may be asked for. Only the platform's servers have the page that knows the shopper: a page of theirs names
 * its shop, and of any other the merchant has to say it. A server that answers with the storefront itself would run it twice.
 */
const isPersonalized = ({ personalized }: WalletParams): boolean => !!(personalized ?? platform()?.shop);

/**
 * Shop Pay: pre-checks, then checkout with Shop Pay chosen. The button's additional content, the shopper's own account and the delivery
 * time, is loaded separately, and only by a page that asks for it: a press does not need it.
 */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  leadsTo: SHOP_ORIGIN,
  start: () => buyAtCheckout(ctx),
  show(ours) {
    const asksAccount = isPersonalized(ctx.params);
    let triesLeft = ctx.pageType === 'product' ? 1 + PROMISE_RETRIES : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let end = () => {};
    const showWhenWanted = () => {
      if (asksAccount || (triesLeft && platform()?.ShopPromise))
        fetchChunk<typeof Extras>(ACCOUNT_AND_PROMISE).then(({ showExtras }) => {
          if (!isOver) end = showExtras(ctx, ours, asksAccount);
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
