import { ensureExport } from '../core/lib/ensure-export';
import { withTimeout } from '../core/lib/with-timeout';

/**
 * How long a dialog, or what it shows, may take to load, in milliseconds. After that its callers do without, see src/press/leave.ts and
 * policy-links.ts.
 */
export const DIALOG_LIMIT = 8000;

/** Fetches the dialog; rejects when it has not come in time. */
export const loadDialog = () => withTimeout(DIALOG_LIMIT, ensureExport(import('../dialog'), 'showEnding'));
