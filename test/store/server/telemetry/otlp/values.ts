import * as z from 'zod';

const MOST_UINT64 = 2n ** 64n - 1n;
const MOST_INT64 = 2n ** 63n - 1n;

const uint64Text = z
  .string({ error: '64-bit integers are decimal strings' })
  .regex(/^(0|[1-9]\d{0,19})$/, { error: 'not a decimal string', abort: true })
  .refine((text) => BigInt(text) <= MOST_UINT64, { error: 'more than 64 bits' });

const int64Text = z
  .string({ error: '64-bit integers are decimal strings' })
  .regex(/^(0|-?[1-9]\d{0,18})$/, { error: 'not a decimal string', abort: true })
  .refine((text) => BigInt(text) <= MOST_INT64 && BigInt(text) >= -MOST_INT64 - 1n, { error: 'more than 64 bits' });

/** How a 64-bit integer may be written. */
export interface Integers {
  uint64: z.ZodType<string | number>;
  int64: z.ZodType<string | number>;
}

/** As ProtoJSON writes them: decimal strings. */
export const TEXT_ONLY: Integers = { uint64: uint64Text, int64: int64Text };

/** As every receiver has to take them too: JSON numbers, which OpenTelemetry's own JavaScript SDK sends for counts. */
export const TEXT_OR_NUMBER: Integers = {
  uint64: z.union([uint64Text, z.int().nonnegative()]),
  int64: z.union([int64Text, z.int()]),
};

/** A whole number of 32 bits without a sign. */
export const uint32 = z.uint32();

/** Whether exactly one of the members is there. */
export const hasOne = (value: object, names: readonly string[]): boolean =>
  names.filter((name) => name in value).length === 1;

/** A value of any type: an object with exactly one member, which names the type. */
export function anyValue(integers: Integers): z.ZodType {
  const nested = z.lazy(() => value);
  const members = {
    stringValue: z.string(),
    boolValue: z.boolean(),
    intValue: integers.int64,
    doubleValue: z.number(),
    arrayValue: z.strictObject({ values: z.array(nested) }),
    kvlistValue: z.strictObject({ values: z.array(z.strictObject({ key: z.string(), value: nested })) }),
    bytesValue: z.base64(),
  };
  const value: z.ZodType = z
    .strictObject(members)
    .partial()
    .refine((given) => hasOne(given, Object.keys(members)), {
      error: `a value has exactly one of ${Object.keys(members).join(', ')}`,
    });
  return value;
}

/** Attributes: a list of keys and values in which no key comes twice. */
export const attributes = (integers: Integers) =>
  z
    .array(z.strictObject({ key: z.string().min(1), value: anyValue(integers) }))
    .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, {
      error: 'an attribute comes twice',
    });

/** What the data are about: the service that sends them. */
export const resource = (integers: Integers) =>
  z.strictObject({ attributes: attributes(integers).optional(), droppedAttributesCount: uint32.optional() });

/** Which part of the sender has measured. */
export const scope = (integers: Integers) =>
  z.strictObject({
    name: z.string().optional(),
    version: z.string().optional(),
    attributes: attributes(integers).optional(),
    droppedAttributesCount: uint32.optional(),
  });
