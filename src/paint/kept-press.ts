import { button } from '../boot/snippet';
import { PRESSED_EARLY } from '../names';
import { leave } from './leave';
import { painted } from './make-button';
import { isDefined } from './is-defined';

/** A press that came before the widget. */
export interface KeptPress {
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
export const LIMIT = 10_000;

/** One for the page: what is pressed after it does nothing. */
export let kept: KeptPress | null = null;

export const keep = (press: KeptPress | null): void => void (kept = press);

/**
 * Makes the kept press where its time has come, or goes on without the widget.
 *
 * @param all the page's hosts: a theme may have rendered the pressed one anew
 * @param isParsed whether the page's own scripts have run, which may want to stop it
 */
export const replay = (all: readonly HTMLElement[], isParsed: boolean): void => {
  if (!kept || kept.isOver) return;
  const { host, name, at } = kept;
  const age = performance.now() - at;
  const element = host.querySelector<HTMLElement>(name);
  if (!host.isConnected) {
    kept.host = all.find((one) => one.localName === host.localName)!;
    if (!kept.host) kept = null;
  } else if (button.failedToLoad || age > LIMIT) {
    kept.isOver = true;
    leave(host);
  } else if (isParsed && element && isDefined(host) && !painted.has(element)) {
    kept = null;
    if (age < RECENT) element.setAttribute(PRESSED_EARLY, '');
    element.click();
  }
};
