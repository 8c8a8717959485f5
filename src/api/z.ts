import * as z from 'zod/mini';
import { withNativePrototypes } from './with-native-prototypes';

// zod builds the prototype of a kind of schema together with the first schema of that kind, in loops that throw when the page has added
// to `Object.prototype`. So the first of each kind is created here, with native prototypes. Add every new kind that you use.
withNativePrototypes(() => [z.object({}), z.array(z.string()), z.nullish(z.unknown())]);

/** A number or a boolean, believed to be what the API's own types say: zod's checks of the two weigh 0.16 kB, and no payment needs them. */
export const unchecked = <T extends number | boolean>() => z.unknown() as unknown as z.ZodMiniType<T>;

export * from 'zod/mini';
