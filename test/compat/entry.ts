/** Both halves of the compat pass in one file, for a page that has nothing else of the widget. */
export { applyRemembered } from '../../src/compat/remembered';
export { runCompat } from '../../src/compat/index';
