/** Backgrounds of pages by name. */
const BACKGROUNDS: Readonly<Record<string, string>> = { light: '#ffffff', dark: '#1a1a1a' };

const DARK_TEXT = '#20262b';
const LIGHT_TEXT = '#eeeeee';

/** Least contrast of text that everybody can read: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const READABLE = 4.5;

/** Relative luminance of `#rrggbb`, from 0 to 1, as the guideline defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A page's background, and the colour of its text: the one that is easier to read on it. */
export function pageColours(background: string): { background: string; text: string } {
  const colour = BACKGROUNDS[background] ?? background;
  return {
    background: colour,
    text: contrast(colour, LIGHT_TEXT) > contrast(colour, DARK_TEXT) ? LIGHT_TEXT : DARK_TEXT,
  };
}
