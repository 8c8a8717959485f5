import { channelsOf } from './channels-of';

/** The least contrast between a ring and its surroundings: WCAG 2.2, success criterion 1.4.11. */
const LEAST_CONTRAST = 3;

const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];

/** The visible colour when `colour` is painted on `ground`. */
function paintedOn(ground: readonly number[], colour: string): readonly number[] {
  const channels = channelsOf(colour);
  // What can't be read is not there.
  const [red = 0, green = 0, blue = 0, opacity = channels.length && 1] = channels;
  return [red, green, blue].map((channel, i) => channel * opacity + ground[i]! * (1 - opacity));
}

/** The colour behind an element, with the backgrounds of all its ancestors combined. */
function groundOf(element: Element | null): readonly number[] {
  return element ? paintedOn(groundOf(element.parentElement), getComputedStyle(element).backgroundColor) : WHITE;
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: readonly number[], other: readonly number[]): number {
  const lights = [luminance(first), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/**
 * The ground that the shopper sees. Where the text could not be read on the ground that the styles give, another layer must lie between:
 * then black or white, whichever has more contrast to the text.
 */
function visibleGround(element: Element): readonly number[] {
  const ground = groundOf(element);
  const text = paintedOn(ground, getComputedStyle(element).color);
  if (contrast(text, ground) >= LEAST_CONTRAST) return ground;
  return contrast(text, BLACK) > contrast(text, WHITE) ? BLACK : WHITE;
}

/** A shadow around all sides of an element, as `getComputedStyle` writes it, with the colour first. */
const RING_SHADOW = /(\w+\([^)]*\)) 0px 0px [\d.]+px ([2-9]|\d\d)[\d.]*px/g;

/** Whether the theme's own ring is seen: against the page, and where it touches the control, against that too. */
function isRingVisible(control: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(control);
  const ground = visibleGround(control.parentElement!);
  const differs = (colour: string, offset: number) =>
    [ground, ...(offset > 0 ? [] : [groundOf(control)])].every(
      (near) => contrast(paintedOn(ground, colour), near) >= LEAST_CONTRAST,
    );
  if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1)
    if (differs(outlineColor, Number.parseFloat(outlineOffset))) return true;
  return [...boxShadow.matchAll(RING_SHADOW)].some(([, colour = '']) => differs(colour, 0));
}

const RING = [
  ['outline', '2px solid #000'],
  ['outline-offset', '2px'],
  ['box-shadow', '0 0 0 2px #fff,0 0 0 6px #fff'],
] as const;

/**
 * Draws a black and a white ring around a focused control if the theme's own ring is not visible. One of the two is visible on any ground.
 */
export function ensureRing(control: HTMLElement): void {
  // A page may have removed it while this code was on its way.
  if (!control.isConnected || isRingVisible(control)) return;
  for (const [name, value] of RING) control.style.setProperty(name, value, 'important');
  control.addEventListener('blur', () => RING.forEach(([name]) => control.style.removeProperty(name)), { once: true });
}
