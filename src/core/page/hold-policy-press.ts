import { POLICY_LINKS } from '../../names';

/** Aborted when the code is there that opens policies. */
export const policiesReady = new AbortController();

let isRepeating = false;

/**
 * A shopper may press a policy's link before the code is there that opens it: the press is held back, and repeated when `ready` has
 * resolved. If the code could not be fetched, a link then leads to its page.
 *
 * @param ready fetches the code; never rejects
 */
export function holdPolicyPresses(ready: () => Promise<unknown>): void {
  const hold = (event: MouseEvent) => {
    const link = (event.composedPath()[0] as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS);
    if (!link || isRepeating || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void ready().then(() => {
      isRepeating = true;
      link.click();
      isRepeating = false;
    });
  };
  addEventListener('click', hold, { capture: true, signal: policiesReady.signal });
}
