import { isClientError } from '../../../src/api/client-error';
import { isRefused } from '../../../src/press/cart/outcome';
import type { Ending } from '../../../src/wallet';
import type { Answer } from '../in-sheet/sheet-events';
import type { ErrorField } from './reported-error';
import type { ShownError } from './shown-errors';

/** An error as Google's sheet shows it. */
type GoogleError = google.payments.api.PaymentDataError;

/** The fields in the order in which a shopper should correct them: Google shows only one error. */
const FIELDS_IN_ORDER = [
  'country',
  'zone',
  'postal_code',
  'city',
  'address',
  'address1',
  'address2',
  // Without a last name there is no name at all.
  'last_name',
  'first_name',
  'phone',
  'email',
  'shipping_option',
  'discount_code',
  'payment',
] as const satisfies readonly ErrorField[];

const rank = ({ contact, field, key }: ShownError): number => {
  if (key === 'unserviceable') return -1;
  // Errors of the billing address come after those of the delivery.
  return FIELDS_IN_ORDER.indexOf(field) + (contact === 'billing' ? FIELDS_IN_ORDER.length : 0);
};

/** Google's reason and intent (https://developers.google.com/pay/api/web/reference/error-objects). */
function reasonAndIntent({ contact, field, key }: ShownError): Pick<GoogleError, 'reason' | 'intent'> {
  if (key === 'unserviceable') return { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_ADDRESS' };
  if (field === 'shipping_option') return { reason: 'SHIPPING_OPTION_INVALID', intent: 'SHIPPING_OPTION' };
  if (field === 'discount_code') return { reason: 'OFFER_INVALID', intent: 'OFFER' };
  // The e-mail address is that of the Google account: no field of the sheet.
  if (field === 'email') return { reason: 'OTHER_ERROR', intent: 'PAYMENT_AUTHORIZATION' };
  return contact === 'billing'
    ? { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION' }
    : { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS' };
}

/** The error that Google's sheet shows, because it shows only one; undefined if there is none. */
export function googleError(errors: readonly ShownError[]): GoogleError | undefined {
  const [first] = [...errors].sort((a, b) => rank(a) - rank(b));
  return first && { ...reasonAndIntent(first), message: first.words };
}

const TO_CHECKOUT = 'ご購入手続きの画面に進みます';
const OTHER_CURRENCY = 'お届け先の国に合わせて通貨が変わりました';
const TIMEOUT = '制限時間を過ぎました。もう一度お試しください。';

/**
 * The sheet's words for an ending, undefined where it is just over. The page can't close a sheet that has ended, so the sheet itself shows
 * the result.
 */
function wordsOf(ending: Ending): string | undefined {
  if (ending.type === 'decelerate' && ending.asks) return OTHER_CURRENCY;
  if (ending.type === 'decelerate' || ending.type === 'redirect') return TO_CHECKOUT;
  // The page goes on at checkout.
  if (ending.type === 'unrecoverable' && isRefused(ending.error)) return TO_CHECKOUT;
  const isLate = ending.type === 'unrecoverable' && isClientError(ending.error) && ending.error.kind === 'timeout';
  return isLate ? TIMEOUT : undefined;
}

/** The error that the sheet shows for an answer that ends it, or that it is shown with. */
export function errorOfAnswer(answer: Answer, intent: GoogleError['intent']): GoogleError | undefined {
  if (answer.type === 'show_error') return googleError(answer.errors);
  const message = answer.type === 'end' ? wordsOf(answer.ending) : undefined;
  return message === undefined ? undefined : { reason: 'OTHER_ERROR', intent, message };
}
