import { doc, isLoading } from '../doc';
import { applyRemembered } from '../remembered';
import { findHosts, init } from '../snippet';
import { PRODUCT_HOST } from '../../names';
import { noteInteraction, passOnInteraction } from './interaction';
import { keep, kept, WIDGET_LIMIT, replay } from './kept-press';
import { listen } from './listen';
import { painted } from './make-button';
import { moveFocus, watchFocus } from './move-focus';
import { hasCart } from './shown';
import { targetOf } from './target-of';
import { update } from './update';

/** How many hosts are painted early at most, so that a page of hundreds, most of them far below, does not wait for them. */
const MAX_HOSTS = 20;

/** Paints hosts as they are to look now. */
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
 * Whether the widget has taken over all there is, and paints what comes. Carts are defined a task later, so their painted buttons may
 * still be there.
 */
const isOver = () =>
  !kept && customElements.get(PRODUCT_HOST) && ![...painted.keys()].some((element) => element.isConnected);

/**
 * Paints every host of the page before the browser draws it, and again when it or its form changes, until the widget has taken it over.
 *
 * @param base where the widget's files are
 */
export const startPainting = (base: string): void => {
  let frame = 0;
  let isFirst = true;
  let isParsed = !isLoading();
  const look = () => {
    frame = 0;
    if (isFirst) applyRemembered();
    isFirst = false;
    const all = [...findHosts()].slice(0, MAX_HOSTS);
    updateAll(all, base);
    moveFocus();
    replay(all, isParsed);
    if (!isOver()) return;
    observer.disconnect();
    // As if a frame were coming: then `soon` never asks for another one.
    frame = 1;
    // What was painted is not kept in memory.
    painted.clear();
    passOnInteraction();
  };
  // Once a frame, when all style sheets are there, which the ground's colour depends on. Not before there is a host: the parser makes
  // way for a frame, and the page's first would be drawn without the hosts that come next.
  const soon = () => {
    if (!frame && findHosts()[0]) frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(doc, { childList: true, subtree: true });
  listen('change', soon);
  listen('DOMContentLoaded', () => {
    isParsed = true;
    soon();
  });
  listen<PageTransitionEvent>('pageshow', ({ persisted }) => {
    if (persisted) keep(null);
    soon();
  });
  noteInteraction();
  // The first look at cookies has to wait for the browser, which has time now, while the style sheets are on their way.
  hasCart();
  watchFocus();
  // Keeps a press for the widget. The page does not see this press, only the click that `replay` makes later.
  const press = (event: Event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept || painted.get(target.element)!.ariaDisabled) return;
    keep(target);
    init();
    look();
    setTimeout(soon, WIDGET_LIMIT);
  };
  listen('click', press);
  // A link knows Enter only.
  listen<KeyboardEvent>('keydown', (event) => event.key === ' ' && press(event));
  soon();
};
