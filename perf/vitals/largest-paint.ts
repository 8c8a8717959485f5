import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';
import { slowNetwork, slowProcessor } from '../measure/slow-phone';
import { readVitals, watchVitals } from './watch-vitals';

/** LCP of a product page. */
export interface LargestPaint {
  /** Milliseconds, the median. */
  lcp: number;
  /** What was painted, one entry for each different thing. */
  elements: string[];
}

async function once(browser: Browser, { url }: Store, widget: 'on' | 'off'): Promise<{ lcp: number; element: string }> {
  const context = await freshContext(browser);
  try {
    await watchVitals(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowProcessor(cdp);
    await slowNetwork(cdp);
    await page.goto(`${url}/products/sencha?recommended=shop_pay&widget=${widget}`, { waitUntil: 'networkidle' });
    const { lcp, lcpElement } = await readVitals(page);
    return { lcp: lcp ?? NaN, element: lcpElement };
  } finally {
    await context.close();
  }
}

/** LCP of the same page with the widget and without it, on a slow phone and line, run in turns. */
export async function largestPaint(
  browser: Browser,
  store: Store,
  rounds: number,
): Promise<Record<'on' | 'off', LargestPaint>> {
  const runs = { on: [] as Awaited<ReturnType<typeof once>>[], off: [] as Awaited<ReturnType<typeof once>>[] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? (['off', 'on'] as const) : (['on', 'off'] as const);
    for (const widget of order) runs[widget].push(await once(browser, store, widget));
  }
  const middle = (list: typeof runs.on): LargestPaint => ({
    lcp: median(list.map(({ lcp }) => lcp)),
    elements: [...new Set(list.map(({ element }) => element))],
  });
  return { on: middle(runs.on), off: middle(runs.off) };
}
