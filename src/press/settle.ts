import { showEnding } from '../show-ending';
import { flush, report, track } from '../telemetry/track';
import type { Ending, WalletId } from '../wallet';

/** Only web addresses are followed, whatever an answer of the server says. */
const WEB = /^https?:\/\//i;

/**
 * Acts on an ending: the only place that leaves the page or opens a dialog.
 *
 * @param wallet whose press has ended
 * @param opener gets the focus back when the dialog closes
 */
export function settle(ending: Ending, opener: HTMLElement, wallet: WalletId): void {
  // Entries are plain: one that waits must not keep anything of the page in memory.
  track('ending', { ...ending, wallet, error: undefined });
  switch (ending.type) {
    case 'decelerate':
    case 'redirect':
      if (!WEB.test(ending.url)) return settle({ type: 'unrecoverable', error: new Error(ending.url) }, opener, wallet);
      // Not `ending.error`, which a page may have put on `Object.prototype`.
      if (Object.hasOwn(ending, 'error')) report(ending.error);
      flush();
      return location.assign(ending.url);
    case 'unrecoverable':
      report(ending.error);
      return void showEnding(ending, opener);
    case 'custom_validation':
      return void showEnding(ending, opener, ending.message.trim() || undefined);
    case 'out_of_stock':
    case 'unavailable':
      return void showEnding(ending, opener);
    case 'handed_over':
      return flush();
    // There is nothing to say.
    case 'cancelled':
      return;
    default:
      return ending satisfies never;
  }
}
