/** A ground counts as dark below this luminance; the maximum is 2550. */
const DARK = 700;

/** A text counts as light above this luminance; the maximum is 2550. Light text is on a dark ground. */
const LIGHT = 1500;

/**
 * Luminance of a colour written as `rgb()`, from 0 to 2550, divided by its opacity: what shines through counts as light. NaN for
 * `transparent`, and for colours in another notation.
 */
function luminance(colour: string): number {
  const numbers = (colour.match(/[\d.]+/g) || []).map(Number);
  const [red, green, blue, opacity = 1] = numbers as [number, number, number, number?];
  return colour.startsWith('rgb') ? (3 * red + 6 * green + blue) / opacity : NaN;
}

/**
 * Whether an element is on a dark ground. The ground is the background colour of the nearest element that has one; a background picture on
 * the way ends the search. If the text is light, the ground always counts as dark, because another layer may be between.
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
