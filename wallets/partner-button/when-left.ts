/** A tap leaves an element hovered until the next one, on screens without a pointer that hovers. */
const isPointed = (element: Element): boolean => matchMedia('(hover: hover)').matches && element.matches(':hover');

/** Calls `run` when nobody points at the element, presses or focuses it: now, or when that ends. Returns how to stop waiting. */
export function whenLeft(element: HTMLElement, run: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => {
    if (isPointed(element) || element.matches(':active, :focus, :focus-within')) return;
    stop.abort();
    run();
  };
  for (const type of ['pointerleave', 'pointerup', 'pointercancel', 'focusout'])
    // The element still matches while the event is on its way.
    element.addEventListener(type, () => setTimeout(() => signal.aborted || look()), { signal });
  look();
  return () => stop.abort();
}
