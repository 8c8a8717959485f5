import { buyAtCheckout } from '../../src/press/cart/checkout-ending';
import type { Prepare } from '../../src/wallet';
import { startAmazonPay } from './amazon-pay';
import { startBuyWithPrime } from './buy-with-prime';
import { loadAmazon } from './load-amazon';
import { amazonParams, pageOf } from './amazon-params';

import { paint } from './amazon-button';

/** Amazon Pay and Buy with Prime: both end on Amazon's page, by one script of Amazon's. */
export const prepare: Prepare = async (ctx) => {
  if (ctx.wallet === 'buy_with_prime')
    // Its brand's rules allow no other artwork than our button's, and a press fetches the script.
    return { eligible: true, start: () => startBuyWithPrime(ctx) };
  const params = amazonParams(ctx);
  // If the press itself fails, its own error replaces this one.
  if (params instanceof Error)
    return { eligible: true, start: async () => ({ error: params, ...(await buyAtCheckout(ctx)) }) };
  // Amazon's script finds nothing in a shadow root, and is not loaded for it: checkout takes the order, and offers Amazon Pay as well.
  if ((ctx.element.getRootNode() as Partial<ShadowRoot>).host)
    return { eligible: true, start: () => buyAtCheckout(ctx) };
  loadAmazon(params.ledgerCurrency, params.sdkUrl).catch(() => {
    // A press tries again. If that fails too, it leads to checkout.
  });
  return {
    eligible: true,
    leadsTo: pageOf(params),
    start: () => startAmazonPay(ctx, params),
    show: (ours) => paint(ctx, ours, params),
  };
};
