/**
 * Stops what a click does by itself, and notes a `preventDefault()` of the page's listeners that hear the click after us: they could stop a
 * button of the theme's as well. The event stays prevented for them, because a router would follow a link that is not.
 *
 * @returns whether one of them has said no
 */
export function laterNo(event: Event): () => boolean {
  let isRefused = false;
  event.preventDefault();
  event.preventDefault = () => void (isRefused = true);
  return () => isRefused;
}

/** Lets Space press a link as it presses a button; by itself an anchor reacts only to Enter. */
export function pressOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  (event.target as HTMLElement).click();
}
