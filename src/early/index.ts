/** For pages without the early paint. */
import { keepEdits } from './edits';

keepEdits();

export { early } from './early';
