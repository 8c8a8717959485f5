import { ACCOUNT_WIDTH, LEAST_FONT, MOST_FONT } from '../../limits';

/** The button's width in CSS pixels, without the page's transforms; 0 while it is hidden. */
export const widthOf = (button: HTMLElement): number =>
  button.offsetWidth && Number.parseFloat(getComputedStyle(button).width);

/** The words beside the logo; only a call-to-action button has them. */
const wordsIn = (button: HTMLElement): Element | null => button.querySelector('span');

/** Whether a frame may lie on the button: it has room for the account, and its words are about as large as the frame's. */
export function hasRoomForFrame(button: HTMLElement): boolean {
  const words = wordsIn(button);
  const font = words && Number.parseFloat(getComputedStyle(words).fontSize);
  const width = widthOf(button);
  return (!width || width >= ACCOUNT_WIDTH) && (font === null || (font >= LEAST_FONT && font <= MOST_FONT));
}

/** Calls `run` when the button or its words may have another size. Returns how to stop. */
export function watchSize(button: HTMLElement, run: () => void): () => void {
  const sizes = new ResizeObserver(run);
  sizes.observe(button);
  const words = wordsIn(button);
  if (words) sizes.observe(words);
  return () => sizes.disconnect();
}
