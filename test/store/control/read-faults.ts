import * as z from 'zod';

const userError = z.strictObject({
  code: z.string().nullable().default(null),
  field: z.array(z.string()).nullable().default(null),
  message: z.string().default(''),
});

const warning = z.strictObject({
  code: z.string(),
  message: z.string().default(''),
  target: z.string().optional(),
});

const effects = {
  status: z.int().min(200).max(599).optional(),
  retryAfter: z.union([z.number().nonnegative(), z.string().regex(/^date in \d+ s$/)]).optional(),
  html: z.literal(true).optional(),
  empty: z.literal(true).optional(),
  graphqlErrors: z
    .array(z.looseObject({ message: z.string() }))
    .min(1)
    .optional(),
  delayMs: z.int().min(1).max(600_000).optional(),
  drop: z.literal(true).optional(),
  userErrors: z.array(userError).min(1).optional(),
  warnings: z.array(warning).min(1).optional(),
  nullCart: z.boolean().optional(),
};

const faultSchema = z
  .strictObject({ operation: z.string().min(1), ...effects, times: z.int().min(1).optional() })
  .refine((fault) => Object.keys(effects).some((name) => name in fault), {
    error: `says nothing to do: name at least one of ${Object.keys(effects).join(', ')}`,
  })
  .refine((fault) => fault.retryAfter === undefined || fault.status !== undefined, {
    error: 'retryAfter is a header of an answer with a status: name one, such as 429 or 503',
  });

/**
 * One thing that goes wrong, in the shape `POST /__store/faults` takes (alone or in an array).
 *
 * - `operation`: a GraphQL operation (`cartCreate`) or a file below `/karui/<version>/` (`checkout.js`, `logos/x.svg`).
 * - `status`: answers with it instead of executing; `retryAfter` adds the header, as seconds (`2`) or as a date
 *   (`"date in 2 s"`). 401 has the API's own body, the others a JSON one.
 * - `html`: an HTML page as the body, with 200 unless `status` says otherwise. `empty`: no body.
 * - `graphqlErrors`: 200 with `{ errors }` and no data.
 * - `delayMs`: waits first, then goes on with whatever else is asked for. `drop`: cuts the connection.
 * - `userErrors` (`{ code, field?, message? }`): replace those of the payload; the cart is `null` unless `nullCart: false`.
 *   Codes are free text, for a client must live with codes that no schema knows.
 * - `warnings` (`{ code, message?, target? }`): added to those of the payload; `target` is the cart unless given.
 * - `nullCart`: `cart` is `null`, without any error.
 * - `times`: how often it happens, for ever unless given. Faults of one operation happen in their order.
 */
export type Fault = z.infer<typeof faultSchema>;

/** Reads what `POST /__store/faults` was sent; `problem` says in words what is wrong with it. */
export const readFaults = (input: unknown): { faults: Fault[] } | { problem: string } => {
  const result = z.array(faultSchema).safeParse(Array.isArray(input) ? input : [input]);
  return result.success ? { faults: result.data } : { problem: z.prettifyError(result.error) };
};
