import { COMPAT_MEMORY } from '../storage-names';
import { memoryKey } from './remembered-rules';

/**
 * The rules that the compat pass found on an earlier page, one per line. The core applies them before the first host is filled, and leaves
 * them on the page. The first line is a CSS comment, see remembered-rules.ts. The other lines are the rules of each kind of host; there are none if nothing was remembered for this theme and width.
 */
type Memory = readonly string[];

const page = window as { [COMPAT_MEMORY]?: string };

/**
 * Where the core has found nothing, this pass names theme and width: now the page is laid out, and to read its width costs nothing.
 */
export const readMemory = (): Memory => (page[COMPAT_MEMORY] || memoryKey(page, innerWidth)).split('\n');

/** Keeps the rules for the next page of this visit. An empty list deletes the rules that were kept. */
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
