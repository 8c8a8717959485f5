import type { DecelerationReason } from '../../../wallet';

/** Whether a browser may be sent there. The address comes from an answer of the API; `javascript:` must not run. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** The error for a checkout address that is not a web address. */
export const webAddressError = (address: string): Error =>
  new Error(`the checkout address is no web address: ${address}`);

/** Parameters of the checkout address. */
export type CheckoutParameters = Readonly<Record<string, string>>;

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
  reason in OTHER_NAMES ? (OTHER_NAMES[reason] ?? null) : `wallet_${reason}`;
