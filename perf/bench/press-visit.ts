import type { Browser, CDPSession, Page } from '@playwright/test';
import { freshContext, TALL_PHONE } from '../measure/open-chromium';
import { recordTrace } from '../measure/record-trace';
import { slowNetwork, slowProcessor } from '../measure/slow-phone';
import type { TraceEvent } from '../read-trace';
import type { PressRow } from './press-rows';

/** The phone and the line of a press. */
export type Speed = 'fast' | 'slow';

/** How long the cart API takes to answer, in milliseconds. */
export const API_MS = 200;

/** One press, in milliseconds. */
export interface PressRun {
  /** From the click to the request for the next page, or to the call that opens the sheet. */
  wait: number;
  /** Work of the main thread between the store's answer and the request for the next page; NaN without one. */
  leaving: number;
  /** Bytes of the widget's files that were asked for after the click and came before its end, headers included. */
  bytes: number;
  /** Files of the widget that were asked for after the click only when another one had come, by name. */
  late: string[];
}

/** A request of a page, by the browser's own clock in milliseconds. */
export interface Asked {
  url: string;
  sent: number;
  came: number;
  isPage: boolean;
  bytes: number;
}

/** Follows the page's requests, by the browser's own clock in milliseconds. */
export async function watchRequests(cdp: CDPSession): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!asked.has(requestId))
      asked.set(requestId, {
        url: request.url,
        sent: timestamp * 1000,
        came: Infinity,
        isPage: type === 'Document',
        bytes: 0,
      });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) Object.assign(one, { came: timestamp * 1000, bytes: encodedDataLength });
  });
  return asked;
}

/** How long nothing may have come before a page is at rest, in milliseconds. */
const REST = 600;

/** Waits until no request is under way, and none has been for a while, and the page has nothing to do. */
export async function atRest(page: Page, asked: ReadonlyMap<string, Asked>): Promise<void> {
  for (let seen = -1; seen !== asked.size || [...asked.values()].some(({ came }) => came === Infinity);) {
    seen = asked.size;
    await page.waitForTimeout(REST);
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1)!;

/** Thread time of a page's tasks between two moments of the trace, in milliseconds. */
function workBetween(trace: readonly TraceEvent[], { pid, tid }: TraceEvent, from: number, to: number): number {
  const inside = trace.filter(
    (event) =>
      event.name === 'RunTask' &&
      event.ph === 'X' &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts / 1000 + (event.dur ?? 0) / 1000 > from &&
      event.ts / 1000 < to,
  );
  return inside.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const begin = Math.max(ts / 1000, from);
    const end = Math.min((ts + dur) / 1000, to);
    return sum + (dur ? ((end - begin) / (dur / 1000)) * (tdur / 1000) : 0);
  }, 0);
}

/** What the trace and the requests say of a press. */
function read(trace: readonly TraceEvent[], asked: readonly Asked[], row: PressRow): PressRun {
  const click = trace.find(
    ({ name, args }) => name === 'EventDispatch' && (args?.data as { type?: string } | undefined)?.type === 'click',
  );
  if (!click) throw new Error(`${row.name}: the trace has no click`);
  const at = click.ts / 1000;
  const after = asked.filter(({ sent }) => sent > at - 1000);
  const next = after.find(({ isPage, sent }) => isPage && sent >= at);
  const sheet = trace.find(({ name, ts }) => name === 'bench:sheet' && ts >= click.ts);
  const end = row.until === 'page' ? next?.sent : sheet && sheet.ts / 1000;
  if (end === undefined) throw new Error(`${row.name}: the press came to nothing`);
  const answer = after.findLast(({ url, came }) => url.includes('operation_name=') && came < end);
  const own = after.filter(({ url, sent }) => /\/karui\/.*\.js$/.test(url) && sent < end);
  const first = Math.min(...own.map(({ came }) => came));
  return {
    wait: end - at,
    leaving: row.until === 'page' && answer ? workBetween(trace, click, answer.came, end) : NaN,
    bytes: own.reduce((sum, { came, bytes }) => sum + (came < end ? bytes : 0), 0),
    late: own.filter(({ sent }) => sent > first).map(({ url }) => nameOf(url)),
  };
}

/** Opens a row's page in a fresh context and presses its button, cold (the page's first touch) or warm. */
export async function pressOnce(
  browser: Browser,
  store: string,
  row: PressRow,
  isWarm: boolean,
  speed: Speed,
): Promise<PressRun> {
  const context = await freshContext(browser, TALL_PHONE);
  try {
    const page = await context.newPage();
    await row.prepare?.(page);
    const cdp = await context.newCDPSession(page);
    if (speed === 'slow') await slowProcessor(cdp);
    const address = `${store}/${row.address}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    const box = await page.locator(row.button).first().boundingBox();
    if (!box) throw new Error(`${row.name}: no button`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const asked = await watchRequests(cdp);
    if (isWarm) {
      await page.mouse.move(x, y);
      await atRest(page, asked);
    }
    if (speed === 'slow') await slowNetwork(cdp);
    const trace = await recordTrace(browser, page, async () => {
      const left =
        row.until === 'page'
          ? page.waitForRequest((request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
          : page.waitForFunction(() => performance.getEntriesByName('bench:sheet').length > 0);
      // Handled here, because another failure may end the visit first.
      left.catch(() => {});
      if (isWarm) await page.mouse.down().then(() => page.mouse.up());
      else await page.touchscreen.tap(x, y);
      await left;
    });
    // A context that is closed at the very moment of the next page's arrival is never closed: Chromium does not answer.
    if (row.until === 'page') await page.waitForURL((url) => url.href !== address, { waitUntil: 'load' });
    return read(trace, [...asked.values()], row);
  } finally {
    await context.close();
  }
}
