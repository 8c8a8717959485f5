/** Reads a computed colour: red, green and blue from 0 to 255 and, where it is not 1, opacity; empty if it can't be read. */
export type ReadColour = (colour: string) => readonly number[];

/** Reads colours that are written as `rgb()`, as nearly all computed colours are. `src/button-signs/channels-of.ts` reads all others. */
export const readRgb: ReadColour = (colour) =>
  ((colour.startsWith('rgb') && colour.match(/[\d.]+/g)) || []).map(Number);
