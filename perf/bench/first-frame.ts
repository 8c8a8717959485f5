import type { Browser, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';
import { slowLine, slowProcessor } from '../measure/slow-phone';

const SIX = 'shop_pay,paypal,venmo,google_pay,amazon_pay,facebook_pay';

/** Pages of the demo store. */
const PAGES = [
  ['product: Shop Pay and link', 'products/sencha?theme=a&recommended=shop_pay'],
  ['cart: 6 wallets', `cart?theme=a&cart=43001:1&wallets=${SIX}`],
] as const;

/** Ways to load the widget, with the page without it as the measure of the first paint. */
const WAYS = [
  ['painted with the page', '&boot=painted'],
  ['painted with the page, logos in the snippet', '&boot=inline'],
  ['without the early paint', ''],
  ['no widget', '&widget=off'],
] as const;

/** What a page took, in milliseconds after the navigation: medians. */
export interface FirstFrame {
  name: string;
  firstPaint: number;
  /** Until all buttons look as they stay, logos included; NaN without the widget. */
  finalLook: number;
  cls: number;
}

interface Seen {
  finalLook: number;
}

/** Notes the frame in which every button is there with its logo. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const roots = new WeakMap<Element, ShadowRoot>();
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachShadow(options) {
      const root = attach.call(this, options);
      roots.set(this, root);
      return root;
    };
    const isFinal = (button: Element) => {
      const image = roots.get(button)?.querySelector('img');
      return /-(button|link)$/.test(button.localName) && (!image || (image.complete && image.naturalWidth > 0));
    };
    const hosts = ':is(shopify-accelerated-checkout, main shopify-accelerated-checkout-cart)';
    // A message posted in a frame arrives after that frame is drawn: what stands there then is what it shows.
    const { port1, port2 } = new MessageChannel();
    const look = () => requestAnimationFrame(() => port2.postMessage(null));
    port1.addEventListener('message', () => {
      const buttons = [...document.querySelectorAll(`${hosts} > *`)];
      if (buttons.length && buttons.every(isFinal)) Object.assign(window, { finalLook: performance.now() });
      else look();
    });
    port1.start();
    look();
  });

async function visit(browser: Browser, address: string, hasWidget: boolean): Promise<Omit<FirstFrame, 'name'>> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    await watch(page);
    const cdp = await context.newCDPSession(page);
    await slowLine(cdp);
    await slowProcessor(cdp);
    await page.goto(address, { waitUntil: 'load' });
    if (hasWidget) await page.waitForFunction(() => 'finalLook' in window);
    return await page.evaluate(
      () =>
        new Promise<Omit<FirstFrame, 'name'>>((resolve) => {
          let cls = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) cls += (entry as unknown as { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          const [paint] = performance.getEntriesByName('first-paint');
          const { finalLook = NaN } = window as Partial<Seen>;
          setTimeout(() => resolve({ firstPaint: paint?.startTime ?? NaN, finalLook, cls }), 100);
        }),
    );
  } finally {
    await context.close();
  }
}

/** Loads each page in each way, in turns, on a slow phone; the first round warms the store and does not count. */
export async function firstFrames(browser: Browser, store: Store, rounds: number): Promise<FirstFrame[]> {
  const rows = PAGES.flatMap(([page, path]) => WAYS.map(([way, query]) => ({ name: `${page}, ${way}`, path, query })));
  const runs = rows.map((): Omit<FirstFrame, 'name'>[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { path, query }] of rows.entries()) {
      const found = await visit(browser, `${store.url}/${path}${query}`, !query.includes('off'));
      if (round) runs[index]!.push(found);
    }
  }
  return rows.map(({ name }, index) => {
    const middle = (kind: 'firstPaint' | 'finalLook' | 'cls') => median(runs[index]!.map((run) => run[kind]));
    return { name, firstPaint: middle('firstPaint'), finalLook: middle('finalLook'), cls: middle('cls') };
  });
}
