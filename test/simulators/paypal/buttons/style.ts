import type { Funding } from '../rules/paypal-types';

const LABELS = ['paypal', 'checkout', 'buynow', 'pay', 'installment', 'subscribe', 'donate'];
const SHAPES = ['rect', 'pill', 'sharp'];
const COLORS: Readonly<Record<Funding, readonly string[]>> = {
  paypal: ['gold', 'blue', 'silver', 'black', 'white'],
  venmo: ['blue', 'silver', 'black', 'white'],
};

/** In CSS pixels. */
const HEIGHT = { least: 25, most: 55 };

/** The style of a button as it is painted. */
export interface PaintedStyle {
  color: string;
  shape: string;
  label: string;
  /** In CSS pixels; null where the button fills its container or takes a height of its own. */
  height: number | null;
  /** Whether the button is as wide as its container, also above 750 px. */
  isWide: boolean;
}

type Given = Readonly<Record<string, unknown>>;

const within = (allowed: readonly string[], value: unknown): boolean => allowed.includes(value as string);

/** A text of any value, as a template literal of PayPal's writes it. */
const told = (value: unknown): string => `${value as string}`;

function checkHeight(height: unknown): void {
  if (height === undefined) return;
  if (typeof height !== 'number') throw new TypeError(`Expected style.height to be a number, got: ${told(height)}`);
  // Written as `<` or `>`, the comparison would allow NaN.
  if (!(height >= HEIGHT.least && height <= HEIGHT.most))
    throw new Error(`Expected style.height to be between ${HEIGHT.least}px and ${HEIGHT.most}px - got ${height}px`);
}

/**
 * Reads a style, with the defaults of a button that stands alone.
 *
 * @throws what PayPal throws, in its own words
 */
export function readStyle(given: Given, funding: Funding): PaintedStyle {
  const { label, shape = 'rect', color, height } = given;
  const colors = COLORS[funding];
  const chosen = color || colors[0];
  if (label !== undefined && !within(LABELS, label)) throw new Error(`Invalid label: ${told(label)}`);
  if (!within(colors, chosen))
    throw new Error(`Unexpected style.color for ${funding} button: ${told(chosen)}, expected ${colors.join(', ')}`);
  if (!within(SHAPES, shape))
    throw new Error(`Unexpected style.shape for ${funding} button: ${told(shape)}, expected ${SHAPES.join(', ')}`);
  checkHeight(height);
  return {
    color: chosen as string,
    shape: shape as string,
    label: (label as string | undefined) ?? funding,
    height: (height as number | undefined) ?? null,
    isWide: given['disableMaxWidth'] === true,
  };
}
