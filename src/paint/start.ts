import { doc } from '../boot/doc';
import { applyRemembered } from '../boot/remembered';
import { findHosts, init } from '../boot/snippet';
import { ELEMENTS } from '../names';
import { noteInteraction, passOnInteraction } from './interaction';
import { keep, kept, LIMIT, replay } from './kept-press';
import { painted } from './make-button';
import { hasCart } from './shown';
import { update } from './update';

/** So many hosts are painted: a page of hundreds, which has most of them far below, is not made to wait for them. */
const MOST = 20;

/** A button that was painted here. */
interface Target {
  host: HTMLElement;
  element: Element;
}

/** The button that an event is about. */
const targetOf = ({ target }: Event): Target | undefined => {
  for (const element of painted.keys())
    if (element.contains(target as Node)) return { host: element.parentElement!, element };
};

/** The button in an element of the widget, whose root is closed to all but the element itself. */
const inside = (element: HTMLElement) =>
  (element.shadowRoot || element.attachInternals().shadowRoot || element).querySelector<HTMLElement>('button,a');

/** What takes the place of a button that had the focus gets it. */
const moveFocus = ({ host, element }: Target): void => {
  const next = doc.activeElement === doc.body && host.querySelector<HTMLElement>(element.localName);
  const button = next && (painted.get(next) || inside(next));
  if (button) button.focus();
};

/** A link knows Enter only. */
const pressOnSpace = (event: KeyboardEvent): void => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || target.localName !== 'a' || !targetOf(event)) return;
  event.preventDefault();
  target.click();
};

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

/** Whether the widget has taken over all there is, and paints what comes: it defines carts last. */
const isOver = () =>
  !kept && customElements.get(ELEMENTS.cartHost) && ![...painted.keys()].some((element) => element.isConnected);

/**
 * Paints every host of the page before the browser draws it, and again when it or its form changes, until the widget has taken it over.
 *
 * @param base where the widget's files are
 * @throws where there are no custom elements
 */
export const startPainting = (base: string): void => {
  let frame = 0;
  let isFirst = true;
  let isParsed = doc.readyState === 'complete';
  let focused: Target | undefined;
  const look = () => {
    frame = 0;
    if (isFirst) applyRemembered();
    isFirst = false;
    const all = [...findHosts()].slice(0, MOST);
    updateAll(all, base);
    if (focused) moveFocus(focused);
    replay(all, isParsed);
    if (!isOver()) return;
    observer.disconnect();
    // What was painted is not kept in memory.
    painted.clear();
    passOnInteraction();
  };
  // Once a frame, when all style sheets are there, which the ground's colour depends on. Not before there is a host: the parser makes
  // way for a frame, and the page's first would be drawn without the hosts that come next.
  const soon = () => {
    if (!frame && findHosts()[0]) frame = requestAnimationFrame(look);
  };
  // Carts are defined in a task of their own: where the page has none, nothing else happens in it then. Before all else, because it
  // throws where there are no custom elements.
  void customElements.whenDefined(ELEMENTS.cartHost).then(soon);
  const observer = new MutationObserver(soon);
  observer.observe(doc, { childList: true, subtree: true });
  addEventListener('change', soon);
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    soon();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) keep(null);
    soon();
  });
  noteInteraction();
  // The first look at cookies has to wait for the browser, which has time now, while the style sheets are on their way.
  hasCart();
  for (const type of ['focusin', 'pointerdown']) addEventListener(type, (event) => (focused = targetOf(event)), true);
  addEventListener('keydown', pressOnSpace);
  // Keeps a press, which the page does not see: it sees the click that follows.
  const press = (event: Event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { host, element } = target;
    if (kept || painted.get(element)!.ariaDisabled) return;
    keep({ host, name: element.localName, at: performance.now() });
    init();
    look();
    setTimeout(soon, LIMIT);
  };
  addEventListener('click', press, true);
  soon();
};
