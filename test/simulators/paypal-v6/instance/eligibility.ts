import { supportsVenmo } from '../../paypal/buttons/browsers';
import { refuse } from '../../rules/refuse';
import { initError, payPalError } from '../rules/errors';
import type { Eligible, Given } from '../rules/types';
import type { PageContext } from '../context';

const FLOWS: readonly unknown[] = [
  'ONE_TIME_PAYMENT',
  'RECURRING_PAYMENT',
  'VAULT_WITH_PAYMENT',
  'VAULT_WITHOUT_PAYMENT',
];

/** What is asked. Throws for what PayPal does not take. */
function checkAsked(given: Given): { currencyCode: unknown; paymentFlow: unknown } {
  const { amount, currencyCode = 'USD', paymentFlow = 'ONE_TIME_PAYMENT' } = given;
  const unknown = Object.keys(given).find((name) => !['amount', 'currencyCode', 'paymentFlow'].includes(name));
  if (unknown !== undefined) return refuse(6, initError(`Unknown option: ${unknown}`));
  if (!/^[A-Z]{3}$/.test(String(currencyCode)))
    return refuse(6, initError(`Expected a currencyCode, got ${String(currencyCode)}`));
  if (amount !== undefined && typeof amount !== 'string') return refuse(6, initError('Expected amount to be a string'));
  if (!FLOWS.includes(paymentFlow)) return refuse(6, initError(`Unknown paymentFlow: ${String(paymentFlow)}`));
  return { currencyCode, paymentFlow };
}

/** Who is eligible by currency, flow and browser; a shopper who pays in dollars is taken to be in the US. */
export async function findEligible(given: Given, { log, options, browser, server }: PageContext): Promise<Eligible> {
  const { currencyCode, paymentFlow } = log.call('findEligibleMethods', given, () => checkAsked(given));
  if (options.eligibility === 'never') return new Promise<never>(() => {});
  if (options.eligibility === 'rejects') throw payPalError('ERR_ELIGIBILITY', 'Eligibility could not be found');
  await server.eligibility();
  const isEligible = (source: string): boolean => {
    if (options.eligibility === 'none') return false;
    if (source === 'paypal') return true;
    return source === 'venmo' && currencyCode === 'USD' && paymentFlow === 'ONE_TIME_PAYMENT' && supportsVenmo(browser);
  };
  return { isEligible, getDetails: (source) => ({ canBeVaulted: source === 'paypal' }) };
}
