/** For pages without the early paint. */
import buttonStyle from './button.css?inline';
import { keepEdits } from './edits';
import { makeEarly } from './make-early';

keepEdits();

export const early = makeEarly(buttonStyle);
