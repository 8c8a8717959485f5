import jstat from 'jstat';

/** Sizes that chance makes more rarely than once in a thousand splits were not made by chance. */
const RAREST = 0.001;

/**
 * How often chance makes two arms as unequal as these, or more: the exact binomial test, with both tails alike. Experimenters call what it
 * finds a sample ratio mismatch.
 *
 * @param split how many per cent of the visits were to be ours
 */
export function chanceOf(karui: number, platform: number, split: number): number {
  const visits = karui + platform;
  const below = jstat.jStat.binomial.cdf(karui, visits, split / 100);
  const above = 1 - jstat.jStat.binomial.cdf(karui - 1, visits, split / 100);
  return Math.min(1, 2 * Math.min(below, above));
}

/** Whether chance can have made arms of this likelihood. */
export const isRandom = (chance: number): boolean => chance >= RAREST;
