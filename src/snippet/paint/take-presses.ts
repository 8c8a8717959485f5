import { coreFiles, fetchFiles, fetchScript, init } from '../boot';
import { isLoading } from '../page';
import { PRESS_KEY } from '../../core/lib/patterns';
import { isOff, isTaken, STAND_IN, WALLETS } from '../../core/ui/hand-over';
import { HOSTS } from '../../names';
import { isPlatformBack } from '../platform-script';
import { isForPage, keep, keptPress, type KeptPress } from './kept-press';
import { listen } from './listen';
import { paintedButton, scriptsOfVendors } from './make-button';
import { rowOfElement } from './wallet-rows';

/** Selects the elements of wallets in hosts, whoever has written them. */
const IN_HOSTS = `:is(${HOSTS})>${WALLETS}`;

/** The wallet's element that an event is on: painted here, or a server's, unless the platform's script may have made it. */
const walletIn = (event: Event): HTMLElement | undefined =>
  (event.composedPath() as HTMLElement[]).find(
    (part) => paintedButton(part) || (!isPlatformBack() && part.matches?.(IN_HOSTS)),
  );

/** If an event is on a button that the widget does not have yet, the snippet's or a server's: a press of that button, now. */
export const targetOf = (event: Event): KeptPress | undefined => {
  const element = walletIn(event);
  if (element && !isTaken(element)) return { host: element.parentElement!, element, at: performance.now() };
};

/** The button of a wallet's element. A closed root of a server's hides its own: what lies over it has the same state. */
const buttonIn = (element: HTMLElement): Element =>
  paintedButton(element) ?? element.querySelector(`[${STAND_IN}]`) ?? element;

/**
 * Keeps a press for the widget. The page does not see this press, only the click that `replay` makes later. Once the page is being left, no
 * press counts any more, also where the widget has come meanwhile: the form would be sent twice.
 *
 * @param whenKept called after each press that is kept
 */
export function keepPresses(whenKept: () => void): void {
  const press = (event: Event) => {
    if (isForPage(event)) return;
    const target = targetOf(event);
    const kept = keptPress();
    if (!target && !(kept?.isOver && walletIn(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!target || kept || isOff(buttonIn(target.element))) return;
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
export function fetchBeforePress(): void {
  listen<KeyboardEvent>(['pointerdown', 'touchstart', 'keydown'], (event) => {
    const target = targetOf(event);
    if (!target || (event.key && !RegExp(PRESS_KEY).test(event.key))) return;
    fetchFiles([...coreFiles(), ...rowOfElement(target.element)!.files], 'high');
    const script = scriptsOfVendors.get(target.element);
    if (script) fetchScript(script);
    if (!isLoading()) init();
  });
}
