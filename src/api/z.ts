import * as z from 'zod/mini';
import { withNativePrototypes } from './with-native-prototypes';

// zod builds the prototype of a kind of schema together with the first schema of that kind, in loops that throw when the page has added
// to `Object.prototype`. So the first of each kind is created here, with native prototypes. Add every new kind that you use.
withNativePrototypes(() => [z.object({}), z.array(z.nullish(z.unknown()))]);

/** A kind that is told by `typeof`: zod's own checks of texts, numbers and booleans weigh 0.3 kB. */
const ofType = <T>(type: 'string' | 'number' | 'boolean') =>
  z.unknown().check((given) => {
    if (typeof given.value !== type) given.issues.push({ code: 'custom', input: given.value });
  }) as unknown as z.ZodMiniType<T>;

export const string = ofType<string>('string');
export const number = ofType<number>('number');
export const boolean = ofType<boolean>('boolean');

export * from 'zod/mini';
