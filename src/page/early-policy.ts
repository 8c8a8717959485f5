import { MANAGED_MARKETS, POLICY_BUTTON_ID } from '../names';

/** Finds what opens a policy. */
export const POLICY_LINKS = `#${POLICY_BUTTON_ID},a[${MANAGED_MARKETS}]`;

/** What fetches the code that opens policies, one for each host that has not got it yet. */
const starts = new Set<() => Promise<void>>();
let replayed = false;

/** A shopper's first touch may be that of a link: it is held back until the code has come, and pressed again then. */
async function holdBack(event: MouseEvent): Promise<void> {
  const link = (event.composedPath()[0] as HTMLElement).closest?.<HTMLElement>(POLICY_LINKS);
  if (!link || replayed || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  await Promise.all([...starts].map((start) => start()));
  replayed = true;
  // Where the code did not come a link leads to its page.
  link.click();
  replayed = false;
}

/**
 * Sees to it that a policy which is pressed opens although the code for that is still to come.
 *
 * @param start fetches that code; never rejects
 * @returns has come, or is not needed any more
 */
export function untilPoliciesOpen(start: () => Promise<void>): () => void {
  if (!starts.size) document.addEventListener('click', holdBack, true);
  starts.add(start);
  return () => {
    starts.delete(start);
    if (!starts.size) document.removeEventListener('click', holdBack, true);
  };
}
