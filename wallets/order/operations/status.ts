import * as z from '../../../src/press/api/z';
import { userErrors } from '../../../src/press/cart/calls';

/**
 * Fields of the `result` of cartPrepareForCompletion and cartSubmitForCompletion. The API has several types for the result, and each has
 * only some of these fields.
 */
export const statusFields = {
  __typename: z.string,
  errors: z.nullish(userErrors),
  pollAfter: z.nullish(z.string),
};

/** The payload of cartPrepareForCompletion and cartSubmitForCompletion. */
export const statusPayload = <T>(status: z.Kind<T>) =>
  z.nullish(z.object({ result: z.nullish(status), userErrors: z.nullish(userErrors) }));
