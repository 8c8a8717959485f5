// npm run scale: whether the widget's cost grows on a line with what a page and a cart hold, and whether it costs frames.
// --quick: few rounds, to see that it runs; nothing is written to the report.
import { atMost, gate, round, type Check } from './measure/gate';
import { machine, report } from './measure/report';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';
import { runBurst } from './scale/burst';
import { runFrames } from './scale/frames';
import { readSeries, runSeries, SERIES } from './scale/series';

const CHANGES = 100;

/** What a browser calls a long task; unthrottled, on the largest page. */
const LONG_TASK = 50;

takeOptions({ options: ['--quick'] });
await withStore(async (browser, store) => {
  const texts: string[] = [];
  const checks: Check[] = [];
  for (const series of SERIES) {
    console.log(`${series.name} …`);
    const results = await runSeries(series, browser, store);
    const read = readSeries(series, results);
    texts.push(read.text);
    checks.push(...read.checks);
    const longest = results.at(-1)?.longest;
    const size = `${series.sizes.at(-1)} × ${series.unit}`;
    if (longest !== undefined) checks.push(atMost(`${series.name}: longest task at ${size}`, longest, LONG_TASK, 'ms'));
  }
  const { without, withWidget, queries } = await runBurst(browser, store, CHANGES);
  texts.push(
    `**${CHANGES} changes of the cart at once**\n\nCPU ${round(withWidget)} ms with the widget, ${round(without)} ms without; the widget asked for the cart ${queries} times.`,
  );
  checks.push(atMost(`${CHANGES} changes at once: questions after the cart`, queries, 1));
  console.log('Frames …');
  const frames = await runFrames(browser, store);
  texts.push(frames.text);
  checks.push(...frames.checks);
  const head = `${machine(browser.version())} What inserting the widget adds to a quiet page, unthrottled, medians of three; \`cpu\` is thread time up to the last painted host. A bend is the price of one more in the last step over that in the step before: 1 on a line; the limit lies halfway to a square.`;
  report('scale', [head, ...texts, gate(checks)].join('\n\n'));
});
