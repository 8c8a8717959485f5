import { COMPAT_MEMORY } from '../names';

/**
 * What the snippet leaves on a page: what the compat pass found on an earlier one, in force since before anything was painted. The key
 * is the theme's id and the window's width, as they were when the page began: what was found holds for these. Then one text for each
 * kind of host; none when nothing was remembered for this key.
 */
export type Memory = readonly string[];

/** `undefined` on a page without the snippet: what is remembered there would be applied by nobody. */
export const readMemory = (): Memory | undefined => (window as { [COMPAT_MEMORY]?: Memory })[COMPAT_MEMORY];

/** Keeps the rules for the next page of this visit; with none, forgets what was there. */
export function remember(memory: Memory): void {
  try {
    if (memory[1]) sessionStorage.setItem(COMPAT_MEMORY, memory.join('\v'));
    else sessionStorage.removeItem(COMPAT_MEMORY);
  } catch {
    // No storage, or a full one: the next page begins with the defaults.
  }
}
