import { percentileOf, type Percentile } from './figures/percentile.ts';
import { byArm, VITAL_NAMES, type Arm, type Vital } from './measured.ts';
import type { Bucket } from './read/buckets.ts';
import type { SplitTally } from './read/tally.ts';

/** A vital of one type of page in one arm: how many views it was measured in, and the value that three of four do not exceed. */
export interface Measured extends Percentile {
  views: number;
}

/** The vitals of one type of page. */
export interface VitalRow {
  /** `all`, or a type of page. */
  pageType: string;
  /** Null where it was not measured. */
  vitals: Record<Vital, Record<Arm, Measured | null>>;
}

/** The part of the page views by which vitals are judged: https://web.dev/articles/vitals */
const PART = 0.75;

type Split = readonly [split: number, tally: SplitTally];

/** Each view counts for as many as its arm stands for: so the arm that was larger in a slow week is no slower for it. */
const weightOf = (arm: Arm, split: number): number => 100 / (arm === 'karui' ? split : 100 - split);

function measuredIn(
  splits: readonly Split[],
  isWanted: (pageType: string) => boolean,
  vital: Vital,
  arm: Arm,
): Measured | null {
  const weighed: Bucket[] = [];
  let viewed = 0;
  for (const [split, { views }] of splits)
    for (const [pageType, vitals] of views) {
      if (!isWanted(pageType)) continue;
      for (const { low, high, count } of vitals[vital][arm].values()) {
        viewed += count;
        weighed.push({ low, high, count: count * weightOf(arm, split) });
      }
    }
  const percentile = percentileOf(weighed, PART);
  return percentile && { views: viewed, ...percentile };
}

/** The vitals of both arms at the 75th percentile, of all pages and of each type of page. */
export function compareVitals(splits: readonly Split[]): VitalRow[] {
  const pageTypes = [...new Set(splits.flatMap(([, { views }]) => [...views.keys()]))].sort();
  const rowOf = (pageType: string, isWanted: (type: string) => boolean): VitalRow => {
    const measured = (vital: Vital) => byArm((arm) => measuredIn(splits, isWanted, vital, arm));
    const vitals = Object.fromEntries(VITAL_NAMES.map((vital) => [vital, measured(vital)])) as VitalRow['vitals'];
    return { pageType, vitals };
  };
  if (pageTypes.length === 0) return [];
  return [rowOf('all', () => true), ...pageTypes.map((pageType) => rowOf(pageType, (type) => type === pageType))];
}
