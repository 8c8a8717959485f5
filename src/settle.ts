import { words } from './words';
import { withTimeout } from './lib/with-timeout';
import { flush, report, track } from './telemetry/track';
import type { Ending } from './wallet';

type Shown = Extract<Ending, { type: 'unrecoverable' | 'custom_validation' | 'out_of_stock' }>;

/** How long a shopper waits to be told, in milliseconds: after that the browser's own dialog speaks. */
const DIALOG_LIMIT = 8000;

/** Fetches the dialog's code; rejects where it has not come within 8 s. */
export const loadDialog = () => withTimeout(DIALOG_LIMIT, import('./dialog'));

/** Fetches what a failed press will need; a failure here is met again, and handled, when it is needed. */
export const warmDialog = (): void => void loadDialog().catch(() => {});

async function show(ending: Shown, opener: HTMLElement): Promise<void> {
  try {
    await (await loadDialog()).showEnding(ending, opener, report);
  } catch (error) {
    report(error);
    // Needs no chunk and no network, is read aloud, and keeps the page and what was chosen on it.
    alert((ending.type === 'custom_validation' && ending.message.trim()) || words.unavailable);
  }
}

/** Only web addresses are followed, whatever an answer of the server says. */
const WEB = /^https?:\/\//i;

/**
 * Does what a press came to: the only place that leaves the page or opens a dialog.
 *
 * @param opener gets the focus back when the dialog closes
 */
export function settle(ending: Ending, opener: HTMLElement): void {
  track('ending', { type: ending.type, ...(ending.type === 'decelerate' && { reason: ending.reason }) });
  switch (ending.type) {
    case 'decelerate':
    case 'redirect':
      if (!WEB.test(ending.url)) return settle({ type: 'unrecoverable', error: new Error(ending.url) }, opener);
      if (ending.type === 'decelerate' && Object.hasOwn(ending, 'error')) report(ending.error);
      flush();
      return location.assign(ending.url);
    case 'unrecoverable':
      report(ending.error);
      return void show(ending, opener);
    case 'custom_validation':
    case 'out_of_stock':
      return void show(ending, opener);
    // They have been shown already, or need no word.
    case 'handed_over':
    case 'cancelled':
      return;
    default:
      return ending satisfies never;
  }
}
