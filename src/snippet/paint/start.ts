import { isLoading } from '../page';
import { applyRemembered } from '../remembered';
import { findHosts, init } from '../snippet';
import { hasCart } from '../../core/page/cart-id';
import { PRODUCT_HOST } from '../../names';
import { noteInteraction, passOnInteraction } from './interaction';
import { asked, keep, kept, WIDGET_LIMIT, replay } from './kept-press';
import { isOff, isTaken } from '../../core/ui/hand-over';
import { listen } from './listen';
import { painted } from './make-button';
import { targetOf } from './target-of';
import { update } from './update';

/** Maximum number of hosts that are painted early: a page with hundreds of hosts, most of them far below, must not wait for all of them. */
const MAX_HOSTS = 20;

/** Paints hosts for the present state of the page. */
const updateAll = (hosts: readonly HTMLElement[], base: string): void => {
  for (const host of hosts) {
    try {
      update(host, base);
    } catch {
      // It is left alone: the widget says what is wrong with the markup.
    }
  }
};

/**
 * Whether the widget has taken over all there is, and paints what comes. Carts are defined a task later, so their buttons may still be
 * the snippet's.
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

/**
 * Paints every host of the page before the browser draws it, and again when it or its form changes, until the widget has taken it over.
 *
 * @param base where the widget's files are
 */
export const startPainting = (base: string): void => {
  let isAsked = false;
  let isDone = false;
  let isFirst = true;
  let isParsed = !isLoading();
  const look = () => {
    isAsked = false;
    if (isFirst) applyRemembered();
    isFirst = false;
    const all = [...findHosts()].slice(0, MAX_HOSTS);
    updateAll(all, base);
    replay(all, isParsed);
    if (!isOver()) return;
    observer.disconnect();
    isDone = true;
    // Frees the painted elements in memory.
    painted.clear();
    passOnInteraction();
  };
  // Once a frame, when all style sheets are there, which the ground's colour depends on. Not before there is a host: the parser makes
  // way for a frame, and the page's first would be drawn without the hosts that come next.
  const soon = () => {
    if (isDone || isAsked || !findHosts()[0]) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { childList: true, subtree: true });
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
  noteInteraction();
  // The first read of the cookies has to wait for the browser. There is time for that now, while the style sheets are loading.
  hasCart();
  keepPresses(() => {
    init();
    look();
    setTimeout(soon, WIDGET_LIMIT);
  });
  soon();
};
