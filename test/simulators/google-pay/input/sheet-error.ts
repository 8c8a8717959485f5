import type { Intent, SheetError } from '../rules/google-pay-types';
import { isObject, isText, type Problem } from '../rules/problem';

/** Reason → the intents whose errors it may tell; null for any. */
const REASONS: Readonly<Record<SheetError['reason'], readonly Intent[] | null>> = {
  SHIPPING_ADDRESS_INVALID: ['SHIPPING_ADDRESS', 'PAYMENT_AUTHORIZATION'],
  SHIPPING_ADDRESS_UNSERVICEABLE: ['SHIPPING_ADDRESS'],
  SHIPPING_OPTION_INVALID: ['SHIPPING_OPTION'],
  OFFER_INVALID: ['OFFER'],
  PAYMENT_DATA_INVALID: ['PAYMENT_AUTHORIZATION'],
  OTHER_ERROR: null,
};

const isReason = (value: unknown): value is SheetError['reason'] => isText(value) && Object.hasOwn(REASONS, value);

/** What is wrong with an error that the sheet is to show. */
export function* errorProblems(error: unknown, intents: readonly Intent[]): Generator<Problem> {
  if (Array.isArray(error)) return yield [24, 'error is a list, and only one can be shown'];
  if (!isObject(error)) return yield [23, 'error is no object'];
  const { reason, intent, message } = error;
  if (!isReason(reason)) yield [23, `reason "${String(reason)}" is not known`];
  if (!intents.includes(intent as Intent)) yield [23, `intent "${String(intent)}" is not among the callback intents`];
  else if (isReason(reason) && REASONS[reason]?.includes(intent as Intent) === false)
    yield [23, `reason "${reason}" is not for errors of the intent "${String(intent)}"`];
  if (!isText(message) || message.trim() === '') yield [39, 'error has no message'];
}

/** The error that Google makes of an exception: its own members where it has them. */
export function errorOfException(thrown: unknown): Partial<SheetError> {
  if (!isObject(thrown)) return {};
  const known = ['reason', 'intent', 'message'].filter((name) => isText(thrown[name]));
  return Object.fromEntries(known.map((name) => [name, thrown[name]]));
}
