import type { KeptPress } from './kept-press';
import { isTaken } from '../../core/ui/hand-over';
import { painted } from './make-button';

/** If an event is on a button that was painted here: a press of that button, now. */
export const targetOf = (event: Event): KeptPress | undefined => {
  for (const element of event.composedPath() as HTMLElement[])
    if (painted.has(element) && !isTaken(element))
      return { host: element.parentElement!, element, at: performance.now() };
};
