import * as z from 'zod';
import { effects, effectsOf } from './fault-effects';
import { isKnownOperation } from './is-known-operation';

/** Effects that work with `after`, too: they can replace a call or follow it. */
const LATE = ['status', 'html', 'empty', 'graphqlErrors', 'delayMs', 'drop'];

const faultSchema = z
  .strictObject({
    // A mistyped one would never happen, and a test that waits for it would show nothing.
    operation: z.string().refine(isKnownOperation, { error: ({ input }) => `there is no operation ${String(input)}` }),
    ...effects,
    times: z.int().min(1).optional(),
  })
  .refine((fault) => Object.keys(effects).some((name) => name in fault), {
    error: `says nothing to do: name at least one of ${Object.keys(effects).join(', ')}`,
  })
  .refine((fault) => !fault.after || LATE.some((name) => name in fault), {
    error: `after is about what happens to the answer: name one of ${LATE.join(', ')}`,
  })
  .refine((fault) => fault.retryAfter === undefined || fault.status !== undefined, {
    error: 'retryAfter is a header of an answer with a status: name one, such as 429 or 503',
  })
  .superRefine((fault, issues) => {
    for (const [effect, operations] of Object.entries(effectsOf))
      if (effect in fault && !operations.includes(fault.operation))
        issues.addIssue({ code: 'custom', message: `${effect} can only happen to ${operations.join(' and ')}` });
  });

/**
 * One thing that goes wrong, as `POST /__store/faults` takes it (alone or in an array).
 *
 * - `operation`: a GraphQL operation (`cartCreate`), a file below `/karui/<version>/` (`press.js`, `logos/x.svg`), what PayPal
 *   serves (`paypal/sdk/js`, `paypal/smart/buttons`, `paypal/checkoutnow`, `paypal/api/orders/<token>`), what Shop does
 *   (`login_with_shop/authorize`, `shop/promise`), Amazon's script (`amazon/checkout.js`), or a wallet for which the shop signs
 *   (`amazon_pay`, `buy_with_prime`); or a receiver of telemetry (`telemetry/events`, `metrics`, `logs`, `errors`, `sessions`).
 * - `times`: how often it happens, for ever unless given. Faults of one operation happen in their order.
 *
 * Instead of executing:
 *
 * - `status`: answers with it; `retryAfter` adds the header, as seconds (`2`) or as a date (`"date in 2 s"`). 401 has the
 *   API's own body, the others a JSON one.
 * - `html`: an HTML page as the body, with 200 unless `status` says otherwise. `empty`: no body.
 * - `graphqlErrors`: 200 with `{ errors }` and no data.
 * - `delayMs`: waits first, then does the rest. `drop`: cuts the connection.
 * - `after`: the call is executed first, and then the others of these happen: its answer is lost, late or replaced.
 *
 * Refused by the API; nothing is changed, so that the next try finds the cart as it was:
 *
 * - `userErrors` (`{ code, field?, message? }`): replace those of the payload; the cart (or result, token, body …) is `null`
 *   unless `nullCart: false`. Codes are free text, because a client has to cope with codes that no schema knows.
 * - `nullCart`: the cart is `null`, without any error.
 * - `invalidPayment`: `INVALID_PAYMENT` for `payment.amount`, with the cart.
 * - `throttled` (ms): `CartThrottled` or `SubmitThrottled`, `pollAfter` that far ahead.
 * - `notReady` (`{ code, message? }`, may be none): `CartStatusNotReady`. `submitFailed`: `SubmitFailed`, with at least one.
 * - `alreadyAccepted`: `SubmitAlreadyAccepted`, although there is no order.
 *
 * Executed, and then:
 *
 * - `warnings` (`{ code, message?, target? }`): added to those of the payload; `target` is the cart unless given.
 * - `emptyDeliveryGroups`: the answer's carts have none. `pendingDeliveryGroups`: the same, with `PENDING_DELIVERY_GROUPS` as a
 *   user error or as prepare's reason.
 * - `payload`: members that the payload has instead of its own, `{ "token": "" }`; of objects within, only the members that are named.
 * - `currency`: the cart's currency from this answer on. `stock`: at most so many pieces of each variant are left.
 * - `nullData`: `{ "data": null }`. `truncated`: half of the JSON text. `wrongTypes`: each text is a number and each number a
 *   text. `extraFields`: every object has one more.
 */
export type Fault = z.infer<typeof faultSchema>;

/** Reads the body of `POST /__store/faults`; `problem` says what is wrong with it. */
export const readFaults = (input: unknown): { faults: Fault[] } | { problem: string } => {
  const result = z.array(faultSchema).safeParse(Array.isArray(input) ? input : [input]);
  return result.success ? { faults: result.data } : { problem: z.prettifyError(result.error) };
};
