import { faultResult } from './fault-result';
import { isRecord } from './is-record';
import type { Fault } from './read-faults';

const PENDING = { code: 'PENDING_DELIVERY_GROUPS', field: null, message: 'Delivery groups are pending.' };
const INVALID_PAYMENT = {
  code: 'INVALID_PAYMENT',
  field: ['payment', 'amount'],
  message: 'The payment amount does not match the total amount of the cart',
};

/** Fields of a payload that hold its result; each payload has one of them. */
const GIVEN = ['cart', 'result', 'token', 'body', 'buyerDetails'];

const cartTarget = (cart: unknown): string => {
  const id = isRecord(cart) ? cart['id'] : undefined;
  return typeof id === 'string' ? id.replace(/\?.*$/, '') : '';
};

const userErrorsOf = (fault: Fault, hasResult: boolean): unknown[] | undefined => {
  if (fault.userErrors) return fault.userErrors;
  if (fault.invalidPayment) return [INVALID_PAYMENT];
  return fault.pendingDeliveryGroups && !hasResult ? [PENDING] : undefined;
};

/** The members of `changes` in the place of those in `given`, also within objects. */
const merged = (given: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> => {
  const both = { ...given };
  for (const [name, value] of Object.entries(changes)) {
    const own = given[name];
    both[name] = isRecord(own) && isRecord(value) ? merged(own, value) : value;
  }
  return both;
};

const applyToPayload = (payload: Record<string, unknown>, fault: Fault): Record<string, unknown> => {
  const changed = { ...payload };
  const userErrors = userErrorsOf(fault, 'result' in changed);
  if (userErrors) changed['userErrors'] = userErrors;
  if (isRecord(changed['result'])) changed['result'] = faultResult(changed['result'], fault);
  if (fault.warnings) {
    const given = Array.isArray(changed['warnings']) ? (changed['warnings'] as unknown[]) : [];
    changed['warnings'] = [...given, ...fault.warnings.map((one) => ({ target: cartTarget(payload['cart']), ...one }))];
  }
  if (fault.nullCart ?? fault.userErrors) for (const name of GIVEN) if (name in changed) changed[name] = null;
  return fault.payload ? merged(changed, fault.payload) : changed;
};

/**
 * Applies a fault to the executed `data`: user errors, warnings, a cart that is `null`, another result. It changes the answer and
 * not the schema, because a fault can have codes that the schema does not know.
 */
export const applyFault = (data: Record<string, unknown>, fault: Fault): Record<string, unknown> => {
  const noCart = fault.nullCart ?? fault.userErrors !== undefined;
  return Object.fromEntries(
    Object.entries(data).map(([key, payload]) =>
      isRecord(payload) && ('userErrors' in payload || 'cart' in payload)
        ? [key, applyToPayload(payload, fault)]
        : [key, noCart ? null : payload],
    ),
  );
};
