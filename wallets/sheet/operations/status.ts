import * as z from '../../../src/api/z';
import { userErrors } from '../../../src/checkout/schema';
import { sheetCart } from './sheet-cart';

/** What a cart's preparation or submission came to. Each type of the API has some of the fields, and says in none which others it lacks. */
const status = z.object({
  __typename: z.string,
  cart: z.nullish(sheetCart),
  errors: z.nullish(userErrors),
  pollAfter: z.nullish(z.string),
  redirectUrl: z.nullish(z.string),
  checkoutUrl: z.nullish(z.string),
});

/** The payload of cartPrepareForCompletion and cartSubmitForCompletion. */
export const statusPayload = z.nullish(z.object({ result: z.nullish(status), userErrors: z.nullish(userErrors) }));
