import type { Funding } from '../rules/paypal-types';
import type { ScriptParams } from '../script/script-params';
import type { Options } from '../shopper/options';
import { supportsVenmo, type Browser } from './browsers';

interface Asked {
  funding: Funding;
  /** Whether it is to be an agreement; undefined where nothing is known of the flow. */
  agreement?: boolean;
  params: ScriptParams;
  options: Options;
  browser: Browser;
}

/** Where PayPal takes the shopper to be. */
const countryOf = ({ buyerCountry }: Options, { currency }: ScriptParams): string =>
  buyerCountry ?? (currency === 'USD' ? 'US' : 'JP');

/** Whether a funding source can be used, by PayPal's rules. */
export function isEligible({ funding, agreement = false, params, options, browser }: Asked): boolean {
  const said = options.eligible[funding];
  if (said !== undefined) return said;
  if (params.disableFunding.includes(funding)) return false;
  if (funding === 'paypal') return true;
  return (
    params.enableFunding.includes('venmo') &&
    !agreement &&
    params.currency === 'USD' &&
    countryOf(options, params) === 'US' &&
    supportsVenmo(browser)
  );
}
