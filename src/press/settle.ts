import { showEnding } from '../core/show-ending';
import { flush, report, track } from '../core/track';
import type { Ending, WalletId } from '../wallet';
import { isWebAddress, webAddressError } from './checkout/web-address';

/**
 * Acts on an ending: the only place that leaves the page or opens a dialog.
 *
 * @param wallet whose press has ended
 * @param opener gets the focus back when the dialog closes
 */
export function settle(ending: Ending, opener: HTMLElement, wallet: WalletId): void {
  track('ending', { ...ending, wallet });
  switch (ending.type) {
    case 'decelerate':
    case 'redirect':
      if (!isWebAddress(ending.url))
        return settle({ type: 'unrecoverable', error: webAddressError(ending.url) }, opener, wallet);
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
    // The wallet has shown them, or there is nothing to say.
    case 'handed_over':
    case 'cancelled':
      return;
    default:
      return ending satisfies never;
  }
}
