import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf } from '../../src/checkout/redirect';
import type { Ending, WalletContext } from '../../src/wallet';
import { estimateOf } from './estimate-of';
import { fetchSigned } from './fetch-config';
import { asError, handOver, toCheckout, withError } from './leave';
import { loadAmazon } from './load-amazon';
import { optionsOf, type AmazonParams } from './options';

/** Pre-checks, then Amazon's page. Where that can't be opened, checkout takes the order: it offers Amazon Pay as well. */
export async function startAmazonPay(ctx: WalletContext, params: AmazonParams): Promise<Ending> {
  const outcome = await preChecks(ctx);
  if (outcome.type !== 'success') return endingOf(outcome);
  const { cart } = outcome;
  const { ledgerCurrency, sdkUrl } = params;
  try {
    const [{ Pay }, createCheckoutSessionConfig] = await Promise.all([
      loadAmazon(ledgerCurrency, sdkUrl),
      fetchSigned(ctx, cart),
    ]);
    // A subscription is charged again, by amounts that nobody knows yet.
    const estimate = ctx.hasSellingPlan() ? undefined : estimateOf(cart.cost.totalAmount, ledgerCurrency);
    Pay.initCheckout({
      ...optionsOf(ctx, params),
      alwaysRedirect: true,
      createCheckoutSessionConfig,
      ...(estimate && { estimatedOrderAmount: estimate }),
    });
  } catch (thrown) {
    return withError(toCheckout(cart), asError(thrown));
  }
  return handOver(cart);
}
