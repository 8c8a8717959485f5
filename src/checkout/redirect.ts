import type { DecelerationReason, Ending } from '../wallet';
import { decelerationFlag } from './deceleration';
import type { Outcome } from './outcome';
import { noWebAddress } from './web-address';

/** What checkout is asked to do: offer Shop Pay as usual, not at all, or choose it. */
export type CheckoutMode =
  | 'default'
  | 'skip_shop_pay'
  | 'force_shop_pay'
  | 'force_shop_pay_product'
  | 'force_shop_pay_cart';

const shopPay = (source: 'product' | 'cart' | 'checkout') => ({
  payment: 'shop_pay',
  redirect_source: `direct_checkout_${source}`,
});

const PARAMETERS = {
  default: { storefront_wallet: 'true' },
  skip_shop_pay: { skip_shop_pay: 'true' },
  force_shop_pay: shopPay('checkout'),
  force_shop_pay_product: shopPay('product'),
  force_shop_pay_cart: shopPay('cart'),
} satisfies Record<CheckoutMode, Record<string, string>>;

/** The address with the parameters added or replaced; null unless it is an absolute http(s) address. */
function withParameters(address: string, parameters: Record<string, string>): string | null {
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

/** The checkout address of a mode; null unless `address` is an absolute http(s) address. */
export function checkoutUrl(address: string, mode: CheckoutMode): string | null {
  return withParameters(address, PARAMETERS[mode]);
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
 * The ending of a press that only redirects. Success leads to checkout in the given mode, deceleration with its reason's flag. A shopper
 * whose cart does not exist any more goes to the store's cart page, which creates a new one.
 */
export function endingOf(outcome: Outcome, mode: CheckoutMode): Ending {
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
      const url = checkoutUrl(outcome.cart.checkoutUrl, mode);
      return url === null ? nowhere(outcome.cart.checkoutUrl) : { type: 'redirect', url };
    }
    default:
      return outcome satisfies never;
  }
}
