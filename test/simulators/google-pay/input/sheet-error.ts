import type { Intent, SheetError } from '../rules/google-pay-types';
import { isObject, isText, type Problem } from '../rules/problem';

const REASONS: readonly unknown[] = [
  'SHIPPING_ADDRESS_INVALID',
  'SHIPPING_ADDRESS_UNSERVICEABLE',
  'SHIPPING_OPTION_INVALID',
  'OFFER_INVALID',
  'PAYMENT_DATA_INVALID',
  'OTHER_ERROR',
];

/** What is wrong with an error that the sheet is to show. */
export function* errorProblems(error: unknown, intents: readonly Intent[]): Generator<Problem> {
  if (Array.isArray(error)) return yield [24, 'error is a list, and only one can be shown'];
  if (!isObject(error)) return yield [23, 'error is no object'];
  const { reason, intent, message } = error;
  if (!REASONS.includes(reason)) yield [23, `reason "${String(reason)}" is not known`];
  if (!intents.includes(intent as Intent)) yield [23, `intent "${String(intent)}" is not among the callback intents`];
  if (!isText(message) || message.trim() === '') yield [39, 'error has no message'];
}

/** The error that Google makes of an exception: its own members where it has them. */
export function errorOfException(thrown: unknown): Partial<SheetError> {
  if (!isObject(thrown)) return {};
  const known = ['reason', 'intent', 'message'].filter((name) => isText(thrown[name]));
  return Object.fromEntries(known.map((name) => [name, thrown[name]]));
}
