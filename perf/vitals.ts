// npm run vitals: what shoppers feel of the widget, by web-vitals, on a processor of a quarter of the speed.
// --quick: few rounds, to see that it runs; nothing is written to the report.
import { atMost, gate, round, type Check } from './measure/gate';
import { isQuick } from './measure/is-quick';
import { machine, report } from './measure/report';
import { table } from './measure/table';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';
import { amazonPress, EACH } from './vitals/amazon-press';
import { dressing } from './vitals/dressing';
import { interact } from './vitals/interact';
import { HANGING, interactions, WITHOUT_RECEIVERS } from './vitals/interactions';
import { journey } from './vitals/journey';
import { largestPaint } from './vitals/largest-paint';

const ROUNDS = isQuick ? 2 : 9;
/** A load is quick; its largest paint differs by whole frames. */
const LOADS = isQuick ? 2 : 21;
/** Milliseconds of our own processing of one interaction. */
const PROCESSING = 50;
/** Milliseconds that receivers of telemetry which hang may add to a press. */
const HANGING_COST = 10;
/** Milliseconds of thread time that browsers call long. */
const LONG_TASK = 50;
/** Answers that come one after the other take twice as long as the slowest. */
const SIDE_BY_SIDE = 1.7;
/** Two medians of the same page differ by less. */
const SAME = 1.1;

const NOTES = `Processor slowed to a quarter, medians of ${ROUNDS}, with the widget and without it in turns. *Processing* is how long event handlers ran, with the microtasks they left, by the thread's own clock; *ours* is that on the page with the widget, less that on the same page without it, where a press is one of a button that does nothing. INP is the whole wait for the next frame, in steps of 8 ms, by web-vitals; it has other programs' work in it.`;

takeOptions({ options: ['--quick'] });
await withStore(async (browser, store) => {
  const rows: string[][] = [];
  const checks: Check[] = [];
  const processing = new Map<string, number>();
  for (const what of interactions) {
    console.log(`${what.name} …`);
    const { on, off } = await interact(browser, store, what, ROUNDS);
    const ours = Math.max(0, on.processing - off.processing);
    processing.set(what.name, ours);
    rows.push([what.name, ...[on.processing, off.processing, ours, on.inp, off.inp].map(round)]);
    checks.push(atMost(`${what.name}: our processing`, ours, PROCESSING, 'ms'));
  }
  const added = processing.get(HANGING)! - processing.get(WITHOUT_RECEIVERS)!;
  checks.push(atMost('receivers that hang: what they add to a press', added, HANGING_COST, 'ms'));
  console.log('What buttons show …');
  const dressed = await dressing(browser, store, ROUNDS);
  for (const { what, longestTask, shift, moved } of dressed) {
    checks.push(atMost(`${what}: longest task`, longestTask, LONG_TASK, 'ms'));
    checks.push({ what: `${what}: nothing moves`, holds: shift === 0, found: [shift, ...moved].join(', ') });
  }
  console.log('A press of Amazon Pay …');
  const amazon = await amazonPress(browser, store, ROUNDS);
  checks.push(atMost('Amazon Pay: press to leaving, in times of the slowest answer', amazon, SIDE_BY_SIDE));
  console.log('LCP …');
  await store.reset();
  const paint = await largestPaint(browser, store, LOADS);
  const ratio = paint.on.lcp / paint.off.lcp;
  checks.push(atMost('LCP with the widget over LCP without it', ratio, SAME), {
    what: 'the largest paint is the same thing',
    holds: paint.on.elements.join() === paint.off.elements.join(),
    found: paint.on.elements.join(' or '),
  });
  console.log('A whole journey …');
  const pages = await journey(browser, store);
  for (const { page, cls, moved } of pages) {
    checks.push({
      what: `a whole journey, ${page} page: CLS 0`,
      holds: cls === 0,
      found: moved ? `${cls}, ${moved}` : `${cls}`,
    });
  }
  report(
    'vitals',
    [
      `${machine(browser.version())} ${NOTES}`,
      table(['interaction', 'processing with, ms', 'without, ms', 'ours, ms', 'INP with, ms', 'INP without, ms'], rows),
      'What a button shows besides its name or instead of itself, from the page’s first interaction on: the longest task by the thread’s own clock, frames and simulated scripts of Shop and Amazon included, PayPal’s left out, and all layout shifts.',
      table(
        ['shown on the button', 'longest task, ms', 'layout shift'],
        dressed.map(({ what, longestTask, shift }) => [what, round(longestTask), `${shift}`]),
      ),
      `From a press of Amazon Pay to the request that leads to Amazon, with script and config of ${EACH} ms each: ${round(amazon)} times the slowest of the two.`,
      `LCP of the product page, on slow 4G too: ${round(paint.on.lcp)} ms with the widget, ${round(paint.off.lcp)} ms without, medians of ${LOADS}.`,
      gate(checks),
    ].join('\n\n'),
  );
});
