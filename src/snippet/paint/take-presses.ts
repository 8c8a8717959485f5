import { coreFiles, fetchFiles, fetchScript, init } from '../boot';
import { isLoading } from '../page';
import { isOff, isTaken } from '../../core/ui/hand-over';
import { isForPage, keep, keptPress, type KeptPress } from './kept-press';
import { listen } from './listen';
import { paintedButton, scriptsOfVendors } from './make-button';
import { rowOfElement } from './rows';

/** If an event is on a button that was painted here: a press of that button, now. */
export const targetOf = (event: Event): KeptPress | undefined => {
  for (const element of event.composedPath() as HTMLElement[])
    if (paintedButton(element) && !isTaken(element))
      return { host: element.parentElement!, element, at: performance.now() };
};

/**
 * Keeps a press for the widget. The page does not see this press, only the click that `replay` makes later.
 *
 * @param whenKept called after each press that is kept
 */
export function keepPresses(whenKept: () => void): void {
  const press = (event: Event) => {
    const target = targetOf(event);
    if (!target || isForPage(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (keptPress() || isOff(paintedButton(target.element)!)) return;
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
    if (!target || (event.key && !/^(Enter| )$/.test(event.key))) return;
    fetchFiles([...coreFiles(), ...rowOfElement(target.element)!.files], 'high');
    const script = scriptsOfVendors.get(target.element);
    if (script) fetchScript(script);
    if (!isLoading()) init();
  });
}
