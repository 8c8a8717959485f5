import { CART_HOST, EARLY, PRODUCT_HOST } from '../../names';
import { findHosts, init, whenFailed } from '../boot';
import { isLoading, page } from '../page';
import { applyRemembered } from '../remembered';
import { hasCart } from '../../cart/read-cart-id';
import { isTaken } from '../../core/ui/hand-over';
import { keepEdits } from '../../early/edits';
import { early } from '../../early/early';
import { holdPolicyPresses } from './hold-policy-presses';
import { passOnInterest } from './interest';
import { followLine } from './follow-line';
import { keep, keptPress, WIDGET_LIMIT, replay } from './kept-press';
import { listen } from './listen';
import { loadWhenNeeded } from './load-when-needed';
import { forgetPainted, paintedInPage } from './make-button';
import { keepPresses, fetchBeforePress } from './take-presses';
import { hasWork, addsHost, changesHost, watchForms } from './host-facts';
import { MAX_HOSTS, paintHosts } from './paint-host';

/**
 * Whether the widget has taken over all there is, and paints what comes. Hosts are taken over when their code is there, so some buttons may
 * still be the snippet's.
 */
const isOver = () => !keptPress() && customElements.get(PRODUCT_HOST) && paintedInPage().every(isTaken);

/** Attributes of a host that decide what it shows, and the one by which the widget takes over a wallet's element. */
const ATTRIBUTES = ['recommended', 'fallback', 'wallet-configs', 'has-selling-plan', 'disabled', 'access-token'];

/** Calls `run` when the page may have got a cart elsewhere: it was rendered in advance, or has come back. */
function whenShown(run: () => void): void {
  document.addEventListener('prerenderingchange', run);
  listen<PageTransitionEvent>(['pageshow'], ({ persisted }) => {
    if (persisted) keep(null);
    run();
  });
}

/**
 * Paints every host of the page before the browser draws it, and again when it or its form changes, until the widget has taken it over.
 *
 * @param base where the widget's files are
 * @param isQuiet the widget waits until a shopper is interested; otherwise something else loads it
 */
export const startPainting = (base: string, isQuiet: boolean): void => {
  let isAsked = false;
  let isFirst = true;
  let isParsed = !isLoading();
  const end = new AbortController();
  const { signal } = end;
  const watched = new WeakSet<Element>();
  const paintNow = () => {
    isAsked = false;
    if (signal.aborted || !hasWork()) return;
    if (isFirst) applyRemembered();
    isFirst = false;
    const all = [...findHosts()];
    const isComplete = paintHosts(all, base);
    replay(all, isParsed, paintNextFrame);
    if (isParsed) watchForms(all.slice(0, MAX_HOSTS), watched, paintNextFrame, signal);
    if (isParsed && isQuiet) load(isComplete);
    if (!isOver()) return;
    observer.disconnect();
    end.abort();
    forgetPainted();
    passOnInterest();
  };
  // Once a frame, when all style sheets are there, which the ground's colour depends on. Not before there is a host: the parser makes
  // way for a frame, and the page's first would be drawn without the hosts that come next.
  const paintNextFrame = () => {
    if (isAsked || !hasWork()) return;
    isAsked = true;
    // The first read of the cookies has to wait for the browser. There is time for that before the frame, while the style sheets are loading.
    if (isFirst && document.querySelector(CART_HOST)) hasCart();
    requestAnimationFrame(paintNow);
  };
  const load = loadWhenNeeded();
  const observer = new MutationObserver((records) => {
    // A page that is complete may change all the time: only what concerns a host is looked at. A host that comes with a frame (a quick
    // view, a section rendered anew) is painted before that frame is drawn. A kept press waits for no frame once its button is taken over.
    if (isParsed && (records.some(addsHost) || (keptPress() && records.some(changesHost)))) paintNow();
    else if (!isParsed || records.some(changesHost)) paintNextFrame();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  listen(['change'], paintNextFrame);
  listen(['DOMContentLoaded'], () => {
    isParsed = true;
    paintNextFrame();
  });
  whenShown(paintNextFrame);
  whenFailed(paintNextFrame);
  fetchBeforePress();
  keepPresses(() => {
    init();
    paintNow();
    setTimeout(paintNextFrame, WIDGET_LIMIT);
    followLine(paintNextFrame);
  });
  holdPolicyPresses();
  // After the presses that are kept: those change nothing.
  keepEdits();
  page[EARLY] = early;
  paintNextFrame();
};
