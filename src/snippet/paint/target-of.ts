import type { KeptPress } from './kept-press';
import { isTaken } from '../../core/ui/hand-over';
import { painted } from './make-button';

/** If an event is on a button that was painted here: a press of that button, now. */
export const targetOf = ({ target }: Event): KeptPress | undefined => {
  for (const element of painted.keys())
    if (!isTaken(element) && element.contains(target as Node))
      return { host: element.parentElement!, element, at: performance.now() };
};
