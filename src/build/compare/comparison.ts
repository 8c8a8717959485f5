import { differenceOf, type Difference, type Pair } from './figures/interval.ts';
import { chanceOf, isRandom } from './figures/is-random.ts';
import { visitsNeeded, type Needed } from './figures/visits-needed.ts';
import { ARMS, byArm, COUNTS, type Arm, type Count } from './measured.ts';
import type { FilesRead } from './read/read-files.ts';
import type { SplitTally } from './read/tally.ts';
import { compareVitals, type VitalRow } from './vitals.ts';

/** What is compared as a part of the visits. */
export type RateName = Exclude<Count, 'visits'>;

/** All rates; the one that decides is that of the checkouts, which is counted alike in both arms. */
export const RATES = ['presses', 'checkouts', 'orders'] as const satisfies readonly RateName[];

/** With fewer visits in an arm, or fewer of them with or without what is counted, nothing is concluded. */
export const FEWEST = { visits: 100, counted: 10 };

/** A rate in both arms. The difference is null where there are too few visits. */
export interface Rate {
  counts: Record<Arm, number>;
  difference: Difference | null;
  /** `none-shown` is no proof that there is none. */
  verdict: 'more' | 'fewer' | 'none-shown' | 'too-few';
}

/** How one split came out. */
export interface SplitRow {
  /** Per cent of the visits that were to get ours. */
  split: number;
  visits: Record<Arm, number>;
  /** How often chance makes arms as unequal as these; null where all were to go to one arm. */
  chance: number | null;
}

/** How many visits it takes to see a difference of 1 %. */
export interface AllNeeded {
  /** One more of 100 visits leads to checkout. */
  onePoint: Needed;
  /** One more of 100 checkouts. */
  onePercent: Needed;
}

/** What came out. `not-random`: the arms are of sizes that chance does not make; `one-arm`: all visits were to go to one arm. */
export type Comparison = {
  splits: readonly SplitRow[];
  notes: readonly string[];
} & (
  | { state: 'not-random' | 'one-arm' }
  | {
      state: 'compared';
      visits: Record<Arm, number>;
      rates: Record<RateName, Rate>;
      /** Null where there are too few visits to say it. */
      needed: AllNeeded | null;
      vitals: readonly VitalRow[];
    }
);

/** The exit code: 0 where the arms were compared, whatever came out. */
export const exitCodeOf = ({ state }: Comparison): 0 | 1 => (state === 'compared' ? 0 : 1);

type Split = [split: number, tally: SplitTally];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const hasTwoArms = ([split]: Split): boolean => split > 0 && split < 100;

function rowOf([split, { counts }]: Split): SplitRow {
  const visits = byArm((arm) => counts[arm].visits);
  return { split, visits, chance: split > 0 && split < 100 ? chanceOf(visits.karui, visits.platform, split) : null };
}

/** @throws where something was counted more than once a visit */
function checkCounts([split, { counts }]: Split): void {
  for (const arm of ARMS)
    for (const name of COUNTS)
      if (counts[arm][name] > counts[arm].visits)
        throw new Error(
          `With split ${split}, ${arm} has ${counts[arm][name]} ${name} in ${counts[arm].visits} visits: a file is missing, or they were not counted once a visit`,
        );
}

function rateOf(splits: readonly Split[], name: RateName): Rate {
  const counts = byArm((arm) => sum(splits.map(([, tally]) => tally.counts[arm][name])));
  const visits = byArm((arm) => sum(splits.map(([, tally]) => tally.counts[arm].visits)));
  const isTooFew = ARMS.some(
    (arm) => visits[arm] < FEWEST.visits || Math.min(counts[arm], visits[arm] - counts[arm]) < FEWEST.counted,
  );
  if (isTooFew) return { counts, difference: null, verdict: 'too-few' };
  const difference = differenceOf(
    splits.map(([, tally]): Pair =>
      byArm((arm) => ({ count: tally.counts[arm][name], visits: tally.counts[arm].visits })),
    ),
  );
  const [low, high] = difference.interval;
  return { counts, difference, verdict: low > 0 ? 'more' : high < 0 ? 'fewer' : 'none-shown' };
}

function neededFor({ difference }: Rate, visits: Record<Arm, number>): AllNeeded | null {
  if (!difference) return null;
  const there = visits.karui + visits.platform;
  const { platform } = difference;
  const needed = (by: number) => visitsNeeded(platform, by, visits.karui / there, there);
  return { onePoint: needed(0.01), onePercent: needed(0.01 * platform) };
}

/** Compares both arms. @throws with a sentence where nothing, or something impossible, was counted */
export function compare({ tally, notes }: FilesRead): Comparison {
  const all: Split[] = [...tally].sort(([a], [b]) => a - b);
  const rows = all.map(rowOf);
  if (sum(rows.map(({ visits }) => visits.karui + visits.platform)) === 0)
    throw new Error(
      'No visit of a split was counted in these files: the pages need --split, and a receiver of metrics',
    );
  all.forEach(checkCounts);
  const base = { splits: rows, notes };
  const splits = all.filter(hasTwoArms);
  if (splits.length === 0) return { ...base, state: 'one-arm' };
  if (rows.some(({ chance }) => chance !== null && !isRandom(chance))) return { ...base, state: 'not-random' };
  const visits = byArm((arm) => sum(splits.map(([, { counts }]) => counts[arm].visits)));
  const rates = Object.fromEntries(RATES.map((name) => [name, rateOf(splits, name)])) as Record<RateName, Rate>;
  return {
    ...base,
    state: 'compared',
    visits,
    rates,
    needed: neededFor(rates.checkouts, visits),
    vitals: compareVitals(splits),
  };
}
