import { pageOrigin, storePath } from '../../lib/addresses';
import type { CheckoutParameters } from '../../wallet';
import type { DecelerationReason, Ending, WalletContext } from '../../wallet';
import type { Outcome } from './outcome';
import { preChecks } from './pre-checks';

/** Whether a browser may be sent there. The address comes from an answer of the API; `javascript:` must not run. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** The error for a checkout address that is not a web address. */
export const webAddressError = (address: string): Error =>
  new Error(`the checkout address is no web address: ${address}`);

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

const FAILED = 'wallet_processing_failed';

/** Reason → its parameter, where that is not `wallet_` and the reason; null where there is no parameter. */
const OTHER_NAMES: Partial<Record<DecelerationReason, string | null>> = {
  cart_empty: FAILED,
  cart_throttled: null,
  currency_changed: 'wallet_currency_change',
  custom_validation: FAILED,
  invalid_country: FAILED,
  invalid_language: FAILED,
  invalid_payment_amount: FAILED,
  invalid_payment_deferred_payment_required: 'wallet_deferred_payment_required',
  missing_cart_id: FAILED,
  redirect_to_checkout_required: FAILED,
  unsupported_apple_pay_payment_method: 'wallet_unsupported_payment_method',
  unsupported_google_pay_payment_method: 'wallet_unsupported_payment_method',
};

/**
 * The parameter that tells the checkout page why the shopper comes; null for none. The names for currency, tax, readiness and stock
 * are the platform's; the others are ours in the same style.
 */
export const decelerationFlag = (reason: DecelerationReason): string | null =>
  Object.hasOwn(OTHER_NAMES, reason) ? (OTHER_NAMES[reason] ?? null) : `wallet_${reason}`;

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
export function endingOf(outcome: Exclude<Outcome, { type: 'success' }>): Ending;
export function endingOf(outcome: Outcome, parameters: CheckoutParameters): Ending;
export function endingOf(outcome: Outcome, parameters: CheckoutParameters = {}): Ending {
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
export async function buyAtCheckout(ctx: WalletContext): Promise<Ending> {
  // Read before the wait: what the shopper saw at the click counts.
  const parameters = ctx.checkoutParameters();
  return endingOf(await preChecks(ctx), parameters);
}

/** Pre-checks, then checkout, which asks for what a shop demands and no sheet has: the name of a company. */
export async function askAtCheckout(ctx: WalletContext): Promise<Ending> {
  const outcome = await preChecks(ctx);
  return endingOf(
    outcome.type === 'success' ? { ...outcome, type: 'decelerate', reason: 'redirect_to_checkout_required' } : outcome,
  );
}
