import { atMost, type Check } from '../measure/gate';
import { median, medianInterval } from '../measure/median';
import { table } from '../measure/table';
import type { FrameRow } from './first-frames';

/** The first paint over that of the page without the widget, on a visit's first page and on later ones. */
const FIRST_PAINT = { first: 1.05, later: 1.02 };

const NOTES =
  'First frames of the first page of a visit, and of the next one. *Fast line* is a full processor and a line without delay, *slow 4G* a quarter of it and 150 ms, 1.6 Mbit/s; a *busy page* has its main thread at work for two thirds of the time until it has loaded. *First paint* is the first one with content. *Ratio* is the median of what each load had over the load without the widget of its round; a row fails where even the lower end of the interval of 95 % is above its limit. *In it* counts the loads whose buttons all look as they stay in that frame; *with their place* those in which they do so in the first frame that has the host’s place: where the browser shows a page before it has read it as far as there, that comes after the first paint, whatever the host paints. Pages with the widget name the theme’s style sheet before the snippet, as the README says; those without it name it where the theme does.';

const ratiosOf = ({ on, off }: FrameRow) => on.map(({ firstPaint }, round) => firstPaint / off[round]!.firstPaint);
const worstShift = ({ on }: FrameRow) => Math.max(...on.map(({ cls }) => cls));

/** Fails where a page's first paint is later than that of the page without the widget by more than what their loads differ by anyway. */
function firstPaintCheck(row: FrameRow): Check {
  const ratios = ratiosOf(row);
  const limit = FIRST_PAINT[row.isLater ? 'later' : 'first'];
  const [low, high] = medianInterval(ratios);
  const found = [median(ratios), low, high, limit].map((value) => value.toFixed(2));
  return {
    what: `${row.name}: first paint over that without the widget`,
    holds: low <= limit,
    found: `${found[0]}, with 95 % confidence ${found[1]} to ${found[2]}, of ${found[3]}`,
  };
}

/** In how many loads something was so. */
function share({ on }: FrameRow, kind: 'isInFirst' | 'isWithPlace'): { text: string; areAll: boolean } {
  const count = on.filter((frame) => frame[kind]).length;
  return { text: `${count} of ${on.length}`, areAll: on.length > 0 && count === on.length };
}

/** What must hold of a page: its buttons are there at once, nothing moves, and its first paint is no later. */
export function checksOf(row: FrameRow): Check[] {
  const { text, areAll } = share(row, 'isInFirst');
  return [
    firstPaintCheck(row),
    { what: `${row.name}: buttons final in the first frame`, holds: areAll, found: text },
    atMost(`${row.name}: nothing moves, CLS of the worst load`, worstShift(row), 0),
  ];
}

/** The table of first frames, and what must hold of them. */
export function framesText(rows: readonly FrameRow[]): { text: string; checks: Check[] } {
  const lines = rows.map((row) => [
    row.name,
    ...(['on', 'off'] as const).map((way) => median(row[way].map(({ firstPaint }) => firstPaint)).toFixed(0)),
    median(ratiosOf(row)).toFixed(3),
    median(row.on.map(({ finalLook, firstPaint }) => finalLook - firstPaint)).toFixed(0),
    share(row, 'isInFirst').text,
    share(row, 'isWithPlace').text,
    worstShift(row).toFixed(3),
  ]);
  const head = [
    'first frame',
    'first paint with, ms',
    'without, ms',
    'ratio',
    'buttons final after it, ms',
    'in it',
    'with their place',
    'CLS',
  ];
  return { text: `${NOTES}\n\n${table(head, lines)}`, checks: rows.flatMap(checksOf) };
}
