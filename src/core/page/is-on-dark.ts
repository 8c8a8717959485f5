/** Below this luminance, of 2550, a ground counts as dark. */
const DARK = 700;

/** From this luminance, of 2550, a text counts as light: it is written on something dark. */
const LIGHT = 1500;

/**
 * Luminance of a colour that is written as `rgb()`: from 0 to 2550, divided by its opacity, because what shines through is taken for light.
 * NaN for `transparent`, and for a colour that is written in another way.
 */
function luminance(colour: string): number {
  const numbers = (colour.match(/[\d.]+/g) || []).map(Number);
  const [red, green, blue, opacity = 1] = numbers as [number, number, number, number?];
  return colour.startsWith('rgb') ? (3 * red + 6 * green + blue) / opacity : NaN;
}

/**
 * Whether an element stands on a dark ground. The ground is the background colour of the nearest element that has one; a background picture
 * on the way to it ends the search. Where the text is light, the ground counts as dark in any case: another layer may lie on it.
 */
export function isOnDark(element: Element): boolean {
  let ground = NaN;
  for (let around: Element | null = element; around && !(ground >= 0); around = around.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') break;
    ground = luminance(backgroundColor);
  }
  return ground < DARK || luminance(getComputedStyle(element).color) > LIGHT;
}
