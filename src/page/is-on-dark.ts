/** Below this luminance, of 255, a ground counts as dark. */
const DARK = 70;

/** From this luminance, of 255, a text counts as light: it is written on something dark. */
const LIGHT = 150;

/** Luminance of a colour that is written as `rgb()`, from 0 to 255; NaN where it is transparent or written in another way. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return colour.startsWith('rgb') ? (0.299 * red + 0.587 * green + 0.114 * blue) / opacity : NaN;
}

/**
 * Whether an element stands on a dark ground: that of the nearest element around it which has one. Where the text is light the ground is
 * dark, whatever it seems: a picture or another layer may lie on it.
 */
export function isOnDark(element: Element): boolean {
  let ground = NaN;
  for (let around: Element | null = element; around && Number.isNaN(ground); around = around.parentElement) {
    ground = luminance(getComputedStyle(around).backgroundColor);
  }
  return ground < DARK || luminance(getComputedStyle(element).color) > LIGHT;
}
