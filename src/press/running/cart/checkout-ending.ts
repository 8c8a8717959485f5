import { pageOrigin } from '../../../core/lib/page-origin';
import { storePath } from '../../../core/lib/store-path';
import type { DecelerationReason, Ending, WalletContext } from '../../../wallet';
import { decelerationFlag, webAddressError, withParameters, type CheckoutParameters } from './checkout-address';
import type { Outcome } from './outcome';
import { preChecks } from './pre-checks';

/** The usual parameters: checkout may offer wallets. */
const USUAL: CheckoutParameters = { storefront_wallet: 'true' };

/** The ending at checkout. Where the reason has a flag, the address gets that flag and no other parameter. */
function endingAt(address: string, parameters: CheckoutParameters, reason?: DecelerationReason): Ending {
  const flag = reason && decelerationFlag(reason);
  const url = withParameters(address, flag ? { [flag]: 'true' } : parameters);
  if (url === null) return { type: 'unrecoverable', error: webAddressError(address) };
  return reason ? { type: 'decelerate', reason, url } : { type: 'redirect', url };
}

/**
 * The ending of a press that only redirects. Success leads to checkout with the given parameters; deceleration leads there with its
 * reason's flag. If the cart no longer exists, the shopper goes to the store's cart page, which creates a new one.
 */
export function endingOf(outcome: Outcome, parameters = USUAL): Ending {
  switch (outcome.type) {
    case 'no_cart':
      return endingAt(pageOrigin() + storePath('/cart'), {}, 'missing_cart_id');
    case 'decelerate':
      return endingAt(outcome.cart.checkoutUrl, {}, outcome.reason);
    case 'success':
      return endingAt(outcome.cart.checkoutUrl, parameters);
    default:
      // All others are endings already.
      return outcome;
  }
}

/** Pre-checks, then checkout: for a wallet without a sheet of its own, or whose sheet can't be opened. */
export const buyAtCheckout = async (ctx: WalletContext, parameters?: CheckoutParameters): Promise<Ending> =>
  endingOf(await preChecks(ctx), parameters);
