interface Watched {
  /** Taken out, and not put back. */
  gone(): void;
  /** Taken out, and put back at once. */
  moved(): void;
}

/** How long an element may be out of the document, in milliseconds. */
const GRACE = 1;

/** Watches whether an element is taken out of the document. @returns how to stop */
export function watchRemoval(element: Element, { gone, moved }: Watched): () => void {
  let isMissing = false;
  const parent = element.parentNode;
  const look = (records: readonly MutationRecord[]) => {
    const wasTouched = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
    if (isMissing || (element.isConnected && !wasTouched)) return;
    isMissing = true;
    setTimeout(() => {
      isMissing = false;
      if (!element.isConnected || element.parentNode !== parent) return gone();
      moved();
    }, GRACE);
  };
  const observer = new MutationObserver(look);
  observer.observe(element.ownerDocument, { childList: true, subtree: true });
  return () => observer.disconnect();
}
