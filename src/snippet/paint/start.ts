import { ALONE, CART_HOST, CHECKOUT_BUTTON, HOSTS, PRODUCT_HOST } from '../../names';
import { coreFiles, fetchFiles, findHosts, init } from '../boot';
import { isLoading, page } from '../page';
import { applyRemembered } from '../remembered';
import { hasCart } from '../../cart/read-cart-id';
import { isOff, isTaken } from '../../core/ui/hand-over';
import { keepEdits } from '../../early/edits';
import { EARLY } from '../../names';
import { early } from './early';
import { holdPolicyPresses } from './hold-policy-presses';
import { passOnInterest } from './interest';
import { asked, keep, kept, WIDGET_LIMIT, replay } from './kept-press';
import { listen } from './listen';
import { loadWhenNeeded } from './load-when-needed';
import { forgetPainted, painted, paintedInPage } from './make-button';
import { rowOfElement } from './rows';
import { targetOf } from './target-of';
import { update } from './update';

/** Maximum number of hosts that are painted early: a page with hundreds of hosts, most of them far below, must not wait for all of them. */
const MAX_HOSTS = 20;

/**
 * Paints hosts for the present state of the page.
 *
 * @returns whether all hosts are as the widget would paint them
 */
const updateAll = (hosts: readonly HTMLElement[], base: string): boolean => {
  let isComplete = hosts.length <= MAX_HOSTS;
  for (const host of hosts.slice(0, MAX_HOSTS)) {
    try {
      isComplete = update(host, base) && isComplete;
    } catch {
      // It is left alone: the widget says what is wrong with the markup.
      isComplete = false;
    }
  }
  return isComplete;
};

/**
 * Whether the widget has taken over all there is, and paints what comes. Hosts are taken over when their code is there, so some buttons may
 * still be the snippet's.
 */
const isOver = () => !kept && customElements.get(PRODUCT_HOST) && paintedInPage().every(isTaken);

/**
 * Keeps a press for the widget. The page does not see this press, only the click that `replay` makes later.
 *
 * @param whenKept called after each press that is kept
 */
function keepPresses(whenKept: () => void): void {
  const press = (event: Event) => {
    const target = targetOf(event);
    if (!target || event === asked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept || isOff(painted.get(target.element)!)) return;
    keep(target);
    whenKept();
  };
  listen(['click'], press);
  // Space is handled here, because a link reacts only to Enter.
  listen<KeyboardEvent>(['keydown'], (event) => {
    if (event.key === ' ') press(event);
  });
}

/** A first touch may be the press itself: all that it needs is asked for in one wave, before the click comes. */
function fetchBeforePress(): void {
  listen<KeyboardEvent>(['pointerdown', 'touchstart', 'keydown'], (event) => {
    const target = targetOf(event);
    if (!target || (event.key && !/^(Enter| )$/.test(event.key))) return;
    fetchFiles([...coreFiles(), ...rowOfElement(target.element)!.files], 'high');
    if (!isLoading()) init();
  });
}

/** Attributes of a host that decide what it shows, and the one by which the widget takes over a wallet's element. */
const ATTRIBUTES = ['recommended', 'fallback', 'wallet-configs', 'has-selling-plan', 'disabled', 'access-token'];

/** Whether the page has a host, a checkout page's button, or a wallet's element alone. */
const hasWork = (): boolean => !!document.querySelector(`${HOSTS},${CHECKOUT_BUTTON},${ALONE}`);

/** Whether something was added that is or holds a host. */
const addsHost = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some((node) => node instanceof Element && (node.matches(HOSTS) || node.querySelector(HOSTS)));

/** Whether a host itself or its content has changed. */
const changesHost = ({ target }: MutationRecord): boolean => !!(target as Element).closest?.(HOSTS);

/** Calls `run` until `end` when a form of a host has changed in any way: themes also change it without an event. */
const watchForms = (
  hosts: readonly HTMLElement[],
  watched: WeakSet<Element>,
  run: () => void,
  end: AbortSignal,
): void => {
  for (const host of hosts) {
    const form = host.closest('form');
    if (!form || watched.has(form)) continue;
    watched.add(form);
    early.observeForm(form, host, run, end);
  }
};

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
  const look = () => {
    isAsked = false;
    if (signal.aborted || !hasWork()) return;
    if (isFirst) applyRemembered();
    isFirst = false;
    const all = [...findHosts()];
    const isComplete = updateAll(all, base);
    replay(all, isParsed);
    if (isParsed) watchForms(all.slice(0, MAX_HOSTS), watched, soon, signal);
    if (isParsed && isQuiet) load(isComplete);
    if (!isOver()) return;
    observer.disconnect();
    end.abort();
    forgetPainted();
    passOnInterest();
  };
  // Once a frame, when all style sheets are there, which the ground's colour depends on. Not before there is a host: the parser makes
  // way for a frame, and the page's first would be drawn without the hosts that come next.
  const soon = () => {
    if (isAsked || !hasWork()) return;
    isAsked = true;
    // The first read of the cookies has to wait for the browser. There is time for that before the frame, while the style sheets are loading.
    if (isFirst && document.querySelector(CART_HOST)) hasCart();
    requestAnimationFrame(look);
  };
  const load = loadWhenNeeded();
  const observer = new MutationObserver((records) => {
    // A page that is complete may change all the time: only what concerns a host is looked at. A host that comes with a frame (a quick
    // view, a section rendered anew) is painted before that frame is drawn.
    if (isParsed && records.some(addsHost)) look();
    else if (!isParsed || records.some(changesHost)) soon();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  listen(['change'], soon);
  listen(['DOMContentLoaded'], () => {
    isParsed = true;
    soon();
  });
  whenShown(soon);
  fetchBeforePress();
  keepPresses(() => {
    init();
    look();
    setTimeout(soon, WIDGET_LIMIT);
  });
  holdPolicyPresses();
  // After the presses that are kept: those change nothing.
  keepEdits();
  page[EARLY] = early;
  soon();
};
