import type { Log } from '../../rules/log';
import type { Given } from './check-options';

const CURRENCIES = ['EUR', 'GBP', 'AUD', 'DKK', 'HKD', 'JPY', 'NZD', 'NOK', 'ZAR', 'SEK', 'CHF', 'USD'];

/** Why an amount can't be used; null when it can. */
function problemOf({ amount, currencyCode }: Given): string | null {
  if (!(Number(amount) > 0)) return `${amount} is not above 0`;
  if (!CURRENCIES.includes(`${currencyCode}`)) return `${currencyCode} is no currency of Amazon Pay`;
  const digits = `${amount}`.split('.')[1]?.length ?? 0;
  return digits > (currencyCode === 'JPY' ? 0 : 2) ? `${amount} has too many digits` : null;
}

/**
 * Rule 15: a wrong amount is left out, with an error in the console; so is one beside a subscription, which is charged by other amounts.
 *
 * @param payload what the shop's server has signed
 */
export function checkEstimate(
  log: Log,
  given: unknown,
  payload: string,
  complain: (text: string) => void,
): Given | null {
  if (given === undefined) return null;
  const isRecurring = 'recurringMetadata' in (JSON.parse(payload) as object);
  const problem = isRecurring ? 'the payload is of a subscription' : problemOf(Object(given) as Given);
  if (problem === null) return given as Given;
  log.violate(15, problem);
  complain(`AmazonPay: Invalid estimatedOrderAmount: ${problem}`);
  return null;
}
