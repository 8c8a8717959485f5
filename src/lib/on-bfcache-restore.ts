/** Calls back each time the page returns from the back/forward cache, until the returned function is called. */
export function onBfcacheRestore(callback: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
