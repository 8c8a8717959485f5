import { refuse } from '../rules/refuse';
import { dictionary, oneOf, required, text, type Dictionary } from '../rules/web-idl';

/** Apple has no `week`: pages use 7 days. */
const UNITS = ['year', 'month', 'day', 'hour', 'minute'] as const;
const TIMINGS = ['immediate', 'deferred', 'recurring', 'automaticReload'] as const;
const REQUEST = 'ApplePayRecurringPaymentRequest';

/** Refuses a line with an unknown payment timing or interval unit. */
export function readTiming(line: Dictionary): void {
  if (line['paymentTiming'] !== undefined) oneOf(line['paymentTiming'], TIMINGS, 'ApplePayLineItem.paymentTiming', 36);
  const unit = line['recurringPaymentIntervalUnit'];
  if (unit !== undefined) oneOf(unit, UNITS, 'ApplePayLineItem.recurringPaymentIntervalUnit', 36);
}

function checkBilling(name: 'regularBilling' | 'trialBilling', value: unknown): void {
  const line = dictionary(value);
  readTiming(line);
  if (line['paymentTiming'] !== 'recurring') refuse(36, new TypeError(`'${name}' must be a 'recurring' line item.`));
  if (!line['label']) refuse(36, new TypeError(`Missing label for '${name}'.`));
}

function checkUrl(value: string): void {
  if (!URL.canParse(value)) refuse(36, new TypeError(`"${value}" is not a valid URL.`));
}

/** Checks a `recurringPaymentRequest`, which only version 14 reads. */
export function checkRecurring(value: unknown): void {
  const given = dictionary(value);
  text(given, REQUEST, 'paymentDescription', 36);
  checkBilling('regularBilling', required(given, REQUEST, 'regularBilling', 'ApplePayLineItem', 36));
  if (given['trialBilling'] !== undefined) checkBilling('trialBilling', given['trialBilling']);
  checkUrl(text(given, REQUEST, 'managementURL', 36));
  if (given['tokenNotificationURL'] !== undefined) checkUrl(String(given['tokenNotificationURL']));
}
