import * as z from '../../../src/api/z';
import { userErrors } from '../../../src/checkout/schema';

/** The fields that what a cart's preparation or submission came to may have. Of the API's types each has some of them, or others. */
export const statusFields = {
  __typename: z.string,
  errors: z.nullish(userErrors),
  pollAfter: z.nullish(z.string),
};

/** The payload of cartPrepareForCompletion and cartSubmitForCompletion. */
export const statusPayload = <T>(status: z.Kind<T>) =>
  z.nullish(z.object({ result: z.nullish(status), userErrors: z.nullish(userErrors) }));
