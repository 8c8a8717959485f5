import { readRgb, type ReadColour } from '../core/page/read-rgb';

/** How many converted colours are remembered. A page may animate a colour all day. */
const MANY = 99;

/** Colour in another notation than `rgb()` → what the browser has made of it. */
const converted = new Map<string, readonly number[]>();

/** Has the browser convert a colour, because notations are many and more will come: `head` is never painted, but has computed styles. */
function convert(colour: string): readonly number[] {
  const { head } = document;
  head.style.color = `color-mix(in srgb,${colour},${colour})`;
  const channels = head.style.color ? (getComputedStyle(head).color.match(/\d[\d.e-]*/g) ?? []) : [];
  head.removeAttribute('style');
  return channels.map((part, i) => (i < 3 ? 255 : 1) * Number(part));
}

/** Reads a computed colour in any notation that the browser knows; empty if it can't be read. */
export const channelsOf: ReadColour = (colour) => {
  const remembered = converted.get(colour) ?? readRgb(colour);
  if (remembered.length) return remembered;
  if (converted.size === MANY) converted.clear();
  const channels = convert(colour);
  converted.set(colour, channels);
  return channels;
};
