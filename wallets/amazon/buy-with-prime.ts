import type { Ending, WalletContext } from '../../src/wallet';
import { toAmazonsPage } from './to-amazons-page';
import { loadAmazon } from './load-amazon';
import { placementOf } from './options';
import { fetchPrimeConfig, saysNoItems } from './prime-config';
import { pageAddress } from '../../src/core/lib/page-origin';

const wallet = 'buy_with_prime';

/** Parameters that this widget adds to checkout addresses: Amazon's way back to a checkout page needs none of them. */
const OURS = /^(storefront_wallet$|skip_shop_pay$|wallet_)/;

/** The page's address without our parameters. */
function cancelUrl(): string {
  const url = new URL(pageAddress());
  for (const name of new URLSearchParams(url.search).keys()) if (OURS.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Pre-checks, then Amazon's page. Any failure between the two is shown in a dialog of the wallet. */
export const startBuyWithPrime = (ctx: WalletContext): Promise<Ending> =>
  toAmazonsPage(
    ctx,
    async (cart) => {
      const { options, ledgerCurrency } = await fetchPrimeConfig(ctx, cart, cancelUrl());
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
