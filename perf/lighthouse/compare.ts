import { atMost, round, type Check } from '../measure/gate';
import { median } from '../measure/median';
import { ourScripts, uncalledFor, type OurFile } from './our-requests';
import type { Run } from './read-runs';

/** The runs of one page, with the widget and without it. */
export interface Pair {
  page: string;
  withWidget: readonly Run[];
  without: readonly Run[];
}

/** What a file of ours weighs by the build, and what it may weigh, in bytes of brotli. */
export interface Weights {
  sizeOf(file: string): number;
  /** NaN for a file that no untouched page has. */
  limitOf(file: string): number;
}

/** Bytes of response headers: by so much a transfer may be larger than its file. */
const HEADERS = 1000;

type Numeric = { [K in keyof Run]: Run[K] extends number ? K : never }[keyof Run];

const FIGURES: readonly (readonly [Numeric, string])[] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['bestPractices', 'best practices'],
  ['fcp', 'FCP, ms'],
  ['lcp', 'LCP, ms'],
  ['tbt', 'TBT, ms'],
  ['cls', 'CLS'],
  ['mainThread', 'main thread, ms'],
  ['bytes', 'all bytes'],
  ['ourRequests', 'our files'],
  ['ourBytes', 'bytes of our files'],
];

const SCORES: readonly (readonly [Numeric, string])[] = FIGURES.slice(0, 3);

const middle = (runs: readonly Run[], figure: Numeric) => median(runs.map((run) => run[figure]));

/** One line a figure: with, without, difference. */
export const compareRows = ({ page, withWidget, without }: Pair): string[][] =>
  FIGURES.map(([figure, name]) => {
    const [a, b] = [middle(withWidget, figure), middle(without, figure)];
    const difference = a - b;
    return [page, name, round(a), round(b), `${difference > 0 ? '+' : ''}${round(difference)}`];
  });

/** What must hold of a page. Scores are medians; what was requested is looked at in every run. */
export function checkPair({ page, withWidget, without }: Pair, { sizeOf, limitOf }: Weights): Check[] {
  const scores = SCORES.map(([figure, name]) => {
    const [a, b] = [middle(withWidget, figure), middle(without, figure)];
    return { what: `${page}: ${name} no lower than without the widget`, holds: a >= b, found: `${a} and ${b}` };
  });
  const extra = [...new Set(withWidget.flatMap(({ requests }) => uncalledFor(requests, without[0]?.requests ?? [])))];
  // By the clock on the wall, which a busy machine slows: the middle run counts.
  const longTasks = withWidget.map((run) => run.longTasks.filter((url) => url.includes('/karui/')).length);
  const scripts = withWidget.map(({ requests }) => ourScripts(requests));
  const sumOf = (files: readonly OurFile[], of: (file: string) => number) =>
    files.reduce((sum, { file }) => sum + of(file), 0);
  const heaviest = scripts.toSorted((a, b) => sumOf(b, sizeOf) - sumOf(a, sizeOf))[0] ?? [];
  const isAsBuilt = scripts.every((files) =>
    files.every(({ file, transferred }) => transferred >= sizeOf(file) && transferred <= sizeOf(file) + HEADERS),
  );
  return [
    ...scores,
    atMost(`${page}: CLS, the worst run`, Math.max(...withWidget.map(({ cls }) => cls)), 0),
    atMost(`${page}: long tasks of ours`, median(longTasks), 0),
    // Where there is none, the widget was not on the page and nothing was compared.
    {
      what: `${page}: the widget was there`,
      holds: scripts.every(({ length }) => length > 0),
      found: `${withWidget.length} runs`,
    },
    { what: `${page}: scripts went over the wire as they were weighed`, holds: isAsBuilt, found: 'brotli and headers' },
    atMost(`${page}: script of ours`, sumOf(heaviest, sizeOf), sumOf(heaviest, limitOf), 'bytes'),
    { what: `${page}: no wallet chunk, SDK or telemetry`, holds: extra.length === 0, found: extra.join(' ') || 'none' },
  ];
}
