import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { mainThread } from '../measure/main-thread';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';
import { recordTrace } from '../measure/record-trace';
import { slowLine, slowProcessor } from '../measure/slow-phone';
import { frameRows, type FrameRow } from './frame-rows';

/** What a page took, in milliseconds after the navigation; NaN for what it has not. */
export interface Frame {
  /** The first with content: a frame of nothing but the page's ground may come before it. */
  firstPaint: number;
  /** The first frame that has the buttons' place. The parser may not have reached it by the first paint. */
  place: number;
  /** The first frame in which all buttons look as they stay, logos included: that of the first paint, where it is the same. */
  finalLook: number;
  /** Work of the main thread up to the first paint, by the thread's own clock. */
  toPaint: number;
  cls: number;
}

/** A row and its medians. */
export interface FirstFrame extends Frame {
  row: FrameRow;
  /** First paint of each load; those of rows that are compared were made in turns. */
  firstPaints: readonly number[];
  /** From the first paint to the frame with the buttons' final look. */
  afterPaint: number;
  /** From the frame that has the buttons' place to the one with their final look: 0 where they are the same frame. */
  wait: number;
}

/**
 * Notes when frames are drawn that have the buttons' place, and every button with its logo. It asks for no frame before there is something
 * to see: where one is asked for, the parser makes way for it, and the page is drawn in two frames that would otherwise be one.
 */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const hosts = ':is(shopify-accelerated-checkout, main shopify-accelerated-checkout-cart)';
    const roots = new WeakMap<Element, ShadowRoot>();
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachShadow(options) {
      const root = attach.call(this, options);
      roots.set(this, root);
      changes.observe(root, { childList: true, subtree: true });
      root.addEventListener('load', watchFrame, true);
      return root;
    };
    const isFinal = (button: Element) => {
      const image = roots.get(button)?.querySelector('img');
      const isButton = roots.has(button) || /-(button|link)$/.test(button.localName);
      return isButton && (!image || (image.complete && image.naturalWidth > 0));
    };
    let isPlaced = false;
    // Called after the frame is laid out, so that all of its scripts have run, also those that come after this one.
    const look = () => {
      const isFirst = !isPlaced;
      isPlaced = true;
      const laidOut = performance.now();
      const buttons = [...document.querySelectorAll(`${hosts} > *`)];
      const isLast = buttons.length > 0 && buttons.every(isFinal);
      const { port1, port2 } = new MessageChannel();
      // A message posted in a frame arrives after that frame is drawn.
      port1.addEventListener('message', () => {
        if (isFirst) performance.mark('place', { detail: laidOut });
        if (isLast) performance.mark('finalLook', { detail: laidOut });
      });
      port1.start();
      port2.postMessage(null);
      if (isLast) changes.disconnect();
    };
    let isAsked = false;
    const watchFrame = () => {
      if (isAsked || !document.querySelector(hosts)) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          look();
        });
        observer.observe(document.documentElement);
      });
    };
    const changes = new MutationObserver(watchFrame);
    changes.observe(document, { childList: true, subtree: true });
  });

/**
 * What the page itself knows of its load. A frame that was laid out before the first paint's was painted is the first paint's: it has that
 * one's time, because a mark's own comes from another clock, up to a frame before or after it.
 */
const read = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Omit<Frame, 'toPaint'>>((resolve) => {
        let cls = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) cls += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const first = performance.getEntriesByName('first-contentful-paint')[0] as PerformanceEntry & {
          paintTime: number;
        };
        const timeOf = (name: string) => {
          const [mark] = performance.getEntriesByName(name) as PerformanceMark[];
          if (!mark) return NaN;
          return (mark.detail as number) <= first.paintTime ? first.startTime : mark.startTime;
        };
        const [place, finalLook] = [timeOf('place'), timeOf('finalLook')];
        setTimeout(() => resolve({ firstPaint: first.startTime, place, finalLook, cls }), 100);
      }),
  );

async function open(context: BrowserContext, row: FrameRow): Promise<Page> {
  const page = await context.newPage();
  await row.prepare(page);
  const cdp = await context.newCDPSession(page);
  await slowLine(cdp);
  await slowProcessor(cdp);
  return page;
}

/** Opens a page by the clock. */
async function watchedVisit(browser: Browser, url: string, row: FrameRow): Promise<Omit<Frame, 'toPaint'>> {
  const context = await freshContext(browser);
  try {
    const page = await open(context, row);
    await watch(page);
    await page.goto(`${url}/${row.address}`, { waitUntil: 'load' });
    const mark = row.way === 'off' ? 'place' : 'finalLook';
    for (const name of ['first-contentful-paint', mark])
      await page.waitForFunction((entry) => performance.getEntriesByName(entry).length, name);
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Opens a page for its work until the first paint, in a visit of its own, because a trace takes time itself. */
async function tracedVisit(browser: Browser, url: string, row: FrameRow): Promise<number> {
  const context = await freshContext(browser);
  try {
    const page = await open(context, row);
    const trace = await recordTrace(browser, page, async () => {
      await page.goto(`${url}/${row.address}`, { waitUntil: 'load' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    });
    return mainThread(trace, 'navigationStart', 'firstContentfulPaint').total;
  } finally {
    await context.close();
  }
}

/**
 * Loads each page in each way, in turns, on a slow phone; the first round warms the store and does not count. Pages whose first paints are
 * compared are loaded more often, because two loads of one page differ by a tenth.
 */
export async function firstFrames(browser: Browser, store: Store, rounds: number, more: number): Promise<FirstFrame[]> {
  const runs = frameRows.map((): Frame[] => []);
  for (let round = 0; round <= rounds + more; round += 1) {
    console.log(round ? `First frames, round ${round} of ${rounds + more} …` : 'First frames, warming up …');
    for (const [index, row] of frameRows.entries()) {
      if (round > rounds && !row.isCompared) continue;
      const seen = await watchedVisit(browser, store.url, row);
      const toPaint = row.isTraced && round <= rounds ? await tracedVisit(browser, store.url, row) : NaN;
      if (round) runs[index]!.push({ ...seen, toPaint });
    }
  }
  return frameRows.map((row, index) => {
    const middle = (of: (run: Frame) => number) => median(runs[index]!.map(of));
    return {
      row,
      firstPaints: runs[index]!.map(({ firstPaint }) => firstPaint),
      firstPaint: middle(({ firstPaint }) => firstPaint),
      place: middle(({ place }) => place),
      finalLook: middle(({ finalLook }) => finalLook),
      wait: middle(({ place, finalLook }) => finalLook - place),
      afterPaint: middle(({ firstPaint, finalLook }) => finalLook - firstPaint),
      // Not all loads were traced.
      toPaint: median(runs[index]!.flatMap(({ toPaint }) => (Number.isNaN(toPaint) ? [] : toPaint))),
      cls: middle(({ cls }) => cls),
    };
  });
}
