import type { Browser } from '@playwright/test';
import { mainThread } from '../measure/main-thread';
import { freshContext } from '../measure/open-chromium';
import { readMetrics } from '../measure/page-metrics';
import { recordTrace } from '../measure/record-trace';
import { slowNetwork, slowProcessor } from '../measure/slow-phone';
import { answerFakes } from './fakes';
import { insertScript, keepRoots, MARKS } from './insert-script';
import type { Row } from './rows';

/** What a row cost in one run, from the insertion of its script on. Times in milliseconds, NaN where nothing is painted. */
export interface Figures {
  /** From the insertion to the painted frame. */
  painted: number;
  /** The same from the evaluation of the module on. */
  afterStart: number;
  /** Thread time up to the painted frame. */
  toPaint: number;
  /** Thread time until the page is at rest (`TaskDuration`). */
  task: number;
  longest: number;
  /** Kilobytes, after a garbage collection. */
  heap: number;
  /** Kilobytes on the wire, headers included; answers of fakes weigh nothing. */
  wire: number;
  requests: number;
  cls: number;
}

/** Opens a row's page in a fresh context, on a slow processor and line, and puts its script in. */
export async function visit(browser: Browser, url: string, row: Row): Promise<Figures> {
  const context = await freshContext(browser);
  try {
    await keepRoots(context);
    await answerFakes(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const metrics = await readMetrics(page, cdp);
    await slowNetwork(cdp);
    const before = await metrics.collected();
    await slowProcessor(cdp);
    let [wire, requests] = [0, 0];
    cdp.on('Network.requestWillBeSent', () => (requests += 1));
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (wire += encodedDataLength));
    let cls = NaN;
    let task = NaN;
    const trace = await recordTrace(browser, page, async () => {
      const { task: start } = await metrics.now();
      cls = await insertScript(page, row);
      task = (await metrics.now()).task - start;
    });
    const { heap } = await metrics.collected();
    const mark = (name: string) => trace.find((event) => event.name === name)?.ts ?? NaN;
    const insert = mark(MARKS.insert);
    const start =
      trace.find(({ name, ph, ts }) => name === 'v8.evaluateModule' && ph === 'X' && ts > insert)?.ts ?? NaN;
    return {
      painted: (mark(MARKS.painted) - insert) / 1000,
      afterStart: (mark(MARKS.painted) - start) / 1000,
      toPaint: row.buttons.length > 0 ? mainThread(trace, MARKS.insert, MARKS.painted).total : NaN,
      task,
      longest: mainThread(trace, MARKS.insert, MARKS.end).longest,
      heap: (heap - before.heap) / 1000,
      wire: wire / 1000,
      requests,
      cls,
    };
  } finally {
    await context.close();
  }
}
