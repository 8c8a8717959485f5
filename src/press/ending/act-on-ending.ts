import { withLine } from '../../network';
import { DIALOG_LIMIT, loadDialog } from '../../network/load-dialog';
import { ensureExport } from '../../core/lib/ensure-export';
import { withTimeout } from '../../core/lib/with-timeout';
import { flush, report, track } from '../../core/track';
import type { AskingEnding, DialogEnding, Ending } from '../../wallet';
import type { Press } from '../press';
import { isWebAddress, webAddressError } from '../running/cart/checkout-ending';
import { rememberCheckout } from '../running/preconnect';
import { asksAgain } from './asks-again';
import { handToStore, sendFiles } from './hand-to-store';
import { storeTakesOver } from './when-code-is-missing';

/** How long the window around has to leave, in milliseconds: a browser refuses some frames without a word. */
const TOP_LIMIT = 1000;

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
      if (storeTakesOver(ending.error, press)) return handToStore(press);
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

/**
 * Opens checkout. If the page is in a frame, such as a quick view, checkout opens in the top window, because no shop allows a framed
 * checkout. If the browser does not allow that, checkout opens in the frame. Without a line it opens as soon as there is one, or not at
 * all: the page is never left for the browser's error page.
 */
function openCheckout(url: string): void {
  withLine(() => {
    const openHere = () => location.assign(url);
    const { top } = window;
    if (!top || top === window.self) return openHere();
    try {
      top.location.href = url;
    } catch {
      return openHere();
    }
    setTimeout(openHere, TOP_LIMIT);
  });
}

/** Fetches the content of dialogs that ask something. */
const loadAsking = () => withTimeout(DIALOG_LIMIT, ensureExport(import('./asking-dialogs'), 'contentOfAsking'));

/**
 * Shows an ending in a dialog, whose button may lead to checkout or press the wallet again. Where that can't be fetched, checkout takes the
 * order, or the store's own checkout says what is wrong. Never rejects.
 */
async function showEnding(ending: DialogEnding | AskingEnding, press: Press): Promise<void> {
  const opener = press.button.ours?.focused ?? press.opener;
  try {
    if (ending.type !== 'decelerate' && !asksAgain(ending))
      return await (await loadDialog()).showEnding(ending, opener, report);
    const [dialog, { contentOfAsking }] = await Promise.all([loadDialog(), loadAsking()]);
    await dialog.openDialog(contentOfAsking(ending, press.button, openCheckout), opener);
  } catch (error) {
    report(error);
    if (ending.type === 'decelerate') openCheckout(ending.url);
    else handToStore(press);
  }
}
