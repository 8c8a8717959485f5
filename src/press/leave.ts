import type { Click } from '../widget/press-code';
import { prototypeOf } from '../lib/dom';
import { buyForm } from '../page/form';
import { flush, report, track } from '../lib/track';
import { goToStoreCheckout, whenOnline } from '../network';
import { loadDialog } from '../dialog/load-dialog';
import type { DialogEnding, Ending, RareEnding } from '../wallet';
import { loadRarePress } from './load-rare';
import { CodeMissing } from './needed-code';
import { rememberCheckout } from './preconnect';
import { focusedIn } from './prepare';
import { isWebAddress, webAddressError } from './cart/checkout-ending';
import { isRefused } from './cart/outcome';
import { TOP_LIMIT } from '../limits';

/** The last stage of a press: acts on its ending. The only place of a press that leaves the page or opens a dialog. */
export function leave(ending: Ending, press: Click): void {
  const fail = (error: Error) => leave({ type: 'unrecoverable', error }, press);
  track('ending', { ...ending, wallet: press.button.wallet });
  switch (ending.type) {
    case 'decelerate':
    case 'redirect':
      if (!isWebAddress(ending.url)) return fail(webAddressError(ending.url));
      if (ending.type === 'decelerate' && ending.asks) return void showRare(ending, press);
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
      return void showUsual(ending, press);
    case 'custom_validation':
    case 'out_of_stock':
      return void showUsual(ending, press);
    case 'theme_editor':
    case 'unavailable':
      return void showRare(ending, press);
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
 * checkout. If the browser does not allow that, checkout opens in the frame. Without a network it opens as soon as there is one, or not at
 * all: the page is never left for the browser's error page.
 */
function openCheckout(url: string): void {
  whenOnline(() => {
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

/**
 * Has the store's own checkout take over: by the product form, or with the shopper's cart. The button stays busy until the page is left,
 * because a second click would put the same into the cart twice. It is given back where the page stays.
 */
function handToStore({ button: { widget, wallet }, at }: Click): void {
  widget.busy.value = wallet;
  goToStoreCheckout(widget, wallet, at);
}

/**
 * Has the store take the form with its files.
 *
 * @returns false for a form of another kind, which would lose them
 */
function sendFiles(press: Click): boolean {
  const form = buyForm(press.button.widget.host);
  if (!form) return false;
  flush();
  // Through the prototype, because a control of the form may have any name.
  prototypeOf(form).setAttribute.call(form, 'enctype', 'multipart/form-data');
  handToStore(press);
  return true;
}

/**
 * Whether the store's own checkout takes over a press that has failed: its wallet's code could not be fetched, or the API refuses it
 * outright; a product form of another kind would lose the product. Where the press's own code is missing, the core hands it to the store;
 * where that of an open sheet is, the order ends at checkout.
 */
const storeTakesOver = (error: unknown, { button: { widget } }: Click): boolean =>
  error instanceof CodeMissing || (isRefused(error) && (!widget.purchase.form || !!buyForm(widget.host)));

/**
 * Opens the dialog of an ending. Where its code can't be fetched, checkout takes the order, or the store's own checkout says what is wrong.
 * Never rejects.
 *
 * @param open gets what the focus goes back to
 */
async function showEnding(
  ending: DialogEnding | RareEnding,
  press: Click,
  open: (opener: HTMLElement) => Promise<void>,
): Promise<void> {
  try {
    await open(focusedIn(press.button) ?? press.opener);
  } catch (error) {
    report(error);
    if (ending.type === 'decelerate') openCheckout(ending.url);
    else handToStore(press);
  }
}

const showUsual = (ending: DialogEnding, press: Click): Promise<void> =>
  showEnding(ending, press, async (opener) => (await loadDialog()).showEnding(ending, opener, report));

/** Shows an ending that few presses have: the dialog's button may lead to checkout, or press the wallet again. */
const showRare = (ending: RareEnding, press: Click): Promise<void> =>
  showEnding(ending, press, async (opener) => {
    const [dialog, { contentOfRare }] = await Promise.all([loadDialog(), loadRarePress()]);
    await dialog.openDialog(contentOfRare(ending, press.button, openCheckout), opener);
  });
