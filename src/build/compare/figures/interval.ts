import { Z_95 } from './normal.ts';

/** How many of how many visits. */
export interface Part {
  count: number;
  visits: number;
}

/** The two ends of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** What both arms did in the visits that were split alike. */
export interface Pair {
  karui: Part;
  platform: Part;
}

/** A difference of two rates, ours less the platform's, and the two rates. */
export interface Difference {
  karui: number;
  platform: number;
  difference: number;
  interval: Interval;
}

const rateOf = ({ count, visits }: Part): number => count / visits;

/** The interval of a rate: Wilson's score interval (E. B. Wilson, 1927), good for small counts too. */
export function wilsonInterval({ count, visits }: Part): Interval {
  const rate = count / visits;
  const square = Z_95 ** 2;
  const middle = rate + square / (2 * visits);
  const half = Z_95 * Math.sqrt((rate * (1 - rate)) / visits + square / (4 * visits ** 2));
  const scale = 1 + square / visits;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/** What a split weighs: as much as its smaller arm allows. */
const weightOf = ({ karui, platform }: Pair): number => 1 / (1 / karui.visits + 1 / platform.visits);

/**
 * The difference of two rates over visits that were split in one way, or in several ways one after the other. Each way is compared in
 * itself, then all are put together (by the weights of Mantel and Haenszel), so that a better week does not count for the arm that was
 * larger in it.
 * The interval is put together from those of the rates (MOVER: Zou and Donner, 2008); with one split it is method 10 of Newcombe (1998),
 * Statistics in Medicine 17, 873–890.
 *
 * @param pairs at least one of them with visits in both arms
 */
export function differenceOf(pairs: readonly Pair[]): Difference {
  const compared = pairs.filter(({ karui, platform }) => karui.visits > 0 && platform.visits > 0);
  const whole = compared.reduce((sum, pair) => sum + weightOf(pair), 0);
  const sums = { karui: 0, platform: 0, below: 0, above: 0 };
  for (const { karui, platform } of compared) {
    const part = weightOf({ karui, platform }) / whole;
    const [ours, theirs] = [rateOf(karui), rateOf(platform)];
    const [ourLow, ourHigh] = wilsonInterval(karui);
    const [theirLow, theirHigh] = wilsonInterval(platform);
    sums.karui += part * ours;
    sums.platform += part * theirs;
    sums.below += part ** 2 * ((ours - ourLow) ** 2 + (theirHigh - theirs) ** 2);
    sums.above += part ** 2 * ((ourHigh - ours) ** 2 + (theirs - theirLow) ** 2);
  }
  const difference = sums.karui - sums.platform;
  return {
    karui: sums.karui,
    platform: sums.platform,
    difference,
    interval: [difference - Math.sqrt(sums.below), difference + Math.sqrt(sums.above)],
  };
}
