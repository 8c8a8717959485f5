import { core } from 'zod/mini';
import { withNativePrototypes } from './with-native-prototypes';

/*
 * The kinds of values in answers, made of the parts that `zod/mini` itself is made of (https://zod.dev/packages/core): its own kinds have
 * methods that nobody calls, 0.8 kB of them. A kind is read by `parse`.
 */

/** What a value must be. */
export type Kind<T> = core.$ZodType<T>;

/** What `parse` makes of a value of the kind. */
export type { infer } from 'zod/mini';

/** The value as the kind describes it, without fields that the kind does not name. Throws a `$ZodError` for any other value. */
export const parse = core.parse;

export const object = <Shape extends core.$ZodShape>(shape: Shape) =>
  new core.$ZodObject({ type: 'object', shape }) as core.$ZodObject<Shape, core.$strip>;

export const array = <T extends core.$ZodType>(element: T) =>
  new core.$ZodArray({ type: 'array', element }) as core.$ZodArray<T>;

const transform = (read: core.$ZodTransformDef['transform']): unknown =>
  new core.$ZodTransform({ type: 'transform', transform: read });

// zod builds the prototype of a kind together with the first value of that kind, in loops that throw when the page has added to
// `Object.prototype`. So the first of each is created here, with native prototypes.
withNativePrototypes(() => [object({}), array(transform(() => null) as Kind<null>)]);

const ofType = (type: 'string' | 'number' | 'boolean') =>
  transform((value, { issues }) => {
    if (typeof value !== type) issues.push({ code: 'custom', input: value });
    return value;
  });

export const string = ofType('string') as Kind<string>;
export const number = ofType('number') as Kind<number>;
export const boolean = ofType('boolean') as Kind<boolean>;

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
