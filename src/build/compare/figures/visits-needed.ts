import { Z_80, Z_95 } from './normal.ts';

/** How many visits show a difference. */
export interface Needed {
  /** Of the rates, as a part of 1. */
  difference: number;
  /** In both arms together. */
  visits: number;
  /** Beyond those that are there. */
  more: number;
}

/**
 * How many visits it takes until a difference of two rates is seen in 80 % of all tries, by an interval of 95 %: the sum of both variances
 * (Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, chapter 4).
 *
 * @param rate the platform's
 * @param difference of the other rate; where the two together were more than 1, it is taken below
 * @param share the part of the visits that is ours
 * @param there how many visits there are
 */
export function visitsNeeded(rate: number, difference: number, share: number, there: number): Needed {
  const other = rate + difference <= 1 ? rate + difference : rate - difference;
  const variance = (other * (1 - other)) / share + (rate * (1 - rate)) / (1 - share);
  const visits = Math.ceil(((Z_95 + Z_80) ** 2 * variance) / difference ** 2);
  return { difference, visits, more: Math.max(0, visits - there) };
}
