import { ofDocument } from '../../core/lib/of-document';
import { observeForm } from '../../core/page/observe-form';
import { isSparing } from '../../core/lib/is-sparing';
import { CHECKOUT_BUTTON, HOSTS, PRODUCT_HOST, TELEMETRY_META } from '../../names';
import { coreFiles, fetchFiles, findHosts, init } from '../boot';
import { isLoading } from '../page';
import { applyRemembered } from '../remembered';
import { hasCart } from '../../cart/cart-id';
import { isOff, isTaken } from '../../core/ui/hand-over';
import { passOnInterest, whenInterested } from './interest';
import { asked, keep, kept, WIDGET_LIMIT, replay } from './kept-press';
import { listen } from './listen';
import { painted } from './make-button';
import { rowOfElement } from './rows';
import { targetOf } from './target-of';
import { update } from './update';

/** Maximum number of hosts that are painted early: a page with hundreds of hosts, most of them far below, must not wait for all of them. */
const MAX_HOSTS = 20;

/** What works only with the widget, whether a shopper is interested or not: a checkout page's button, and a developer's messages. */
const NEEDS_WIDGET = `${CHECKOUT_BUTTON},:is(${HOSTS}):is([only-sdk],[pci-enabled],[debug])`;

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
const isOver = () =>
  !kept &&
  customElements.get(PRODUCT_HOST) &&
  [...painted.keys()].every((element) => !element.isConnected || isTaken(element));

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

/** Attributes of a host that decide what it shows. */
const ATTRIBUTES = ['recommended', 'fallback', 'wallet-configs', 'has-selling-plan', 'disabled'];

/** Whether something was added that holds a host, or a host's own content or attributes have changed. */
const concernsHosts = ({ target, addedNodes }: MutationRecord): boolean =>
  (target as Element).matches?.(HOSTS) ||
  [...addedNodes].some((node) => node instanceof Element && (node.matches(HOSTS) || node.querySelector(HOSTS)));

/** Calls `run` once the page has loaded and has nothing to do. */
const whenLoadedAndIdle = (run: () => void): void => {
  // Safari has no idle callback.
  const wait = () => (self.requestIdleCallback || setTimeout)(run);
  if (ofDocument('readyState') === 'complete') wait();
  else addEventListener('load', wait);
};

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
    observeForm(form, host, run, end);
  }
};

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
  /** The page is idle for the first time since it has loaded. */
  let isIdle = false;
  let isInterested = false;
  const end = new AbortController();
  const watched = new WeakSet<Element>();
  const load = (isComplete: boolean) => {
    if (isInterested || !isComplete || document.querySelector(NEEDS_WIDGET)) return init();
    if (!isIdle) return;
    // Impressions of buttons are counted by the widget.
    if (document.querySelector(TELEMETRY_META)) init();
    else if (!isSparing()) fetchFiles(coreFiles(), 'low');
  };
  const look = () => {
    isAsked = false;
    if (isFirst) applyRemembered();
    isFirst = false;
    const all = [...findHosts()];
    const isComplete = updateAll(all, base);
    replay(all, isParsed);
    if (isParsed) watchForms(all.slice(0, MAX_HOSTS), watched, soon, end.signal);
    if (isParsed && isQuiet) load(isComplete);
    if (!isOver()) return;
    observer.disconnect();
    end.abort();
    // Frees the painted elements in memory.
    painted.clear();
    passOnInterest();
  };
  // Once a frame, when all style sheets are there, which the ground's colour depends on. Not before there is a host: the parser makes
  // way for a frame, and the page's first would be drawn without the hosts that come next.
  const soon = () => {
    if (end.signal.aborted || isAsked || !document.querySelector(`${HOSTS},${CHECKOUT_BUTTON}`)) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  const observer = new MutationObserver((records) => {
    // A page that is complete may change all the time: only what concerns a host is looked at.
    if (!isParsed || records.some(concernsHosts)) soon();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  listen(['change'], soon);
  listen(['DOMContentLoaded'], () => {
    isParsed = true;
    soon();
  });
  // A page that was rendered in advance may have got a cart since.
  document.addEventListener('prerenderingchange', soon);
  listen<PageTransitionEvent>(['pageshow'], ({ persisted }) => {
    if (persisted) keep(null);
    soon();
  });
  whenInterested(() => {
    isInterested = true;
    if (findHosts()[0]) look();
  });
  whenLoadedAndIdle(() => {
    isIdle = true;
    soon();
  });
  fetchBeforePress();
  // The first read of the cookies has to wait for the browser. There is time for that now, while the style sheets are loading.
  hasCart();
  keepPresses(() => {
    init();
    look();
    setTimeout(soon, WIDGET_LIMIT);
  });
  soon();
};
