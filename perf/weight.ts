// npm run weight: what a visit of three pages costs a shopper in bytes, with the widget and without it.
import type { Browser, Page } from '@playwright/test';
import type { Store } from '../test/e2e/fixtures/store-control';
import { freshContext } from './measure/open-chromium';
import { machine, report } from './measure/report';
import { table } from './measure/table';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';

const SIX = 'shop_pay,paypal,venmo,google_pay,amazon_pay,facebook_pay';

/** The views of a visit, in their order: two products, and a cart with six wallets. */
const VIEWS = ['products/sencha?', 'products/kyusu?', `cart?cart=43001:1&wallets=${SIX}&`];

/** One kind of visit. */
interface Visit {
  name: string;
  /** Switches of each page's address. */
  query: string;
  /** The shopper touches each page: what looks after a page and its wallets is fetched then. */
  isTouched?: true;
  /** Shop Pay is pressed in the cart. */
  isPressed?: true;
  savesData?: true;
}

/** THE TABLE: visits. The first one is what all others are compared with. */
const VISITS: readonly Visit[] = [
  { name: 'the plain page', query: 'widget=off' },
  { name: 'with the snippet, nothing touched', query: '' },
  { name: 'nothing touched, the shopper saves data', query: '', savesData: true },
  { name: 'each page touched', query: '', isTouched: true },
  { name: 'each page touched, and a press in the cart', query: '', isTouched: true, isPressed: true },
  { name: 'each page touched, the shopper saves data', query: '', isTouched: true, savesData: true },
];

/** How long no request may have come or gone before a view is over, in milliseconds. */
const REST = 1000;

/** Waits until all that a page asks for is there. */
async function atRest(page: Page, open: ReadonlySet<string>): Promise<void> {
  do await page.waitForTimeout(REST);
  while (open.size > 0);
}

/** Bytes on the wire, headers included, of each view of a visit. What the cache has costs nothing. */
async function weigh(browser: Browser, { url }: Store, visit: Visit): Promise<number[]> {
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
    for (const [index, view] of VIEWS.entries()) {
      bytes = 0;
      await page.goto(`${url}/${view}theme=a&panel=off&recommended=shop_pay&${visit.query}`);
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

const NOTES =
  'Bytes that come over the line in three page views in a row, of the demo store: two products that recommend Shop Pay, and a cart with six wallets. Everything counts: the page’s HTML, compressed as the store does it, styles, pictures, headers and answers of the cart API; what the cache has costs nothing. Below *more* stands the difference from the plain page. Scripts of Google, PayPal and Amazon themselves do not count: nobody reaches them here. The demo store’s HTML is written anew for each view and never cached, so the snippet is paid for each time.';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

takeOptions({ options: ['--quick'] });
await withStore(async (browser, store) => {
  const weighed: [name: string, views: number[]][] = [];
  for (const visit of VISITS) {
    console.log(`${visit.name} …`);
    await store.reset();
    weighed.push([visit.name, await weigh(browser, store, visit)]);
  }
  const [, plain] = weighed[0]!;
  const sum = (views: readonly number[]) => views.reduce((all, one) => all + one, 0);
  const lines = weighed.map(([name, views]) => {
    const more =
      name === VISITS[0]!.name ? [] : [...views.map((bytes, view) => bytes - plain[view]!), sum(views) - sum(plain)];
    return [name].concat(views.map(kB), kB(sum(views)), more.length > 0 ? more.map(kB) : ['–', '–', '–', '–']);
  });
  const head = ['kB', 'product', 'next product', 'cart', 'all', 'more: product', 'next product', 'cart', 'all'];
  report('weight', [`${machine(browser.version())} ${NOTES}`, table(head, lines)].join('\n\n'));
});
