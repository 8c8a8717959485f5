import { COMPAT_MEMORY } from '../names';

/**
 * What the snippet leaves on a page, a line each: what the compat pass found on an earlier one, in force since before anything was
 * painted. First a comment with the theme's id and the window's width, as they were when the page began: what was found holds for
 * these. Then the rules of each kind of host; none when nothing was remembered for this theme and width.
 */
export type Memory = readonly string[];

const page = window as { [COMPAT_MEMORY]?: string };

/** `undefined` on a page without the snippet: what is remembered there would be applied by nobody. */
export const readMemory = (): Memory | undefined => page[COMPAT_MEMORY]?.split('\n');

/** Keeps the rules for the next page of this visit; with none, forgets what was there. */
export function remember(memory: Memory): void {
  // On the page too, because the pass over the other kind of host adds its rules to them.
  const text = (page[COMPAT_MEMORY] = memory.join('\n'));
  try {
    if (memory[1]) sessionStorage.setItem(COMPAT_MEMORY, text);
    else sessionStorage.removeItem(COMPAT_MEMORY);
  } catch {
    // No storage, or a full one: the next page begins with the defaults.
  }
}
