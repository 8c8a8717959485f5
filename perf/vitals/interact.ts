import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { median } from '../measure/median';
import { freshContext, TALL_PHONE } from '../measure/open-chromium';
import { recordTrace } from '../measure/record-trace';
import { slowProcessor } from '../measure/slow-phone';
import type { Interactive } from './interactions';
import { eventTime } from './event-time';
import { readInp, watchVitals } from './watch-vitals';

/** The demo store's build of the simulated Google Pay. */
const GOOGLE_PAY = join(import.meta.dirname, '../../test/store/dist/google-pay-simulator.js');

const FROM = 'vitals:from';

/** An interaction, in milliseconds. */
export interface Interaction {
  /** From the input to the next frame, by web-vitals. */
  inp: number;
  /** All event handlers with the microtasks they leave, by the thread's own clock. */
  processing: number;
}

/** Longer than a run: the page is still there when it is asked. */
const ANSWER_MS = 5000;

async function once(browser: Browser, { url }: Store, what: Interactive, widget: 'on' | 'off'): Promise<Interaction> {
  const context = await freshContext(browser, TALL_PHONE);
  try {
    await watchVitals(context);
    await context.addCookies(Object.entries(what.cookies ?? {}).map(([name, value]) => ({ name, value, url })));
    // Google's script without its own weight: only what is ours is measured.
    await context.addInitScript({ path: GOOGLE_PAY });
    const page = await context.newPage();
    await slowProcessor(await context.newCDPSession(page));
    await page.goto(`${url}/products/sencha?recommended=${what.wallet}&widget=${widget}${what.query ?? ''}`, {
      waitUntil: 'networkidle',
    });
    await what.ready(page, widget);
    let inp = NaN;
    const trace = await recordTrace(browser, page, async () => {
      await page.evaluate((mark) => void performance.mark(mark), FROM);
      await what.act(page);
      inp = await readInp(page);
    });
    return { inp, processing: eventTime(trace, FROM) };
  } finally {
    await context.close();
  }
}

/** The medians of an interaction on the page with the widget and without it, run in turns. */
export async function interact(
  browser: Browser,
  store: Store,
  what: Interactive,
  rounds: number,
): Promise<Record<'on' | 'off', Interaction>> {
  await store.reset();
  await store.faults([{ operation: 'cartCreate', delayMs: ANSWER_MS }, ...(what.faults ?? [])]);
  const runs = { on: [] as Interaction[], off: [] as Interaction[] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? (['off', 'on'] as const) : (['on', 'off'] as const);
    for (const widget of order) runs[widget].push(await once(browser, store, what, widget));
  }
  const middle = (list: readonly Interaction[]): Interaction => ({
    inp: median(list.map(({ inp }) => inp)),
    processing: median(list.map(({ processing }) => processing)),
  });
  return { on: middle(runs.on), off: middle(runs.off) };
}
