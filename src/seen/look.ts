import { liveWidgets } from '../core/live-widgets';
import { channelsOf } from './channels-of';

/** The core's own bounds, from 0 to 1: see src/core/page/is-on-dark.ts. */
const DARK = 70 / 255;
const LIGHT = 150 / 255;

/** Luminance from 0 to 1, divided by the opacity as in the core; NaN if a colour is transparent or can't be read. */
function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN, opacity = 1] = channelsOf(colour) ?? [];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / opacity;
}

/** The same decision as in the core, for colours in any notation. */
function isOnDark(host: Element): boolean {
  let ground = NaN;
  for (let around: Element | null = host; around && Number.isNaN(ground); around = around.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') break;
    ground = luminance(backgroundColor);
  }
  return ground < DARK || luminance(getComputedStyle(host).color) > LIGHT;
}

/** Checks the ground of every host again. */
export function look(): void {
  for (const { host, onDark } of liveWidgets) onDark.value = isOnDark(host);
}
