import { early } from '../src/early';
import { EARLY } from '../src/names';

/** As on a page with the snippet's early paint: the core finds there what it needs before anything else. */
Object.assign(globalThis, { [EARLY]: early });
