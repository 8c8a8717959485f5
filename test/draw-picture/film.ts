import type { Browser } from '@playwright/test';
import { freshContext, PHONE } from '../../perf/measure/open-chromium';
import { slowNetwork, slowProcessor } from '../../perf/measure/slow-phone';

/** What a phone's screen has left beside the browser's own bars. */
export const SCREEN = { width: 390, height: 740 };

/** One load of a page. */
export interface Film {
  /** What is seen so many seconds after the navigation: a JPEG in base64. */
  at(second: number): string;
  /** From the navigation until the buttons are drawn, in milliseconds. */
  ready: number;
}

/** Runs in the page: cuts its picture, so that its buttons are on the screen, puts a script first into its head, and notes its buttons. */
function prepare(src: string): void {
  let isBegun = false;
  new MutationObserver((_, observer) => {
    if (document.head && !isBegun) {
      isBegun = true;
      const textContent = 'main img { aspect-ratio: 2.2 !important; object-fit: cover; block-size: auto !important }';
      document.head.append(Object.assign(document.createElement('style'), { textContent }));
      if (src) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    }
    if (!document.querySelector('shopify-accelerated-checkout > :is([slot], button)')) return;
    observer.disconnect();
    // A timer set in a frame runs when that frame is drawn.
    requestAnimationFrame(() => setTimeout(() => performance.mark('buttons')));
  }).observe(document, { childList: true, subtree: true });
}

/** Films a page's load on a slow phone, with a wallet script of its own or without one. */
export async function film(browser: Browser, url: string, script = ''): Promise<Film> {
  const context = await freshContext(browser, { ...PHONE, viewport: SCREEN, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.addInitScript(prepare, script);
  const cdp = await context.newCDPSession(page);
  const frames: { time: number; picture: string }[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ time: metadata.timestamp! * 1000, picture: data });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await slowNetwork(cdp);
  await slowProcessor(cdp);
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
  await page.goto(url, { waitUntil: 'load' });
  // Until the last picture is there.
  await page.waitForTimeout(1500);
  const [start, ready] = await page.evaluate(() => [
    performance.timeOrigin,
    performance.getEntriesByName('buttons')[0]!.startTime,
  ]);
  await context.close();
  return {
    at: (second) => (frames.findLast(({ time }) => time <= start! + second * 1000) ?? frames[0]!).picture,
    ready: ready!,
  };
}
