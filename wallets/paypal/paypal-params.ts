import type { WalletContext } from '../../src/wallet';
import { pageAddress } from '../../src/lib/page-address';
import { V6_PATH } from './v5-types';

/** The shop's account with PayPal, as the server describes it; checked. */
export interface PayPalParams {
  /** Address of PayPal's script; one of version 5 has the shop's `client-id`. */
  sdkUrl: string;
  merchantId: string;
  /** Whether the shopper agrees to later payments too, whatever is bought. */
  requiresBillingAgreement: boolean;
  /** The colour that PayPal is asked for; Venmo's button is always blue. */
  color: 'gold' | 'blue';
  /** E-mail address of the account that the shopper is logged in to; empty without one. */
  accountEmail: string;
}

/** What one button of PayPal or Venmo sells. */
export interface PayPalSale {
  ctx: WalletContext;
  params: PayPalParams;
  /** Whether the shopper agrees to later payments. */
  agreement: boolean;
  /** Whether the present choice needs such an agreement. */
  needsAgreement(): boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the parameters. If PayPal can't be used with them, throws an error that names the first mistake. */
export function paypalParams({ params: given }: Pick<WalletContext, 'params'>): PayPalParams {
  // A copy without properties that a page may have put on `Object.prototype`.
  const params: WalletContext['params'] = { __proto__: null, ...given };
  const sdkUrl = text(params['sdkUrl']);
  const merchantId = text(params['merchantId']);
  if (!sdkUrl || !merchantId) throw new TypeError(`wrong or no ${sdkUrl ? 'merchantId' : 'sdkUrl'}`);
  return {
    sdkUrl,
    merchantId,
    // Where the widget follows the selling plan, only a chosen one asks for an agreement.
    requiresBillingAgreement:
      params['requiresBillingAgreement'] === true && params['hasManagedSellingPlanState'] !== true,
    // Any other value is no reason to lose the button.
    color: params['color'] === 'blue' ? 'blue' : 'gold',
    accountEmail: text(params['customerAccountEmail']),
  };
}

/** Whether our own button opens PayPal's window, by version 6 of PayPal's script: the parameter says so, or the script's address. */
export const isV6 = ({ params }: Pick<WalletContext, 'params'>, { sdkUrl }: Pick<PayPalParams, 'sdkUrl'>): boolean =>
  (Object.hasOwn(params, 'sdk') && params['sdk'] === 'v6') || sdkUrl.includes(V6_PATH);

/** The list with a value added, as the script's address writes lists. */
const withValue = (list: string | null, ...values: readonly string[]): string =>
  [...new Set([...(list ? list.split(',') : []), ...values])].join();

/**
 * The address of PayPal's script for a purchase: the server's address, with the button's parameters
 * (https://developer.paypal.com/sdk/js/configuration/). Throws if it is not an address.
 *
 * @param agreement whether the shopper agrees to later payments
 * @param currency ISO 4217
 */
export function sdkAddress({ sdkUrl }: PayPalParams, agreement: boolean, currency: string): string {
  const url = new URL(sdkUrl, pageAddress());
  const { searchParams: query } = url;
  query.set('currency', currency.toUpperCase());
  // The total may still change at checkout, so PayPal's button says "continue" instead of "pay".
  query.set('commit', 'false');
  query.set('locale', 'ja_JP');
  query.set('components', withValue(query.get('components'), 'buttons', 'funding-eligibility'));
  // For both wallets, so that a page loads one script.
  query.set('enable-funding', withValue(query.get('enable-funding'), 'venmo'));
  if (agreement) {
    query.set('vault', 'true');
    query.set('intent', 'tokenize');
  }
  return url.href;
}
