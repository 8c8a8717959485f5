import { button as shared } from '../boot';
import { PRESSED_EARLY } from '../../names';
import { goToStoreCheckout } from '../../early/store-checkout';
import { isTaken } from '../../core/ui/hand-over';
import { paintedButton } from './make-button';
import { rowOfElement } from './wallet-rows';

/** A press that came before the widget. */
export interface KeptPress {
  host: HTMLElement;
  /** The wallet's painted element. */
  element: HTMLElement;
  /** In milliseconds of `performance.now()`. */
  at: number;
  /** Until when it waits for the widget, the same; absent where that is `WIDGET_LIMIT` after it. */
  until?: number;
  /** The page is being left. */
  isOver?: boolean;
}

/** How long after a press, in milliseconds, a wallet that opens only in a click asks for another press; later, checkout takes the order. */
const RECENT = 2000;

/** How long a press waits for the widget, in milliseconds. */
export const WIDGET_LIMIT = 10_000;

let kept: KeptPress | null = null;

/** The page's one kept press: presses after it are ignored. */
export const keptPress = (): KeptPress | null => kept;

/** Keeps a press; null forgets the one that is kept. */
export const keep = (press: KeptPress | null): void => void (kept = press);

/** What a host sells, as a key: a product's variants, or null for the shopper's cart. */
const sells = (host: Element) => host.getAttribute('variant-params');

let clickForPage: Event | undefined;

/** Whether an event is a click for the page's own listeners, while the widget is not there. */
export const isForPage = (event: Event): boolean => event === clickForPage;

/** Lets the page's own listeners hear of a press: a shopper may have to agree to the terms first. */
function isAllowed(element: HTMLElement): boolean {
  clickForPage = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  return (paintedButton(element) ?? element).dispatchEvent(clickForPage);
}

/**
 * Makes the kept press once the widget is there, or goes on without the widget once it is too late.
 *
 * @param all the page's hosts: a theme may have rendered the pressed one anew
 * @param isParsed whether the page's own scripts have run, which may want to stop the press
 * @param show shows the state of the kept press
 */
export const replay = (all: readonly HTMLElement[], isParsed: boolean, show: () => void): void => {
  if (!kept || kept.isOver) return;
  const { host, element: pressed, at, until = at + WIDGET_LIMIT } = kept;
  const age = performance.now() - at;
  const element = pressed.isConnected ? pressed : host.querySelector<HTMLElement>(pressed.localName);
  if (!host.isConnected) {
    kept.host = all.find((other) => sells(other) === sells(host))!;
    if (!kept.host) kept = null;
  } else if (isParsed && element && isTaken(element)) {
    kept = null;
    if (age < RECENT) element.setAttribute(PRESSED_EARLY, '');
    // Clicks the button that was pressed, if it still exists, so that its own listeners hear the click.
    (paintedButton(element) ?? element).click();
  } else if (shared.failedToLoad || at + age > until) {
    kept.isOver = true;
    const busy = {
      set value(_free: unknown) {
        keep(null);
        show();
      },
    };
    if (!element || isAllowed(element)) goToStoreCheckout({ host, busy }, rowOfElement(pressed)!.name, at);
    else busy.value = null;
  } else if (!element) {
    // The shopper has chosen something else, for which the host has other wallets.
    kept = null;
  }
};
