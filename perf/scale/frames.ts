import type { Browser, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { atMost, round, type Check } from '../measure/gate';
import { isQuick } from '../measure/is-quick';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';
import { readMetrics, type MetricsReader } from '../measure/page-metrics';
import { slowProcessor } from '../measure/slow-phone';
import { table } from '../measure/table';
import { openHostPage } from './host-page';
import { insertWidget } from './insert-widget';

const RUNS = isQuick ? 1 : 3;

/** How long frames are counted, in milliseconds. */
const WATCHED = isQuick ? 1000 : 2000;

/** Hosts on the pages. */
const HOSTS = [24, 100] as const;

/** What the page writes to its root in each frame. */
const WRITES = ['class', 'custom property'] as const;
type Write = (typeof WRITES)[number];

/** The page by itself, then with the widget before anybody has touched it, then with a warm wallet, whose background is followed. */
const STATES = ['without', 'untouched', 'warm'] as const;
type State = (typeof STATES)[number];

/** The share of frames that two counts of one page differ by, and style computations for each frame. */
const NOISE = { frames: 0.1, styles: 0.1 };

/** What a page did. */
interface Frames {
  /** Frames a second. */
  rate: number;
  /** How often styles were computed, for each frame. */
  styles: number;
}

type Found = Record<Write, Record<State, Frames>>;

/** Chromium has no Apple Pay of its own, the wallet that follows the background. */
const addApplePay = () =>
  Object.assign(globalThis, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } });

/** Counts the frames of a page that writes to its root in each of them, as pages do that scroll smoothly. */
async function countFrames(page: Page, metrics: MetricsReader, write: Write): Promise<Frames> {
  const before = await metrics.now();
  const { drawn, time } = await page.evaluate(
    ([kind, watched]) =>
      new Promise<{ drawn: number; time: number }>((done) => {
        const root = document.documentElement;
        const from = performance.now();
        let count = 0;
        const onFrame = () => {
          const lasted = performance.now() - from;
          if (lasted > watched) return done({ drawn: count, time: lasted });
          count += 1;
          if (kind === 'class') root.className = `scrolled-${count}`;
          else root.style.setProperty('--scrolled', `${count}px`);
          requestAnimationFrame(onFrame);
        };
        requestAnimationFrame(onFrame);
      }),
    [write, WATCHED] as const,
  );
  const { styles } = await metrics.now();
  return { rate: (drawn * 1000) / time, styles: (styles - before.styles) / drawn };
}

/** Brings the page from one state to the next. */
const enter: Record<State, (browser: Browser, page: Page) => Promise<void>> = {
  async without() {},
  async untouched(browser, page) {
    await insertWidget(browser, page);
  },
  async warm(_browser, page) {
    const loaded = page.waitForResponse(/press\.js$/);
    await page.locator('shopify-apple-pay-button').first().hover();
    await loaded;
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
  },
};

/** Counts one page's frames in each of its states, for each kind of write. */
async function watchPage(browser: Browser, origin: string, hosts: number): Promise<Found> {
  const context = await freshContext(browser, { viewport: { width: 1280, height: 800 } });
  await context.addInitScript(addApplePay);
  const page = await context.newPage();
  await openHostPage(page, origin, hosts, 10, 'apple_pay');
  const cdp = await context.newCDPSession(page);
  const metrics = await readMetrics(page, cdp);
  await slowProcessor(cdp);
  const found = Object.fromEntries(WRITES.map((write) => [write, {}])) as Found;
  for (const state of STATES) {
    await enter[state](browser, page);
    for (const write of WRITES) found[write][state] = await countFrames(page, metrics, write);
  }
  await context.close();
  return found;
}

/**
 * The table of frames, and what must hold: a class costs no frame, and a warm page computes its styles and draws as often as an untouched
 * one. That a property on the root has to reach the buttons' own elements, too, costs what any elements cost.
 */
export function readFrames(runs: ReadonlyMap<number, readonly Found[]>): { text: string; checks: Check[] } {
  const rows: (string | number)[][] = [];
  const checks: Check[] = [];
  for (const [hosts, all] of runs)
    for (const write of WRITES) {
      const middle = (state: State, kind: keyof Frames) => median(all.map((found) => found[write][state][kind]));
      const rate = (state: State) => middle(state, 'rate');
      rows.push([
        `${hosts} hosts, ${write}`,
        ...STATES.map((state) => round(rate(state))),
        round(middle('warm', 'styles')),
      ]);
      const lost = (than: State) => 1 - rate('warm') / rate(than);
      const what = `Frames with ${hosts} hosts and a ${write} written`;
      checks.push(atMost(`${what}: share that a warm page loses`, lost('untouched'), NOISE.frames));
      if (write === 'class') checks.push(atMost(`${what}: share that the widget costs`, lost('without'), NOISE.frames));
      const more = middle('warm', 'styles') - middle('untouched', 'styles');
      checks.push(atMost(`${what}: styles computed more often in each`, more, NOISE.styles));
    }
  const head = ['frames a second', ...STATES, 'styles computed in each'];
  return {
    text: `**Frames of a page that writes to its root in each of them**, quarter speed\n\n${table(head, rows)}`,
    checks,
  };
}

/** Counts the frames of pages that write to their root in each of them: alone, with the widget, and with a warm wallet. */
export async function runFrames(browser: Browser, store: Store): Promise<{ text: string; checks: Check[] }> {
  const runs = new Map<number, Found[]>();
  for (const hosts of HOSTS) {
    const all: Found[] = [];
    while (all.length < RUNS) all.push(await watchPage(browser, store.url, hosts));
    runs.set(hosts, all);
  }
  return readFrames(runs);
}
