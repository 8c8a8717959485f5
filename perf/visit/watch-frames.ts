import type { Page } from '@playwright/test';

/** What a page took, in milliseconds after the navigation. */
export interface Frame {
  /** The first with content: a frame of nothing but the page's background may come before it. */
  firstPaint: number;
  /** The first frame in which all buttons look as they stay; NaN without them. */
  finalLook: number;
  /** Whether the buttons' final look is in the first paint's frame, and in the first frame that has their place. */
  isInFirst: boolean;
  isWithPlace: boolean;
  cls: number;
}

/**
 * Notes when frames are drawn that have the buttons' place, and every button. It asks for no frame before there is something to see: where
 * one is asked for, the parser makes way for it, and the page is drawn in two frames that would otherwise be one.
 */
export const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const hosts = ':is(shopify-accelerated-checkout, main shopify-accelerated-checkout-cart)';
    const roots = new WeakMap<Element, ShadowRoot>();
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachShadow(options) {
      const root = attach.call(this, options);
      roots.set(this, root);
      changes.observe(root, { childList: true, subtree: true });
      return root;
    };
    const isFinal = (button: Element) => !!(roots.get(button) ?? button).querySelector('button, a');
    let isPlaced = false;
    // Called after the frame is laid out, so that all of its scripts have run, also those that come after this one.
    const look = () => {
      const names = isPlaced ? [] : ['place'];
      isPlaced = true;
      const detail = performance.now();
      const buttons = [...document.querySelectorAll(`${hosts} > *`)];
      if (buttons.length > 0 && buttons.every(isFinal)) {
        names.push('finalLook');
        changes.disconnect();
      }
      const { port1, port2 } = new MessageChannel();
      // A message posted in a frame arrives after that frame is drawn.
      port1.addEventListener('message', () => names.forEach((name) => performance.mark(name, { detail })));
      port1.start();
      port2.postMessage(null);
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

/** Waits until a page has all that is watched for, and reads it. A frame that was laid out before the first paint's was painted is that one. */
export async function readFrame(page: Page, hasButtons: boolean): Promise<Frame> {
  for (const name of ['first-contentful-paint', hasButtons ? 'finalLook' : 'place'])
    await page.waitForFunction((entry) => performance.getEntriesByName(entry).length, name);
  return page.evaluate(
    () =>
      new Promise<Frame>((resolve) => {
        let cls = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) cls += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const entry = (name: string) => performance.getEntriesByName(name)[0] as PerformanceMark | undefined;
        const first = entry('first-contentful-paint') as unknown as PerformanceEntry & { paintTime: number };
        const [place, final] = [entry('place'), entry('finalLook')];
        const isInFirst = !!final && (final.detail as number) <= first.paintTime;
        const found = {
          firstPaint: first.startTime,
          finalLook: isInFirst ? first.startTime : (final?.startTime ?? NaN),
          isInFirst,
          isWithPlace: !!final && final.detail === place?.detail,
        };
        setTimeout(() => resolve({ ...found, cls }), 100);
      }),
  );
}
