import { core } from 'zod/mini';
import { withNativePrototypes } from './with-native-prototypes';

/*
 * The kinds of values in answers. They use only the core package that `zod/mini` is built on (https://zod.dev/packages/core): each kind
 * is a function that reads a value, or refuses it with an issue. zod's own kinds of texts, numbers, objects, lists and values that may
 * be missing weigh 2.6 kB more for every shopper who buys. `parse` reads a value of a kind.
 */

/** Describes what a value must be. */
export type Kind<T> = core.$ZodType<T>;

/** The type of what `parse` returns for a kind. */
export type { infer } from 'zod/mini';

type Result = { value: unknown; issues?: undefined } | { issues: core.$ZodRawIssue[] };

/** Whether a value was refused. `in` is not used, because a page may have put a `value` on `Object.prototype`. */
const isRefused = (result: Result): result is { issues: core.$ZodRawIssue[] } => Object.hasOwn(result, 'issues');

/** Calls the kind by the interface that such libraries share (https://standardschema.dev). Every kind here is synchronous. */
const validate = (kind: core.$ZodType, value: unknown): Result => kind['~standard'].validate(value) as Result;

/**
 * The value as the kind describes it, without fields that the kind does not name. Throws a TypeError for any other value; its `cause` lists
 * the issues with their paths.
 */
export function parse<T>(kind: Kind<T>, value: unknown): T {
  const result = validate(kind, value);
  if (isRefused(result)) throw new TypeError('a value of another kind', { cause: result.issues });
  return result.value as T;
}

const transform = (read: core.$ZodTransformDef['transform']): unknown =>
  new core.$ZodTransform({ type: 'transform', transform: read });

// zod builds the prototype of its kind together with the first value of that kind, in loops that throw when the page has added to
// `Object.prototype`. So the first is created here, with native prototypes.
withNativePrototypes(() => transform(() => null));

const ofType = (type: 'string' | 'number' | 'boolean') =>
  transform((value, { issues }) => {
    if (typeof value !== type) issues.push({ code: 'custom', input: value });
    return value;
  });

export const string = ofType('string') as Kind<string>;
export const number = ofType('number') as Kind<number>;
export const boolean = ofType('boolean') as Kind<boolean>;

/** Reads a part of a value by the part's kind. Adds its issues to the `issues` of the whole, with `place` before their paths. */
function readPart(kind: core.$ZodType, value: unknown, issues: core.$ZodRawIssue[], ...place: PropertyKey[]): unknown {
  const result = validate(kind, value);
  if (!isRefused(result)) return result.value;
  for (const issue of result.issues) issues.push({ ...issue, path: [...place, ...issue.path!] });
}

/** What an object itself has under a name. */
const ownField = (given: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(given, name) ? given[name] : undefined;

/** An object with the parts of the shape, and no others. */
export const object = <Shape extends core.$ZodShape>(shape: Shape) =>
  transform((value, { issues }) => {
    if (typeof value === 'object' && value && !Array.isArray(value)) {
      const given = value as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(shape).map(([name, kind]) => [name, readPart(kind, ownField(given, name), issues, name)]),
      );
    }
    issues.push({ code: 'custom', input: value });
  }) as core.$ZodObject<Shape, core.$strip>;

/** A list, all of whose values are of the kind. */
export const array = <T>(kind: Kind<T>) =>
  transform((value, { issues }) => {
    if (Array.isArray(value)) return value.map((item, index) => readPart(kind, item, issues, index));
    issues.push({ code: 'custom', input: value });
  }) as Kind<T[]>;

const orNothing =
  (isNothing: (value: unknown) => boolean) =>
  (kind: core.$ZodType): unknown =>
    transform((value, { issues }) => (isNothing(value) ? value : readPart(kind, value, issues)));

/** A value of the kind, or null. */
export const nullable = orNothing((value) => value === null) as <T>(kind: Kind<T>) => core.$ZodNullable<Kind<T>>;

/** A value of the kind, null, or none at all. */
export const nullish = orNothing((value) => value == null) as <T>(
  kind: Kind<T>,
) => core.$ZodOptional<core.$ZodNullable<Kind<T>>>;
