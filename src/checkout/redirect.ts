import type { DecelerationReason, Ending } from '../wallet';
import { decelerationFlag } from './deceleration';
import type { Outcome } from './outcome';
import { noWebAddress } from './web-address';

/** What checkout is asked to do, as parameters of its address. */
export type CheckoutParameters = Readonly<Record<string, string>>;

/** Checkout as usual: it may offer wallets. */
const USUAL: CheckoutParameters = { storefront_wallet: 'true' };

/** The address with the parameters added or replaced; null unless it is an absolute http(s) address. */
export function withParameters(address: string, parameters: CheckoutParameters): string | null {
  if (!/^https?:/i.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    // No address at all is like one of another kind.
    return null;
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const nowhere = (address: string): Ending => ({
  type: 'unrecoverable',
  error: noWebAddress(address),
});

/** To checkout with the reason's flag and no other parameter. */
function slowDown(reason: DecelerationReason, address: string): Ending {
  const flag = decelerationFlag(reason);
  const url = withParameters(address, flag ? { [flag]: 'true' } : {});
  return url === null ? nowhere(address) : { type: 'decelerate', reason, url };
}

/**
 * The ending of a press that only redirects. Success leads to checkout with the given parameters, deceleration with its reason's flag. A shopper
 * whose cart does not exist any more goes to the store's cart page, which creates a new one.
 */
export function endingOf(outcome: Outcome, parameters = USUAL): Ending {
  switch (outcome.type) {
    case 'unrecoverable':
    case 'custom_validation':
    case 'out_of_stock':
      return outcome;
    case 'no_cart':
      return slowDown('missing_cart_id', `${location.origin}/cart`);
    case 'decelerate':
      return slowDown(outcome.reason, outcome.cart.checkoutUrl);
    case 'success': {
      const url = withParameters(outcome.cart.checkoutUrl, parameters);
      return url === null ? nowhere(outcome.cart.checkoutUrl) : { type: 'redirect', url };
    }
    default:
      return outcome satisfies never;
  }
}
