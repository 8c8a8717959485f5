import type { DecelerationReason, Ending } from '../../../wallet';
import { decelerationFlag } from './deceleration';
import type { Outcome } from './outcome';
import { isWebAddress, webAddressError } from './web-address';
import { pageOrigin } from '../../../core/lib/page-origin';

/** Parameters of the checkout address. */
export type CheckoutParameters = Readonly<Record<string, string>>;

/** The usual parameters: checkout may offer wallets. */
const USUAL: CheckoutParameters = { storefront_wallet: 'true' };

/** The address with the parameters added or replaced; null unless it is an absolute http(s) address. */
export function withParameters(address: string, parameters: CheckoutParameters): string | null {
  if (!isWebAddress(address)) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    // An address that can't be parsed is not a web address.
    return null;
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The ending at checkout. Where the reason has a flag, the address gets that flag and no other parameter. */
function toCheckout(address: string, parameters: CheckoutParameters, reason?: DecelerationReason): Ending {
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
      return toCheckout(`${pageOrigin()}/cart`, {}, 'missing_cart_id');
    case 'decelerate':
      return toCheckout(outcome.cart.checkoutUrl, {}, outcome.reason);
    case 'success':
      return toCheckout(outcome.cart.checkoutUrl, parameters);
    default:
      // All others are endings already.
      return outcome;
  }
}
