import * as z from 'zod';

const MOST_UINT64 = 2n ** 64n - 1n;
const MOST_INT64 = 2n ** 63n - 1n;

/** 64 bits without a sign, as ProtoJSON writes them: a decimal string. */
export const uint64 = z
  .string({ error: '64-bit integers are decimal strings' })
  .regex(/^(0|[1-9]\d{0,19})$/, { error: 'not a decimal string', abort: true })
  .refine((text) => BigInt(text) <= MOST_UINT64, { error: 'more than 64 bits' });

/** The same with a sign. */
export const int64 = z
  .string({ error: '64-bit integers are decimal strings' })
  .regex(/^(0|-?[1-9]\d{0,18})$/, { error: 'not a decimal string', abort: true })
  .refine((text) => BigInt(text) <= MOST_INT64 && BigInt(text) >= -MOST_INT64 - 1n, { error: 'more than 64 bits' });

/** Whether exactly one of the members is there. */
export const hasOne = (value: object, names: readonly string[]): boolean =>
  names.filter((name) => name in value).length === 1;

const types = { stringValue: z.string(), boolValue: z.boolean(), intValue: int64, doubleValue: z.number() };

/** A value of one of the types that the widget sends: an object with exactly one member, which names the type. */
export const anyValue = z
  .strictObject(types)
  .partial()
  .refine((given) => hasOne(given, Object.keys(types)), {
    error: `a value has exactly one of ${Object.keys(types).join(', ')}`,
  });

/** Attributes: a list of keys and values in which no key comes twice. */
export const attributes = z
  .array(z.strictObject({ key: z.string().min(1), value: anyValue }))
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, { error: 'an attribute comes twice' });

/** What the data are about: the service that sends them. */
const resource = z.strictObject({ attributes: attributes.optional() });

/** Which part of the sender has measured. */
const scope = z.strictObject({ name: z.string().optional(), version: z.string().optional() });

/** A body of OTLP: a list of resources (`outer`), each with a list of scopes (`inner`), each with what was sent (`items`). */
export const enveloped = (outer: string, inner: string, items: string, list: z.ZodType) => {
  const within = z.strictObject({ scope: scope.optional(), [items]: list });
  const around = z.strictObject({ resource: resource.optional(), [inner]: z.array(within).min(1) });
  return z.strictObject({ [outer]: z.array(around).min(1) });
};
