import type { Browser, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext } from '../measure/open-chromium';
import { addressOf, CART, PRODUCT } from './pages';

/** The views of a visit, in their order: its name, its address, and how many bytes an untouched one may weigh more than the plain page. */
export const VIEWS = [
  { name: 'page without buttons', path: '?drawer=off', limit: 1500 },
  { name: 'first product', path: PRODUCT[0], limit: 20_000 },
  { name: 'next product', path: PRODUCT[1], limit: 1700 },
  { name: 'cart', path: CART[0], limit: 1700 },
] as const;

/** One kind of visit. */
export interface Visit {
  name: string;
  /** Nothing of the widget is in the page, also not the skeletons' style. */
  isPlain?: true;
  /** The shopper touches each page: what looks after a page and its wallets is fetched then. */
  isTouched?: true;
  /** Shop Pay is pressed in the cart. */
  isPressed?: true;
  savesData?: true;
}

export const PLAIN: Visit = { name: 'the plain page', isPlain: true };
export const UNTOUCHED: Visit = { name: 'nothing touched' };

/** THE TABLE: visits. The first one is what all others are compared with. */
const VISITS: readonly Visit[] = [
  PLAIN,
  UNTOUCHED,
  { name: 'each page touched', isTouched: true },
  { name: 'each page touched, and a press in the cart', isTouched: true, isPressed: true },
  { name: 'each page touched, the shopper saves data', isTouched: true, savesData: true },
];

/** How long no request may have come or gone before a view is over, in milliseconds. */
const REST = 1000;

/** Waits until all that a page asks for is there. */
async function atRest(page: Page, open: ReadonlySet<string>): Promise<void> {
  do await page.waitForTimeout(REST);
  while (open.size > 0);
}

/** Bytes on the wire, headers included, of each view of a visit. What the cache has costs nothing. */
async function weighVisit(browser: Browser, { url }: Store, visit: Visit): Promise<number[]> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    if (visit.savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    let bytes = 0;
    let isLeaving = false;
    const open = new Set<string>();
    cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
      // The weight of the checkout page is the store's.
      if (!isLeaving || type !== 'Document') open.add(requestId);
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (open.delete(requestId)) bytes += encodedDataLength;
    });
    const views: number[] = [];
    for (const [index, { path }] of VIEWS.entries()) {
      bytes = 0;
      await page.goto(addressOf(url, path, visit.isPlain ? 'none' : 'on'));
      await atRest(page, open);
      if (visit.isTouched) {
        await page.touchscreen.tap(5, 300);
        await atRest(page, open);
      }
      if (visit.isPressed && index === VIEWS.length - 1) {
        isLeaving = true;
        await page.route('**', (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()));
        await page.locator('main shop-pay-wallet-button').tap();
        await atRest(page, open);
      }
      views.push(bytes);
    }
    return views;
  } finally {
    await context.close();
  }
}

/** Weighs each kind of visit once: bytes have no noise. */
export async function weigh(browser: Browser, store: Store): Promise<ReadonlyMap<Visit, readonly number[]>> {
  const weighed = new Map<Visit, readonly number[]>();
  for (const visit of VISITS) {
    console.log(`Bytes: ${visit.name} …`);
    await store.reset();
    weighed.set(visit, await weighVisit(browser, store, visit));
  }
  return weighed;
}
