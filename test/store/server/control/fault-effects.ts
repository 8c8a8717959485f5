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

const completionError = z.strictObject({ code: z.string(), message: z.string().nullable().default(null) });

/** Everything that a fault can do, by name; `Fault` explains each. */
export const effects = {
  after: z.literal(true).optional(),
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
  nullData: z.literal(true).optional(),
  truncated: z.literal(true).optional(),
  wrongTypes: z.literal(true).optional(),
  extraFields: z.literal(true).optional(),
  invalidPayment: z.literal(true).optional(),
  pendingDeliveryGroups: z.literal(true).optional(),
  emptyDeliveryGroups: z.literal(true).optional(),
  throttled: z.int().min(0).max(600_000).optional(),
  notReady: z.array(completionError).optional(),
  submitFailed: z.array(completionError).min(1).optional(),
  alreadyAccepted: z.literal(true).optional(),
  payload: z.record(z.string(), z.unknown()).optional(),
  currency: z.enum(['JPY', 'USD', 'EUR', 'GBP', 'CAD', 'AUD']).optional(),
  stock: z.int().min(0).optional(),
};

/** Effects that only some operations can have. */
export const effectsOf: Partial<Record<keyof typeof effects, string[]>> = {
  invalidPayment: ['cartPaymentUpdate'],
  throttled: ['cartPrepareForCompletion', 'cartSubmitForCompletion'],
  notReady: ['cartPrepareForCompletion'],
  submitFailed: ['cartSubmitForCompletion'],
  alreadyAccepted: ['cartSubmitForCompletion'],
  payload: ['paypalTokenCreate', 'PayPalBuyerDetailsFetch', 'amazon_pay', 'buy_with_prime'],
};
