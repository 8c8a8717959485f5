import type * as Fallback from '../fallback';
import { loadFallback } from './chunks';
import { report } from './track';

/** Runs the code for pages that can't have buttons, or keep changing a host. Without it the page stays as it is. */
export const fallBack = (run: (code: typeof Fallback) => void): void => void loadFallback().then(run).catch(report);
