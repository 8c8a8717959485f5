/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Reads `#rgb`, `#rrggbb` or an opaque `rgb()`. @throws for any other notation */
export function readColour(text: string): Colour {
  const hex = /^#(?:(.)(.)(.)|(..)(..)(..))$/.exec(text)?.slice(1).filter(Boolean);
  const numbers = hex
    ? hex.map((digits) => Number.parseInt(digits.padStart(2, digits), 16))
    : /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1).map(Number);
  if (!numbers) throw new Error(`${text} is no opaque colour.`);
  return [numbers[0]!, numbers[1]!, numbers[2]!];
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour as `filter: brightness()` shows it. */
export const dimmed = (colour: Colour, brightness: number): Colour => [
  colour[0] * brightness,
  colour[1] * brightness,
  colour[2] * brightness,
];

/** What a text needs, and what an edge needs: WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
export const TEXT = 4.5;
export const EDGE = 3;

/** Whether a button stands out from the page, by its background or by its border. */
export const edgeContrast = (page: Colour, background: Colour, border: Colour): number =>
  Math.max(contrast(page, background), contrast(page, border));

/** Backgrounds of light and of dark pages. */
export const PAGES = {
  light: ['#fff', '#f5f5f5', '#e5e5e5'],
  dark: ['#000', '#121212', '#1d1d20', '#333'],
} as const;
