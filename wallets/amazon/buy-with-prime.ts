import * as z from '../../src/api/z';
import type { Cart } from '../../src/press/cart/calls';
import type { WalletContext, Ending } from '../../src/wallet';
import { askShop, session } from './fetch-signed';
import { toAmazonsPage } from './amazon-button';
import { loadAmazon } from './load-amazon';
import { placementOf } from './amazon-params';
import { pageAddress } from '../../src/lib/page-address';

/*
 * What the shop's server says about Buy with Prime. Path, shape and errors are our interpretation, because nobody publishes them.
 * They are in this file only.
 */

/** Options that are checked here; the others are for Amazon's script. */
const primeOptions = z.object({ ledgerCurrency: z.nullish(z.string), createCheckoutSessionConfig: session });

/** An error of a cart in which nothing can be bought with Prime. */
const NO_ITEMS = /(no|empty|eligible).?line.?items/i;

/** The configuration with which Buy with Prime begins, as the shop's server wrote it. */
interface PrimeConfig {
  options: object;
  /** ISO 4217. */
  ledgerCurrency?: string | null | undefined;
}

/**
 * Asks the shop's server to begin Buy with Prime for a cart. Rejects when the call fails, for an answer of another shape, and with the
 * error that the server names.
 *
 * @param cancelUrl where Amazon's page leads back to
 */
async function fetchPrimeConfig(
  ctx: WalletContext,
  { id, checkoutUrl }: Cart,
  cancelUrl: string,
): Promise<PrimeConfig> {
  const body = { checkout_url: checkoutUrl, checkout_cancel_url: cancelUrl, cart_id: id };
  const { error, ...answer } = Object(await askShop(ctx, 'buy_with_prime', body)) as Record<string, unknown>;
  // An empty text is an error, too.
  if (error != null) throw error;
  const options = Object(answer['amazonPayOptions'] ?? answer) as object;
  return { options, ...z.parse(primeOptions, options) };
}

/** Whether an error says that the cart has nothing that can be bought with Prime. */
const saysNoItems = (error: unknown): boolean => NO_ITEMS.test(JSON.stringify(error));

const wallet = 'buy_with_prime';

/** Parameters that this widget adds to checkout addresses: Amazon's way back to a checkout page needs none of them. */
const OURS = /^(storefront_wallet$|skip_shop_pay$|wallet_)/;

/** The page's address without our parameters. */
function addressToReturnTo(): string {
  const url = new URL(pageAddress());
  for (const name of new URLSearchParams(url.search).keys()) if (OURS.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Pre-checks, then Amazon's page. Any failure between the two is shown in a dialog of the wallet. */
export const startBuyWithPrime = (ctx: WalletContext): Promise<Ending> =>
  toAmazonsPage(
    ctx,
    async (cart) => {
      const { options, ledgerCurrency } = await fetchPrimeConfig(ctx, cart, addressToReturnTo());
      const { buywithprime } = await loadAmazon(
        ledgerCurrency ?? ctx.buyerCurrency,
        ctx.params['sdkUrl'] as string | undefined,
      );
      // Throws if the script's build lacks it. That is handled like any other failure of the script.
      return () =>
        buywithprime!.initCheckout({
          amazonPayOptions: { ...options, placement: placementOf(ctx.pageType), alwaysRedirect: true },
        });
    },
    (error) =>
      saysNoItems(error.cause)
        ? { type: 'unavailable', wallet, because: 'not_eligible' }
        : { type: 'unrecoverable', error, wallet },
  );
