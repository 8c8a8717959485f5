import { atMost, gate, type Check } from '../measure/gate';
import { median, medianInterval } from '../measure/median';
import { table } from '../measure/table';
import type { FirstFrame } from './first-frame';
import type { Way } from './frame-rows';

/** Milliseconds that the final look may come after the first paint, and after the first frame that has the buttons' place. */
const AT_ONCE = 10;
/** The first paint over that of the page without the widget. */
const FIRST_PAINT = 1.02;
/** The work until then over that of the least by hand. */
const WORK = 1.3;

const NOTES =
  'From the navigation on, on pages of the demo store, on the same phone and line. *First paint* is the first one with content. *Place* is the first frame that has the host’s place: where the browser shows a page before it has read it as far as there, that comes after the first paint, whatever the host paints. *Final look* is the first frame in which every button is as it stays, logo included; 0 ms after the place means: in the same frame. *CPU to first paint* is all that the page does until then, by the main thread’s own clock, and read from a trace of another load. A *busy page* has the main thread at work for two thirds of the time until it has loaded. *By hand* is the least that puts buttons of one look into the page’s first frame. *After* is the median of what each load had. First paints are compared load by load, in turns; such a row fails where even the lower end of the interval is above its limit. Pages with the widget name the theme’s style sheet before the snippet, as the README says; those without it, and those by hand, name it where the theme does.';

const told = (value: number, decimals = 0) => (Number.isNaN(value) ? '–' : value.toFixed(decimals));

/** Fails where a page's first paint is later than that of the page without the widget by more than what their loads differ by anyway. */
function firstPaintCheck({ row, firstPaints }: FirstFrame, off: FirstFrame): Check {
  const ratios = firstPaints.map((time, round) => time / off.firstPaints[round]!);
  const [low, high] = medianInterval(ratios);
  const found = [median(ratios), low, high, FIRST_PAINT].map((value) => value.toFixed(2));
  return {
    what: `${row.name}: first paint over that without the widget`,
    holds: low <= FIRST_PAINT,
    found: `${found[0]}, with 95 % confidence ${found[1]} to ${found[2]}, of ${found[3]}`,
  };
}

/** What must hold of a page: its buttons are there at once, and they cost next to nothing. */
export function checksOf(page: string, frames: readonly FirstFrame[]): Check[] {
  const of = (way: Way) => frames.find(({ row }) => row.page === page && row.way === way);
  const [painted, hand, off] = (['painted', 'hand', 'off'] as const).map(of);
  const checks: Check[] = [];
  if (painted) {
    const { row, wait, afterPaint, toPaint, cls } = painted;
    checks.push(atMost(`${row.name}: final look after the first frame with its place`, wait, AT_ONCE, 'ms'));
    checks.push(atMost(`${row.name}: final look after the first paint`, afterPaint, AT_ONCE, 'ms'));
    const check = (what: string, value: number, limit: number) =>
      checks.push(atMost(`${row.name}: ${what}`, value, limit));
    if (off) checks.push(firstPaintCheck(painted, off));
    if (hand) check('CPU to first paint over the floor’s', toPaint / hand.toPaint, WORK);
    check('nothing moves, CLS', cls, 0);
  }
  return checks;
}

/** The second table of the bench: what a shopper waits from the navigation on. */
export function framesText(frames: readonly FirstFrame[]): string {
  const lines = frames.map(({ row, firstPaint, place, finalLook, wait, afterPaint, toPaint, cls }) => [
    row.name,
    ...[firstPaint, place, finalLook, wait, afterPaint, toPaint].map((value) => told(value)),
    told(cls, 3),
  ]);
  const head = [
    '',
    'first paint, ms',
    'place, ms',
    'navigation → final look, ms',
    'final look after the place, ms',
    'final look after the first paint, ms',
    'CPU to first paint, ms',
    'CLS',
  ];
  const pages = [...new Set(frames.map(({ row }) => row.page))];
  return [NOTES, table(head, lines), gate(pages.flatMap((page) => checksOf(page, frames)))].join('\n\n');
}
