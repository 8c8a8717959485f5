import { refuse } from '../../rules/refuse';
import type { Callbacks, Intent, PaymentRequest } from '../rules/google-pay-types';
import type { Problem } from '../rules/problem';

const INTENTS: readonly Intent[] = [
  'OFFER',
  'SHIPPING_ADDRESS',
  'SHIPPING_OPTION',
  'PAYMENT_AUTHORIZATION',
  'PAYMENT_METHOD',
];

/** Whether the page is told of changes while the sheet is open. */
export const hasChangeIntent = (intents: readonly Intent[]): boolean =>
  intents.some((intent) => intent !== 'PAYMENT_AUTHORIZATION');

/** What is wrong between the intents of a request, its flags, and the callbacks of the client. */
export function* intentProblems(request: PaymentRequest, callbacks: Callbacks | undefined): Generator<Problem> {
  const { callbackIntents, shippingAddressRequired, shippingOptionRequired } = request;
  if (callbackIntents === undefined) {
    // What pay.js itself does then, without a word of explanation.
    if (callbacks) refuse(12, new TypeError("Cannot read properties of undefined (reading 'includes')"));
    return;
  }
  if (!callbacks) return yield [12, 'paymentDataCallbacks must be set'];
  const unknown = callbackIntents.find((intent) => !INTENTS.includes(intent));
  if (unknown !== undefined) yield [12, `callback intent "${unknown}" is not known!`];
  if (callbackIntents.includes('PAYMENT_AUTHORIZATION') !== !!callbacks.onPaymentAuthorized)
    yield [12, 'Both PAYMENT_AUTHORIZATION intent and onPaymentAuthorized must be set'];
  if (hasChangeIntent(callbackIntents) && !callbacks.onPaymentDataChanged)
    yield [
      12,
      'onPaymentDataChanged callback must be set if any of SHIPPING_ADDRESS,SHIPPING_OPTION callback intent is set.',
    ];
  if (!hasChangeIntent(callbackIntents) && callbacks.onPaymentDataChanged)
    yield [38, 'onPaymentDataChanged callback is set, but no intent that it would be called for.'];
  if (callbackIntents.includes('SHIPPING_ADDRESS') && !shippingAddressRequired)
    yield [13, 'shippingAddressRequired must be set for the SHIPPING_ADDRESS callback intent'];
  if (callbackIntents.includes('SHIPPING_OPTION') && !shippingOptionRequired)
    yield [13, 'shippingOptionRequired must be set for the SHIPPING_OPTION callback intent'];
}
