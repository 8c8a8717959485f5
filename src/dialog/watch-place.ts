/** Changes that a page may make to the place of our element. */
export interface PlaceChanges {
  /** The element has left the page, alone or together with an ancestor. */
  gone(): void;
  /** The element was removed and inserted again, for example because the page has put a new element around its content. */
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
    const wasOut = records.some(({ removedNodes }) => Array.from(removedNodes).some((node) => node.contains(element)));
    if (wasOut) moved();
  });
  // Watches the whole document, because some pages replace their body.
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
