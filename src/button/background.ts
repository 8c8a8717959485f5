/** Reads a computed colour: red, green and blue from 0 to 255 and, where it is not 1, opacity; empty if it can't be read. */
export type ReadColour = (colour: string) => readonly number[];

/** Reads colours that are written as `rgb()`, as nearly all computed colours are. `src/button-signs/colors.ts` reads all others. */
export const readRgb: ReadColour = (colour) =>
  ((colour.startsWith('rgb') && colour.match(/[\d.]+/g)) || []).map(Number);

/** A background counts as dark below this luminance. */
export const DARK = 70;

/** A text counts as light above this luminance. */
const LIGHT = 150;

/** The luminance of white, and of a background that is not known yet. */
export const WHITE = 255;

/** Luminance of a colour on black, from 0 to 255. */
const luminance = ([red, green, blue, opacity = 1]: readonly number[]): number =>
  (opacity * (3 * red! + 6 * green! + blue!)) / 10;

/**
 * Luminance of what an element stands on, from 0 to 255: the background colours around it, one on the other up to one that is opaque. Where
 * that one can't be read, because a picture or nothing is there, the text says what shines through: black behind light text, else white.
 */
export function backgroundOf(element: Element, readColour = readRgb): number {
  let light = 0;
  /** How much shines through, from 0 to 1. */
  let through = 1;
  for (let around: Element | null = element; around && through; around = around.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    const colour = readColour(backgroundColor);
    if (backgroundImage !== 'none' || !colour.length) break;
    light += through * luminance(colour);
    through *= 1 - (colour[3] ?? 1);
  }
  const isTextLight = luminance(readColour(getComputedStyle(element).color)) > LIGHT;
  return light + (isTextLight ? 0 : through * WHITE);
}
