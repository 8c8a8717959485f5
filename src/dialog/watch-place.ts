/** What a page may do to an element of ours. */
export interface PlaceChanges {
  /** It has left the page, alone or with what it stands in. */
  gone(): void;
  /** It was taken out and put in again, for example because the page now wraps all that it shows. */
  moved(): void;
}

/**
 * Tells what the page does to an element's place.
 *
 * @returns stops watching
 */
export function watchPlace(element: Element, { gone, moved }: PlaceChanges): () => void {
  const observer = new MutationObserver((records) => {
    if (!element.isConnected) return gone();
    const wasOut = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
    if (wasOut) moved();
  });
  // All of the document is watched, because pages also replace their body.
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
