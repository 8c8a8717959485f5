import { flush, report, track } from '../../core/track';
import type { Ending } from '../../wallet';
import { CodeMissing } from '../api/code-missing';
import type { Press } from '../press';
import { isWebAddress, webAddressError } from '../running/cart/checkout-ending';
import { isRefused } from '../running/cart/outcome';
import { openCheckout, rememberCheckout } from './checkout';
import { showEnding } from './dialog';
import { canHandToStore, handToStore, sendFiles } from './hand-to-store';

/** Acts on the ending of a press: the only place that leaves the page or opens a dialog. */
export function actOnEnding(ending: Ending, press: Press): void {
  const fail = (error: Error) => actOnEnding({ type: 'unrecoverable', error }, press);
  track('ending', { ...ending, wallet: press.button.wallet });
  switch (ending.type) {
    case 'decelerate':
    case 'redirect':
      if (!isWebAddress(ending.url)) return fail(webAddressError(ending.url));
      if (ending.type === 'decelerate' && ending.asks) return void showEnding(ending, press);
      // `Object.hasOwn`, because a page may have put an `error` on `Object.prototype`.
      if (Object.hasOwn(ending, 'error')) report(ending.error);
      openCheckout(ending.url);
      // After the request for the next page, which must not wait.
      rememberCheckout(ending.url);
      return flush();
    case 'form':
      if (!sendFiles(press)) fail(new Error('no form takes the file'));
      return;
    case 'unrecoverable':
      report(ending.error);
      if (ending.error instanceof CodeMissing || (isRefused(ending.error) && canHandToStore(press)))
        return handToStore(press);
      return void showEnding(ending, press);
    case 'custom_validation':
    case 'out_of_stock':
    case 'theme_editor':
    case 'unavailable':
      return void showEnding(ending, press);
    // The wallet has shown them, or there is nothing to say.
    case 'handed_over':
    case 'cancelled':
      return;
    default:
      return ending satisfies never;
  }
}
