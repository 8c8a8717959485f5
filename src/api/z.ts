import { core } from 'zod/mini';
import { withNativePrototypes } from './with-native-prototypes';

/*
 * The kinds of values in answers, of the parts that `zod/mini` itself is made of (https://zod.dev/packages/core). Its own kinds of texts,
 * numbers, lists and values that may be missing, with methods that nobody calls, weigh 1.4 kB more. `parse` reads a value of a kind.
 */

/** What a value must be. */
export type Kind<T> = core.$ZodType<T>;

/** What `parse` makes of a value of the kind. */
export type { infer } from 'zod/mini';

/** The value as the kind describes it, without fields that the kind does not name. Throws a `$ZodError` for any other value. */
export const parse = core.parse;

export const object = <Shape extends core.$ZodShape>(shape: Shape) =>
  new core.$ZodObject({ type: 'object', shape }) as core.$ZodObject<Shape, core.$strip>;

const transform = (read: core.$ZodTransformDef['transform']): unknown =>
  new core.$ZodTransform({ type: 'transform', transform: read });

// zod builds the prototype of a kind together with the first value of that kind, in loops that throw when the page has added to
// `Object.prototype`. So the first of each is created here, with native prototypes.
withNativePrototypes(() => [object({}), transform(() => null)]);

const ofType = (type: 'string' | 'number' | 'boolean') =>
  transform((value, { issues }) => {
    if (typeof value !== type) issues.push({ code: 'custom', input: value });
    return value;
  });

export const string = ofType('string') as Kind<string>;
export const number = ofType('number') as Kind<number>;
export const boolean = ofType('boolean') as Kind<boolean>;

/** A list, all of whose values are of the kind. */
export const array = <T>(kind: Kind<T>) =>
  transform((value, { issues }) => {
    if (Array.isArray(value)) return value.map((one) => parse(kind, one));
    issues.push({ code: 'custom', input: value });
    return value;
  }) as Kind<T[]>;

const orNothing =
  (isNothing: (value: unknown) => boolean) =>
  (kind: core.$ZodType): unknown =>
    transform((value) => (isNothing(value) ? value : parse(kind, value)));

/** A value of the kind, or null. */
export const nullable = orNothing((value) => value === null) as <T>(kind: Kind<T>) => core.$ZodNullable<Kind<T>>;

/** A value of the kind, null, or none at all. */
export const nullish = orNothing((value) => value == null) as <T>(
  kind: Kind<T>,
) => core.$ZodOptional<core.$ZodNullable<Kind<T>>>;
