import type { Funding } from '../rules/paypal-types';
import type { ScriptParams } from '../script/script-params';
import { supportsVenmo, type Browser } from './browsers';

interface Asked {
  funding: Funding;
  /** Whether it is to be an agreement; undefined where nothing is known of the flow. */
  agreement?: boolean;
  params: ScriptParams;
  browser: Browser;
}

/** Whether a funding source can be used, by PayPal's rules; a shopper who pays in dollars is taken to be in the US. */
export function isEligible({ funding, agreement = false, params, browser }: Asked): boolean {
  if (params.disableFunding.includes(funding)) return false;
  if (funding === 'paypal') return true;
  return params.enableFunding.includes('venmo') && !agreement && params.currency === 'USD' && supportsVenmo(browser);
}
