import type { ClientOptions, PaymentRequest } from '../rules/google-pay-types';
import { isObject, isText, type Problem, type Unchecked } from '../rules/problem';
import { intentProblems } from './callback-intents';
import { methodProblems, tokenizationProblems } from './payment-methods';
import { offerProblems } from './offers';
import { shippingOptionProblems } from './shipping-options';
import { transactionProblems } from './transaction-info';

const FORMATS: readonly unknown[] = [undefined, 'FULL', 'FULL-ISO3166'];

function* versionProblems({ apiVersion, apiVersionMinor }: Unchecked, rule: number): Generator<Problem> {
  if (apiVersion !== 2) yield [rule, 'apiVersion must be set to 2!'];
  if (apiVersionMinor === undefined) yield [rule, 'apiVersionMinor must be set!'];
}

/** What is wrong with the request of `isReadyToPay`, in Google's order. */
export function* readyProblems(request: unknown, isSecure: boolean): Generator<Problem> {
  if (!isSecure) yield [3, 'Google Pay APIs should be called in secure context!'];
  if (!isObject(request)) return yield [4, 'isReadyToPayRequest must be set!'];
  yield* versionProblems(request, 4);
  yield* methodProblems(request, 4);
}

function* shippingProblems(request: Unchecked): Generator<Problem> {
  const { shippingAddressParameters: address, shippingOptionParameters: options } = request;
  if (isObject(address) && !FORMATS.includes(address['format']))
    yield [7, `format of shippingAddressParameters is not known: ${String(address['format'])}`];
  if (
    isObject(address) &&
    address['allowedCountryCodes'] !== undefined &&
    !Array.isArray(address['allowedCountryCodes'])
  )
    yield [7, 'allowedCountryCodes must be an array!'];
  if (options !== undefined) yield* shippingOptionProblems(options);
}

/** What is wrong with the request of `loadPaymentData`, in Google's order. Throws where pay.js throws. */
export function* paymentProblems(request: unknown, client: ClientOptions, isSecure: boolean): Generator<Problem> {
  if (!isSecure) yield [3, 'Google Pay APIs should be called in secure context!'];
  if (!isObject(request)) return yield [7, 'paymentDataRequest must be set!'];
  yield* versionProblems(request, 7);
  yield* methodProblems(request, 7);
  yield* tokenizationProblems(request);
  yield* transactionProblems(request['transactionInfo']);
  yield* shippingProblems(request);
  if (request['offerInfo'] !== undefined) yield* offerProblems(request['offerInfo']);
  const merchant = request['merchantInfo'];
  if (!isObject(merchant)) yield [7, 'merchantInfo must be set!'];
  else if (client.environment === 'PRODUCTION' && !isText(merchant['merchantId']))
    yield [10, 'merchantId must be set in PRODUCTION!'];
  yield* intentProblems(request as unknown as PaymentRequest, client.paymentDataCallbacks);
}
