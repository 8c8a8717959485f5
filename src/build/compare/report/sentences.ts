import { FEWEST, RATES, type AllNeeded, type Comparison, type Rate, type SplitRow } from '../comparison.ts';
import { isRandom } from '../figures/is-random.ts';
import { about, ARM_WORDS, chanceText, intervalOf, percent, points, RATE_WORDS, whole } from './format.ts';

type Compared = Extract<Comparison, { state: 'compared' }>;

const sizes = ({ split, visits }: SplitRow): string =>
  `With split ${split}, ${whole(visits.karui)} visits had Karui’s buttons and ${whole(visits.platform)} the platform’s`;

/** Why the arms are not compared. */
function refusal(splits: readonly SplitRow[]): string[] {
  const odd = splits.filter(({ chance }) => chance !== null && !isRandom(chance));
  return [
    'Refused: the sizes of the two arms are not those of chance, so a difference between them says nothing.',
    ...odd.map((row) => `${sizes(row)}: ${chanceText(row.chance!)}, and less than 0.001 is refused.`),
    'Look for what reaches one arm alone: a cache that keeps pages, a content policy, a robot, a receiver that fails, or a file that is missing.',
  ];
}

/** What the checkouts say, which are counted alike in both arms. */
export function conclusion({ difference, verdict }: Rate): string[] {
  if (!difference)
    return [
      `Too few visits: no conclusion. Each arm needs ${FEWEST.visits}, of which ${FEWEST.counted} reach checkout and ${FEWEST.counted} do not.`,
    ];
  const { karui, platform } = difference;
  const rates = `Checkout was reached in ${percent(karui)} of the visits with Karui’s buttons, and in ${percent(platform)} with the platform’s`;
  const found = `${rates}: ${points(difference.difference)} points (95 % interval ${intervalOf(difference)}).`;
  if (verdict === 'none-shown')
    return [found, 'No difference is shown: the interval has 0 in it. That is no proof that there is none.'];
  return [
    found,
    `More with ${verdict === 'more' ? 'Karui' : 'the platform'}: the interval leaves out 0. Look once, after as many visits as you had set: who looks each day sees this by chance more often than in 5 of 100 tries.`,
  ];
}

/** How many visits show a difference of 1 %, in both senses. */
export function neededLines({ onePoint, onePercent }: AllNeeded): string[] {
  const line = (what: string, { visits, more }: AllNeeded['onePoint']) =>
    `${what} takes about ${about(visits)} visits: ${more > 0 ? `about ${about(more)} more` : 'they are there'}.`;
  return [
    line('To see 1 point more (absolute, one more checkout in 100 visits)', onePoint),
    line(`To see 1 % more (relative, one more in 100 checkouts, ${points(onePercent.difference)} points)`, onePercent),
    'To see means: in 80 of 100 tries, by a 95 % interval.',
  ];
}

/** Rates of which nothing can be said, beside that of the checkouts. */
function tooFewLines({ rates }: Compared): string[] {
  const few = RATES.filter((name) => name !== 'checkouts' && rates[name].verdict === 'too-few');
  return few.length > 0 ? [`Too few to compare: ${few.map((name) => RATE_WORDS[name]).join(', ')}.`] : [];
}

/** What was left out of the comparison. */
export function notesOf({ splits, notes }: Comparison): string[] {
  const oneArm = splits.filter(({ chance, visits }) => chance === null && visits.karui + visits.platform > 0);
  return [...oneArm.map((row) => `${sizes(row)}: left out, because all were to go to one arm.`), ...notes];
}

/** What the files say, in sentences; the first ones matter most. */
export function sentencesOf(comparison: Comparison): string[] {
  switch (comparison.state) {
    case 'not-random':
      return refusal(comparison.splits);
    case 'one-arm':
      return ['Nothing to compare: all visits were to go to one arm. A split from 1 to 99 has two.'];
    case 'compared':
      return [
        ...conclusion(comparison.rates.checkouts),
        ...(comparison.needed ? neededLines(comparison.needed) : []),
        ...tooFewLines(comparison),
      ];
    default:
      return comparison satisfies never;
  }
}

/** Cells of the table of rates: its head, then a row for each rate. */
export function rateRows({ rates, visits }: Compared): string[][] {
  const part = (rate: Rate, arm: 'karui' | 'platform') =>
    rate.difference ? percent(rate.difference[arm]) : percent(rate.counts[arm] / Math.max(1, visits[arm]));
  return [
    ['of all visits', ARM_WORDS.karui, '', ARM_WORDS.platform, '', 'difference, points', '95 % interval'],
    ['product page seen', whole(visits.karui), '', whole(visits.platform), '', '', ''],
    ...RATES.map((name) => {
      const rate = rates[name];
      return [
        RATE_WORDS[name],
        whole(rate.counts.karui),
        part(rate, 'karui'),
        whole(rate.counts.platform),
        part(rate, 'platform'),
        rate.difference ? points(rate.difference.difference) : '–',
        rate.difference ? intervalOf(rate.difference) : 'too few',
      ];
    }),
  ];
}
