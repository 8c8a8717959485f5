// npm run bench: what a button costs until it is painted, ours beside others', and how long a press takes.
// --quick: few rounds, to see that it runs; nothing is written to the report.
// --presses: the presses alone.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildEntries } from './bench/build-entries';
import { farPresses } from './bench/checkout-connection';
import { farText } from './bench/checkout-connection-report';
import { firstTouches } from './bench/first-touch';
import { firstTouchText } from './bench/first-touch-report';
import { pressRace } from './bench/press-race';
import { pressText } from './bench/press-report';
import { race, type Result } from './bench/race';
import { FLOOR, rows } from './bench/rows';
import { serveBench } from './bench/serve';
import type { Figures } from './bench/visit';
import { atMost, gate } from './measure/gate';
import { isQuick } from './measure/is-quick';
import { needBuild } from './measure/need-build';
import { openChromium } from './measure/open-chromium';
import { machine, report } from './measure/report';
import { table } from './measure/table';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';

const ROUNDS = isQuick ? 1 : 9;
/** Of presses, each of which waits for pages to come to rest. */
const PRESS_ROUNDS = isQuick ? 1 : 5;
const JSON_FILE = resolve(import.meta.dirname, 'report.json');

/** Column → its heading and number of decimals. */
const COLUMNS: Readonly<Record<keyof Figures, readonly [head: string, decimals: number]>> = {
  painted: ['inserted → painted, ms', 0],
  afterStart: ['module start → painted, ms', 0],
  toPaint: ['CPU to paint, ms', 0],
  task: ['CPU in all, ms', 0],
  longest: ['longest task, ms', 0],
  heap: ['heap, kB', 0],
  wire: ['wire, kB', 1],
  requests: ['requests', 0],
  cls: ['CLS', 3],
};
const KINDS = Object.keys(COLUMNS) as (keyof Figures)[];

const NOTES = `Chromium with its processor slowed to a quarter and a slow 4G line (150 ms, 1.6 Mbit/s), each run in a fresh context, rows interleaved and rotated, medians of ${ROUNDS}. CPU is the time of the main thread's own clock, slowed alike. *Painted* is the first frame in which all buttons of the row have a size in the layout, found in the same way in all rows. All rows carry the harness, which the empty page shows alone.

Rows with a * need an SDK from elsewhere. **Fakes stand in for it that answer at once, weigh nothing and draw a plain button: this flatters these rows**, whose users wait for 10 to 200 kB more. Peers are built to one minified file and served with brotli, as ours; their place on the page is empty before, while ours holds the skeleton that a store's server writes.`;

const told = (value: number, decimals: number) => (Number.isNaN(value) ? '–' : value.toFixed(decimals));

function textOf(results: readonly Result[], browser: string): string {
  const lines = results.map(({ row, medians }) => [
    row.fake ? `${row.name} *` : row.name,
    ...KINDS.map((kind) => told(medians[kind], COLUMNS[kind][1])),
  ]);
  const ours = results.filter(({ row }) => row.name.startsWith('Karui'));
  const floor = results.find(({ row }) => row.name === FLOOR)!.medians.toPaint;
  const ratios = ours.map(({ row, medians }) => `${row.name} ${(medians.toPaint / floor).toFixed(2)}`);
  return [
    `${machine(browser)} ${NOTES}`,
    table(['', ...KINDS.map((kind) => COLUMNS[kind][0])], lines),
    `CPU to paint over the floor's (aim: 1.3): ${ratios.join('; ')}.`,
    gate(ours.map(({ row, medians }) => atMost(`${row.name}: nothing moves, CLS`, medians.cls, 0))),
  ].join('\n\n');
}

/** Runs the tables of presses alone, which need none of the peers. */
const PRESSES_ALONE = '--presses';

const presses = () =>
  withStore(async (browser, store) => {
    const results = await pressRace(browser, store, PRESS_ROUNDS);
    const touches = await firstTouches(browser, store, PRESS_ROUNDS);
    const texts = [pressText(results), firstTouchText(touches), farText(await farPresses(store, PRESS_ROUNDS))];
    report('presses', `${machine(browser.version())} ${texts.join('\n\n')}`);
  });

takeOptions({ options: ['--quick', PRESSES_ALONE] });
needBuild();
if (process.argv.includes(PRESSES_ALONE)) {
  await presses();
  process.exit();
}
await buildEntries();
const server = await serveBench(rows);
const browser = await openChromium();
try {
  const results = await race(browser, server.url, ROUNDS);
  report('bench', textOf(results, browser.version()));
  if (!isQuick) {
    const rowsOut = results.map(({ row: { name }, medians, runs }) => ({ name, medians, runs }));
    const found = { browser: browser.version(), node: process.versions.node, rounds: ROUNDS, rows: rowsOut };
    writeFileSync(JSON_FILE, `${JSON.stringify(found, null, 2)}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
await presses();
