import { array, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';
import { answer } from '../../../press/checkout/answers';
import { calls, type OperationName } from './calls';
import { silent, type Answering } from '../../../press/api/fake-api';
import { sheetCart, taxed } from './sheet-answers';

const delayed =
  (ms: number, answering: Answering): Answering =>
  async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answering(...given);
  };

const errors = (...codes: string[]) => codes.map((code) => ({ code, field: ['payment', 'amount'], message: 'm' }));

/** Answers that differ by operation: each list is what may come of it. */
const payloads: Partial<Record<string, object[]>> = {
  cartPrepareForCompletion: [
    { result: { __typename: 'CartStatusNotReady', cart: sheetCart, errors: errors('PENDING_DELIVERY_GROUPS') } },
    { result: { __typename: 'CartThrottled', pollAfter: '1970-01-01T00:00:09Z' } },
    { result: null, userErrors: errors('INVALID') },
  ],
  cartSubmitForCompletion: [
    { result: { __typename: 'SubmitThrottled', pollAfter: '1970-01-01T00:00:04Z' } },
    { result: { __typename: 'SubmitThrottled', pollAfter: '1970-01-01T00:00:26Z' } },
    { result: { __typename: 'SubmitFailed', errors: errors('ERROR') } },
  ],
  cartPaymentUpdate: [
    { cart: null, userErrors: errors('INVALID_PAYMENT') },
    { cart: taxed('0.0'), userErrors: errors('INVALID_PAYMENT') },
    { cart: null, userErrors: errors('OTHER') },
  ],
  cartSelectedDeliveryOptionsUpdate: [
    { cart: null, userErrors: errors('PENDING_DELIVERY_GROUPS') },
    { cart: null, userErrors: [] },
  ],
};

/** The good answer of whatever is asked, or one of the others. */
const answering =
  (which: number): Answering =>
  (_options, operation) => {
    const others = payloads[operation] ?? [];
    const payload = others[which];
    return answer({ data: payload ? { [operation]: payload } : calls[operation as OperationName].data });
  };

const happening: Arbitrary<Answering> = oneof(
  { weight: 5, arbitrary: integer({ min: 0, max: 3 }).map(answering) },
  record({ status: constantFrom(429, 503), seconds: constantFrom('', '0', '2', '10', '60') }).map(
    ({ status, seconds }): Answering =>
      () =>
        answer('', { status, ...(seconds && { headers: { 'Retry-After': seconds } }) }),
  ),
  constantFrom<Answering>(
    () => answer('', { status: 430 }),
    () => answer('{"data":'),
    () => answer({ errors: [{ message: 'no' }] }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    silent,
  ),
);

/** What happens to requests, one after another. */
export const happenings = array(
  record({ what: happening, after: constantFrom(0, 0, 300, 4000) }).map(({ what, after }) =>
    after ? delayed(after, what) : what,
  ),
  { minLength: 1, maxLength: 12 },
);
