import type { Ending, WalletContext } from '../../src/wallet';
import { estimateOf } from './estimate-of';
import { fetchSigned } from './fetch-config';
import { leave, toCheckout } from './leave';
import { loadAmazon } from './load-amazon';
import { optionsOf, type AmazonParams } from './options';

/** Pre-checks, then Amazon's page. Where that can't be opened, checkout takes the order: it offers Amazon Pay as well. */
export const startAmazonPay = (ctx: WalletContext, params: AmazonParams): Promise<Ending> =>
  leave(
    ctx,
    async (cart) => {
      const [{ Pay }, createCheckoutSessionConfig] = await Promise.all([
        loadAmazon(params.ledgerCurrency, params.sdkUrl),
        fetchSigned(ctx, cart),
      ]);
      // A subscription is charged again, by amounts that nobody knows yet.
      const estimate = ctx.hasSellingPlan() ? undefined : estimateOf(cart.cost.totalAmount, params.ledgerCurrency);
      Pay.initCheckout({
        ...optionsOf(ctx, params),
        alwaysRedirect: true,
        createCheckoutSessionConfig,
        ...(estimate && { estimatedOrderAmount: estimate }),
      });
      return undefined;
    },
    (error, cart) => ({ error, ...toCheckout(cart) }),
  );
