import type { WalletContext, Ending } from '../../src/wallet';
import { requiresShipping } from './requires-shipping';
import { fetchSigned, signedInMarkup } from './fetch-signed';
import { checkoutEnding, toAmazonsPage } from './amazon-button';
import { loadAmazon } from './load-amazon';
import { optionsOf, productTypeOf, type AmazonParams } from './amazon-params';

/** An amount of money. */
interface Money {
  /** Decimal as text. */
  amount: string;
  /** ISO 4217. */
  currencyCode: string;
}

/**
 * The total in Amazon's format: Amazon hides payment methods that could not pay it. It has as many digits as the currency, which is none
 * for yen. Undefined if there is nothing to pay, or if the currency differs from that of the shop's account.
 */
export function estimateOf({ amount, currencyCode }: Money, ledgerCurrency: string): Money | undefined {
  const rounded = Number(amount).toFixed(ledgerCurrency === 'JPY' ? 0 : 2);
  return currencyCode === ledgerCurrency && Number(rounded) > 0 ? { amount: rounded, currencyCode } : undefined;
}

/** Pre-checks, then Amazon's page. Where that can't be opened, checkout takes the order: it offers Amazon Pay as well. */
export function startAmazonPay(ctx: WalletContext, params: AmazonParams): Promise<Ending> {
  // Read before the wait: the shopper may choose something else meanwhile, but the cart has the pressed purchase.
  const options = optionsOf(ctx, params);
  const isRecurring = ctx.hasPlan();
  const isOwnCart = ctx.cartId() !== null;
  return toAmazonsPage(
    ctx,
    async (cart) => {
      const [{ Pay }, { session: createCheckoutSessionConfig, appId }, productType] = await Promise.all([
        loadAmazon(params.ledgerCurrency, params.sdkUrl),
        signedInMarkup(ctx.params['createCheckoutSessionConfig']) ?? fetchSigned(ctx, cart),
        isOwnCart ? requiresShipping(ctx, cart.id).then(productTypeOf) : options.productType,
      ]);
      // A subscription is charged again by unknown amounts. If one was added to the cart in another tab, only the shop's server knows of
      // it, and signs `recurringMetadata` for it.
      const estimate =
        !(isRecurring || /recurringMetadata/.test(createCheckoutSessionConfig.payloadJSON)) &&
        estimateOf(cart.cost.totalAmount, params.ledgerCurrency);
      return () =>
        Pay.initCheckout({
          ...(appId && { appId }),
          ...options,
          productType,
          alwaysRedirect: true,
          createCheckoutSessionConfig,
          ...(estimate && { estimatedOrderAmount: estimate }),
        });
    },
    (error, cart) => ({ error, ...checkoutEnding(cart) }),
  );
}
