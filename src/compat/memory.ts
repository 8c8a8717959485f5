import { COMPAT_MEMORY } from '../names';

/** What the snippet leaves on a page: what the compat pass found on an earlier one, in force since before anything was painted. */
export interface Memory {
  /** The theme's id and the window's width, as they were when the page began: what was found holds for these. */
  key: string;
  /** One text for each kind of host; none when nothing was remembered for this key. */
  rules: string[];
}

/** `undefined` on a page without the snippet: what is remembered there would be applied by nobody. */
export const readMemory = (): Memory | undefined => (window as { [COMPAT_MEMORY]?: Memory })[COMPAT_MEMORY];

/** Keeps the rules for the next page of this visit; with none, forgets what was there. */
export function remember({ key, rules }: Memory): void {
  try {
    if (rules[0]) sessionStorage.setItem(COMPAT_MEMORY, [key, ...rules].join('\v'));
    else sessionStorage.removeItem(COMPAT_MEMORY);
  } catch {
    // No storage, or a full one: the next page begins with the defaults.
  }
}
