import { hasApplePay } from '../has-apple-pay';
import { adoptStyle } from '../lib/adopt-style';
import { HOSTS, PRESSED_EARLY } from '../names';
import { isOnDark } from '../page/is-on-dark';
import lightStyle from '../ui/light.css?inline';
import { isWhole } from './is-whole';
import { cartForm, isCart, leave } from './leave';
import { makeButton, painted, rows } from './make-button';
import { openGrid } from './open-grid';
import { shownInCart, shownOnProduct } from './shown';

/** A press that came before the widget. One for the page: what is pressed after it does nothing. */
interface Kept {
  host: HTMLElement;
  /** Name of the wallet's element. */
  name: string;
  /** In milliseconds of `performance.now()`. */
  at: number;
  /** The page is being left. */
  isOver?: boolean;
}

/** So long after its press a wallet that opens only in a click asks for another one; later the order goes to checkout. In milliseconds. */
const RECENT = 2000;
/** So long a press waits for the widget, in milliseconds. */
const LIMIT = 10_000;
/** So often hosts are painted anew, at most: a page that empties them again and again wins. */
const MOST = 99;

interface StoreWindow {
  Shopify?: { PaymentButton?: { failedToLoad?: boolean; init?(): void } };
}

const shop = () => ((window as StoreWindow).Shopify || {}).PaymentButton || {};
const isDefined = (host: Element) => customElements.get(host.localName);

let kept: Kept | null = null;
let paints = 0;
/** Host → the wallets that were painted in it. */
const looks = new WeakMap<Element, string>();

/** Tells assistive technology and styles, as `src/ui/button-state.ts` does. */
function mark(button: HTMLElement, disabled: boolean, busy: boolean): void {
  (button as HTMLButtonElement).disabled = disabled;
  for (const [name, isSo] of [
    ['aria-disabled', disabled || busy],
    ['aria-busy', busy],
  ] as const) {
    if (isSo) button.setAttribute(name, 'true');
    else button.removeAttribute(name);
  }
}

/** Paints a host as it is to look now, where the widget has not done so. */
function update(host: HTMLElement, base: string): void {
  const isThere = painted.has(host.lastElementChild!);
  if (isDefined(host) || (!isThere && (!isWhole(host) || host.querySelector('[slot]')))) return;
  const inCart = isCart(host);
  const { failedToLoad } = shop();
  if (failedToLoad && !inCart && !cartForm(host)) return;
  const [names, disabled] = (inCart ? shownInCart : shownOnProduct)(
    host,
    (name) =>
      // Where the widget does not come, only what just leads to checkout is of any use.
      Object.hasOwn(rows, name) && (failedToLoad ? rows[name]![1] : name !== 'apple_pay' || hasApplePay()),
  );
  const wanted = `${names}`;
  if ((!isThere || looks.get(host) !== wanted) && paints++ < MOST) {
    const onDark = isOnDark(host);
    const buttons = names.map((name) => makeButton(name, inCart, onDark, base));
    adoptStyle(document, lightStyle);
    if (inCart)
      openGrid(
        host,
        buttons.map(({ slot }) => slot),
      );
    host.textContent = '';
    for (const button of buttons) host.appendChild(button);
    looks.set(host, wanted);
  }
  for (const element of host.children) {
    const button = painted.get(element);
    if (button) mark(button, disabled, !!kept && kept.host === host && kept.name === element.localName);
  }
}

/** Makes the kept press where the widget is there and the page's own scripts have run, which may want to stop it. */
function replay(all: Iterable<HTMLElement>, isParsed: boolean): void {
  if (!kept || kept.isOver) return;
  const { host, name, at } = kept;
  const element = host.querySelector<HTMLElement>(name);
  if (!host.isConnected) {
    // A theme has rendered it anew.
    const other = [...all].find((one) => one.localName === host.localName);
    if (other) kept.host = other;
    else kept = null;
  } else if (shop().failedToLoad || performance.now() - at > LIMIT) {
    kept.isOver = true;
    leave(host);
  } else if (isParsed && element && isDefined(host) && !painted.has(element)) {
    kept = null;
    if (performance.now() - at < RECENT) element.setAttribute(PRESSED_EARLY, '');
    element.click();
  }
}

/** The button of ours that an event is about. */
function targetOf({ target }: Event): { host: HTMLElement; element: Element } | undefined {
  for (const element of painted.keys()) {
    const host = element.closest<HTMLElement>(HOSTS);
    if (host && element.contains(target as Node)) return { host, element };
  }
}

/** The button in an element of the widget, whose root is closed to all but the element itself. */
const inside = (element: HTMLElement) =>
  (element.shadowRoot || element.attachInternals().shadowRoot || element).querySelector<HTMLElement>('button,a');

/**
 * Paints every host of the page before the browser draws it, and again when it or its form changes, until the widget has taken it over.
 *
 * @param base where the widget's files are
 */
export function startPainting(base: string): void {
  let frame = 0;
  let isParsed = document.readyState === 'complete';
  let focused: ReturnType<typeof targetOf>;

  const look = () => {
    frame = 0;
    const all = document.querySelectorAll<HTMLElement>(HOSTS);
    for (const host of all) {
      try {
        update(host, base);
      } catch {
        // What the markup lacks is said by the widget.
      }
    }
    // The button that takes the place of one that had the focus gets it.
    const next =
      focused &&
      document.activeElement === document.body &&
      focused.host.querySelector<HTMLElement>(focused.element.localName);
    const button = next && (painted.get(next) || inside(next));
    if (button) button.focus();
    replay(all, isParsed);
    if (
      !kept &&
      HOSTS.split(',').every((name) => customElements.get(name)) &&
      ![...painted.keys()].some((one) => one.isConnected)
    )
      observer.disconnect();
  };
  // Once a frame, before it is drawn; not before all style sheets are there, which the ground's colour depends on.
  const soon = () => {
    if (!frame) frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('change', soon);
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    soon();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) kept = null;
    soon();
  });
  for (const type of ['focusin', 'pointerdown']) addEventListener(type, (event) => (focused = targetOf(event)), true);
  // A link knows Enter only.
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== ' ' || target.localName !== 'a' || !targetOf(event)) return;
    event.preventDefault();
    target.click();
  });
  addEventListener(
    'click',
    (event) => {
      const pressed = targetOf(event);
      if (!pressed) return;
      // The page sees the click that follows.
      event.preventDefault();
      event.stopImmediatePropagation();
      const { host, element } = pressed;
      if (kept || painted.get(element)!.ariaDisabled) return;
      kept = { host, name: element.localName, at: performance.now() };
      setTimeout(soon, LIMIT);
      const { init } = shop();
      if (init) init();
      look();
    },
    true,
  );
  soon();
}
