import buttonStyle from '../src/early/button.css?inline';
import { keepEdits } from '../src/early/edits';
import { makeEarly } from '../src/early/make-early';
import { EARLY } from '../src/names';

/** As on a page with the snippet's early paint: the core finds there what it needs before anything else. */
keepEdits();
Object.assign(globalThis, { [EARLY]: makeEarly(buttonStyle) });
