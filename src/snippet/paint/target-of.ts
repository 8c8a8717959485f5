import type { KeptPress } from './kept-press';
import { isTaken } from './is-taken';
import { painted } from './make-button';

/** The button that was painted here and that an event is about, as a press of it now. */
export const targetOf = ({ target }: Event): KeptPress | undefined => {
  for (const element of painted.keys())
    if (!isTaken(element) && element.contains(target as Node))
      return { host: element.parentElement!, element, at: performance.now() };
};
