import * as z from 'zod/mini';
import { withNativePrototypes } from './with-native-prototypes';

// zod builds the prototype of each kind of schema with the first one of it, by loops that a page's additions to `Object.prototype` would
// end in an error. So there is one of each before the first that is needed; a kind that is new to this project belongs here too.
withNativePrototypes(() => [z.object({}), z.array(z.string()), z.nullish(z.number()), z.boolean()]);

export * from 'zod/mini';
