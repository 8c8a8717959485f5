import { atMost, gate, type Check } from '../measure/gate';
import { table } from '../measure/table';
import { API_MS, type PressRun, type Speed } from './press-visit';
import { BY_HAND, WAITED_FOR, type PressRow } from './press-rows';

/** A row's press in one way: medians, and the files that came one after another in any run. */
export interface PressResult extends Omit<PressRun, 'late'> {
  row: PressRow;
  isWarm: boolean;
  speed: Speed;
  late: readonly string[];
}

/** What a warm press may take more than the least by hand, in milliseconds. */
const OVER_HAND: Readonly<Record<Speed, number>> = { fast: 15, slow: 40 };
/** How much longer than in the row by hand the time from the store's answer to the next page's request may be, in milliseconds. */
const LEAVING = 5;
/** A round trip of the slow line in milliseconds, and what it carries in one, see `slow-phone.ts`. */
const ROUND_TRIP = 150;
const BYTES_PER_MS = 1_638_400 / 8 / 1000;
/** What a cold press may take more than that, in milliseconds: its files have to be compiled by a slow processor. */
const COMPILING = 60;

const NOTES = `From the click, by the browser's own clock, on product pages of the demo store, whose cart API answers in ${API_MS} ms. *Fast*: a full processor and a line without delay. *Slow*: a quarter of it and slow 4G (150 ms, 1.6 Mbit/s). *Warm*: the pointer has been on the button, and all is at rest. *Cold*: the press is the page's first touch. *To the sheet* or *window* ends where Apple's or Google's sheet, or PayPal's window, is asked for; all others at the request for the next page. *By hand* is the least: one call, one navigation, its code there before the press. Amazon's page needs two calls, one after the other: the cart, then the shop's signature for it. *Leaving* is the main thread's work between the store's last answer and the request for the next page.`;

const told = (value: number, decimals = 0) => (Number.isNaN(value) ? '–' : value.toFixed(decimals));

/** What must hold of one result. `of` finds another one of the same speed. */
function checksOf(result: PressResult, of: (name: string, isWarm: boolean) => PressResult): Check[] {
  const { row, isWarm, speed, wait, leaving, late, bytes } = result;
  const checks: Check[] = [];
  const name = `${row.name}, ${isWarm ? 'warm' : 'cold'}, ${speed}`;
  const hand = of(BY_HAND, true);
  if (isWarm) {
    if (row.isOneCall) checks.push(atMost(`${name}: over by hand`, wait - hand.wait, OVER_HAND[speed], 'ms'));
    if (row.until === 'sheet') checks.push(atMost(`${name}: until the sheet`, wait, OVER_HAND[speed], 'ms'));
    if (row.isOneCall && speed === 'fast')
      checks.push(atMost(`${name}: leaving, over by hand`, leaving - hand.leaving, LEAVING, 'ms'));
  } else if (speed === 'slow') {
    // On a line without delay nothing tells one burst of requests from two.
    const { wait: warm } = of(row.name, true);
    const limit = ROUND_TRIP + bytes / BYTES_PER_MS + COMPILING;
    if (!row.needsVendor)
      checks.push(atMost(`${name}: over warm, one round trip and the bytes`, wait - warm, limit, 'ms'));
    const waited = late.filter((file) => WAITED_FOR.test(file) && !row.inTurn?.includes(file));
    const found = waited.join(' ') || 'none';
    checks.push({ what: `${name}: files one after another`, holds: waited.length === 0, found });
  }
  return checks;
}

/** The table of presses: what a shopper waits after a press. */
export function pressText(results: readonly PressResult[]): string {
  const of = (speed: Speed) => (name: string, isWarm: boolean) =>
    results.find((one) => one.row.name === name && one.isWarm === isWarm && one.speed === speed)!;
  const rows = [...new Set(results.map(({ row }) => row))];
  const lines = rows.map((row) =>
    [
      row.name,
      (['fast', 'slow'] as const).flatMap((speed) => {
        const [warm, cold] = [of(speed)(row.name, true), of(speed)(row.name, false)];
        return [told(warm.wait), told(cold.wait), told(warm.leaving, 1)];
      }),
      told(of('slow')(row.name, false).bytes / 1000, 1),
    ].flat(),
  );
  const head = [
    '',
    'fast, warm, ms',
    'fast, cold, ms',
    'fast, leaving, ms',
    'slow, warm, ms',
    'slow, cold, ms',
    'slow, leaving, ms',
    'fetched by a cold press, kB',
  ];
  const checks = results.filter(({ row }) => row.name !== BY_HAND).flatMap((one) => checksOf(one, of(one.speed)));
  return [NOTES, table(head, lines), gate(checks)].join('\n\n');
}
