/** How long after Escape a load that was not stopped has left the page, in milliseconds. */
const LEAVING_MS = 1000;

/**
 * Calls back once when the shopper stops the load that begins now. Older browsers tell nothing of that: there Escape counts, and a page
 * that is still there a second later.
 *
 * @param loads the window that loads
 */
export function whenStopped(run: () => void, loads: object): void {
  const over = new AbortController();
  const { signal } = over;
  const stopped = () => {
    if (signal.aborted) return;
    over.abort();
    run();
  };
  addEventListener('pagehide', () => over.abort(), { signal });
  const { navigation } = loads as { navigation?: EventTarget };
  if (navigation) return navigation.addEventListener('navigateerror', stopped, { signal });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTimeout(stopped, LEAVING_MS);
  };
  addEventListener('keydown', onKey, { capture: true, signal });
}
