import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { typicalSlope } from '../measure/fit-line';
import { isQuick } from '../measure/is-quick';
import { freshContext } from '../measure/open-chromium';
import { readMetrics } from '../measure/page-metrics';
import { heldHeap } from './held-heap';
import type { Scenario } from './scenario';
import { readLive, watchLive } from './watch-live';

/** How much more a page holds after each round. */
export interface Growth {
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
  observers: number;
  timers: number;
}

/** The page is looked at after each of these. */
const BATCHES = 10;
/** Number of batches that run first and do not count, because they only warm up code. */
const WARM_UP = BATCHES / 2;

/** Repeats a scenario and gives its growth per round; a sentence where it can't be done. */
export async function growthOf(browser: Browser, store: Store, scenario: Scenario): Promise<Growth | string> {
  const context = await freshContext(browser, { baseURL: store.url });
  await watchLive(context);
  const page = await context.newPage();
  await store.reset();
  try {
    await scenario.open(page, store);
    const missing = await scenario.missing?.(page);
    if (missing) return missing;
    const cdp = await context.newCDPSession(page);
    const metrics = await readMetrics(page, cdp);
    const batch = Math.ceil(scenario.rounds / BATCHES / (isQuick ? 5 : 1));
    const seen: (Growth & { round: number })[] = [];
    for (let done = 0; done <= BATCHES; done += 1) {
      // The first look is the one after the warm-up.
      await scenario.repeat(page, done ? batch : batch * WARM_UP);
      const { nodes, listeners } = await metrics.collected();
      seen.push({ round: done * batch, heap: await heldHeap(cdp), nodes, listeners, ...(await readLive(page)) });
    }
    const slope = (name: keyof Growth) => typicalSlope(seen.map(({ round, [name]: y }) => ({ x: round, y })));
    if (process.argv.includes('--all')) console.log(scenario.name, seen);
    return {
      heap: slope('heap'),
      nodes: slope('nodes'),
      listeners: slope('listeners'),
      observers: slope('observers'),
      timers: slope('timers'),
    };
  } finally {
    await context.close();
  }
}
