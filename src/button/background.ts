/** Reads a computed colour: red, green and blue from 0 to 255 and, where it is not 1, opacity; empty if it can't be read. */
export type ReadColour = (colour: string) => readonly number[];

/** Reads colours that are written as `rgb()`, as nearly all computed colours are. `src/button-signs/colors.ts` reads all others. */
export const readRgb: ReadColour = (colour) =>
  ((colour.startsWith('rgb') && colour.match(/[\d.]+/g)) || []).map(Number);

/** A background counts as dark below this luminance; the maximum is 2550. */
const DARK = 700;

/** A text counts as light above this luminance; the maximum is 2550. Light text is on a dark background. */
const LIGHT = 1500;

/**
 * Luminance from 0 to 2550, divided by the opacity: what shines through counts as light. NaN if a colour is not seen or can't be read.
 */
const luminance = ([red, green, blue, opacity = 1]: readonly number[]): number =>
  opacity ? (3 * red! + 6 * green! + blue!) / opacity : NaN;

/**
 * Whether an element is on a dark background. The background is the background colour of the nearest element that has one; a background picture on
 * the way ends the search. If the text is light, the background always counts as dark, because another layer may be between.
 */
export function isOnDark(element: Element, readColour = readRgb): boolean {
  let background = NaN;
  for (let around: Element | null = element; around && !(background >= 0); around = around.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') break;
    background = luminance(readColour(backgroundColor));
  }
  return background < DARK || luminance(readColour(getComputedStyle(element).color)) > LIGHT;
}
