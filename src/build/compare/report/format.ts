import type { Difference } from '../figures/interval.ts';
import { VITALS, type Vital } from '../measured.ts';
import type { Measured } from '../vitals.ts';

/** A whole number, with a comma at the thousands. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A rate in per cent. */
export const percent = (rate: number): string => `${(100 * rate).toFixed(2)} %`;

/** A difference of two rates in points of per cent, with its sign. */
export const points = (difference: number): string => {
  const text = Math.abs(100 * difference).toFixed(2);
  return `${Number(text) === 0 ? '±' : difference < 0 ? '−' : '+'}${text}`;
};

/** The 95 % interval of a difference, in points. */
export const intervalOf = ({ interval: [low, high] }: Difference): string => `${points(low)} to ${points(high)}`;

/** How often chance does something. */
export const chanceText = (chance: number): string => (chance < 0.0001 ? 'p < 0.0001' : `p = ${chance.toPrecision(2)}`);

/** A number of which only its size matters: its first two digits. */
export const about = (value: number): string => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return whole(Math.ceil(value / unit) * unit);
};

/** A vital with its unit; a dash where it was not measured. */
export function vitalText(vital: Vital, measured: Measured | null): string {
  if (!measured) return '–';
  const { value, isAbove } = measured;
  const text = VITALS[vital].unit === 'ms' ? `${whole(value)} ms` : value.toFixed(3);
  return isAbove ? `over ${text}` : text;
}

/** What the report calls the two arms. */
export const ARM_WORDS = { karui: 'Karui', platform: 'platform' } as const;

/** What the report calls the rates. */
export const RATE_WORDS = { presses: 'press begun', checkouts: 'checkout reached', orders: 'order completed' } as const;
