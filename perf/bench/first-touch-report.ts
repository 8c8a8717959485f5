import { gate, round, type Check } from '../measure/gate';
import { median, medianInterval } from '../measure/median';
import { table } from '../measure/table';
import { TAPS, type FirstTouch, type Load } from './first-touch';
import type { Speed } from './press-visit';

/** What a first touch of a page that waits for interest may take longer, in milliseconds: two medians of one page differ by as much. */
const SAME = 5;

const NOTES =
  '**Cold, first touch**: the press of Shop Pay’s button is the first that anybody does on a page at rest: nobody has scrolled, hovered or touched before. From the touch to the request for the cart, which includes the time that the finger stays, on a quarter of the processor’s speed. *Fast line* has no delay, *slow line* is slow 4G.';

/** How the widget comes into a page → what a row says of it. */
const NAMES: Readonly<Record<Load, string>> = {
  page: 'the widget has loaded with the page (`load=page`)',
  interest: 'its files were fetched when the page was idle, the default',
  nothing: 'nothing was fetched before: the shopper saves data',
};

const LINES = ['fast', 'slow'] as const satisfies readonly Speed[];

/** Columns of the table and of the checks. */
const COLUMNS = LINES.flatMap((line) => TAPS.map((tap) => ({ line, tap, head: `${line} line, tap of ${tap} ms` })));

/** Fails where a page that waits for interest is slower by more than what two presses of one page differ by anyway. */
function sameCheck(what: string, quiet: readonly number[], loaded: readonly number[]): Check {
  const more = quiet.map((wait, index) => wait - loaded[index]!);
  const [low, high] = medianInterval(more);
  return {
    what: `first touch, ${what}: longer than where the widget has loaded with the page`,
    holds: low <= SAME,
    found: `${round(median(more))}, with 95 % confidence ${round(low)} to ${round(high)}, of ${SAME} ms`,
  };
}

/** The table of first touches, and what must hold: with the finger's own time, it costs nothing that the widget waited for it. */
export function firstTouchText(touches: readonly FirstTouch[]): string {
  const of = (load: Load, line: Speed, tap: number) =>
    touches.find((one) => one.load === load && one.line === line && one.tap === tap)!.waits;
  const rows = (Object.keys(NAMES) as Load[]).map((load) =>
    [NAMES[load]].concat(COLUMNS.map(({ line, tap }) => round(median(of(load, line, tap))))),
  );
  const checks = COLUMNS.filter(({ tap }) => tap > 0).map(({ line, tap, head }) =>
    sameCheck(head, of('interest', line, tap), of('page', line, tap)),
  );
  return [NOTES, table(['', ...COLUMNS.map(({ head }) => `${head}, ms`)], rows), gate(checks)].join('\n\n');
}
