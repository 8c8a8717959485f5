// npm run visit: what a visit's pages weigh, when their buttons are there, and what their scripts take, beside pages without the widget.
// --quick: one round, to see that it runs; --rounds=4: so many. Neither writes to the report.
import { gate } from './measure/gate';
import { roundsOf } from './measure/is-quick';
import { machine, report } from './measure/report';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';
import { firstFrames } from './visit/first-frames';
import { framesText } from './visit/frames-report';
import { scripts } from './visit/scripts';
import { scriptsText } from './visit/scripts-report';
import { weigh } from './visit/weigh';
import { weightText } from './visit/weigh-report';

takeOptions({ options: ['--quick', '--rounds='] });
/** First paints of one page differ by a tenth. */
const LOADS = roundsOf(21);
const SCRIPT_LOADS = roundsOf(9);

await withStore(async (browser, store) => {
  const parts = [
    weightText(await weigh(browser, store)),
    framesText(await firstFrames(browser, store, LOADS)),
    scriptsText(await scripts(browser, store, SCRIPT_LOADS)),
  ];
  const head = `${machine(browser.version())} With the widget and without it in turns; medians of ${LOADS} first frames and of ${SCRIPT_LOADS} scripts.`;
  report('visit', [head, ...parts.map(({ text }) => text), gate(parts.flatMap(({ checks }) => checks))].join('\n\n'));
});
