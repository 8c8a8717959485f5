import { gate, round, type Check } from '../measure/gate';
import { median, medianInterval } from '../measure/median';
import { table } from '../measure/table';
import { TAPS, type FirstTouch } from './first-touch';
import type { Speed } from './press-visit';

/** What a first touch of a fast line may take longer than a warm one, in milliseconds: two medians of one page differ by as much. */
const SAME = 5;

const NOTES =
  '**First touch**: the press of Shop Pay’s button is the first that anybody does on a page at rest: nobody has scrolled, hovered or touched before, and the code of the press is fetched with it. *Warm*: the pointer has been on the button before, and all is at rest. From the touch to the request for the cart, which includes the time that the finger stays, on a quarter of the processor’s speed. *Fast line* has no delay, *slow line* is slow 4G.';

const LINES = ['fast', 'slow'] as const satisfies readonly Speed[];

/** Columns of the table. */
const COLUMNS = LINES.flatMap((line) => TAPS.map((tap) => ({ line, tap, head: `${line} line, tap of ${tap} ms` })));

/** Fails where a first touch is slower than a warm one by more than what two presses of one page differ by anyway. */
function sameCheck(what: string, first: readonly number[], warm: readonly number[]): Check {
  const more = first.map((wait, index) => wait - warm[index]!);
  const [low, high] = medianInterval(more);
  return {
    what: `first touch, ${what}: longer than a warm one`,
    holds: low <= SAME,
    found: `${round(median(more))}, with 95 % confidence ${round(low)} to ${round(high)}, of ${SAME} ms`,
  };
}

/** The table of first touches, and what must hold: without a line's delay, the finger's own time is enough for the code of the press. */
export function firstTouchText(touches: readonly FirstTouch[]): string {
  const of = (isWarm: boolean, line: Speed, tap: number) =>
    touches.find((one) => one.isWarm === isWarm && one.line === line && one.tap === tap)!.waits;
  const rows = [false, true].map((isWarm) =>
    [isWarm ? 'warm' : 'the page’s first touch'].concat(
      COLUMNS.map(({ line, tap }) => round(median(of(isWarm, line, tap)))),
    ),
  );
  const checks = COLUMNS.filter(({ line, tap }) => line === 'fast' && tap > 0).map(({ line, tap, head }) =>
    sameCheck(head, of(false, line, tap), of(true, line, tap)),
  );
  return [NOTES, table(['', ...COLUMNS.map(({ head }) => `${head}, ms`)], rows), gate(checks)].join('\n\n');
}
