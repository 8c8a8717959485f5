import * as z from '../../../src/api/z';
import { warnings } from '../../../src/checkout/schema';
import { sheetCart, type SheetCart } from './sheet-cart';

/** Errors as any mutation returns them. Codes are plain text, because the API gets new ones at any time. */
export const userErrors = z.array(
  z.object({ code: z.nullish(z.string()), field: z.nullish(z.array(z.string())), message: z.nullish(z.string()) }),
);

const payload = z.nullish(
  z.object({
    cart: z.nullish(sheetCart),
    userErrors,
    warnings,
  }),
);

/** The result of changing a cart. */
export interface CartChange {
  /** Null when nothing was changed, and while the server still calculates. */
  cart: SheetCart | null;
  errors: z.infer<typeof userErrors>;
  warnings: { code: string }[];
}

/** `data` of the mutation whose field is `name`. */
export function cartChangeAnswer(name: string): z.ZodMiniType<Record<string, z.infer<typeof payload>>> {
  return z.object({ [name]: payload });
}

/** The payload of a mutation as its result. */
export function cartChange(given: z.infer<typeof payload>): CartChange {
  return { cart: given?.cart ?? null, errors: given?.userErrors ?? [], warnings: given?.warnings ?? [] };
}
