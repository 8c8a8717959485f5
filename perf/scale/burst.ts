import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext } from '../measure/open-chromium';
import { changeCart } from './cart-changes';
import { openCartPage } from './cart-page';

/** What a burst of cart changes made the widget do. */
export interface Burst {
  /** Milliseconds of thread time, the page's own requests included. */
  withWidget: number;
  without: number;
  /** How often the widget asked for the cart. */
  queries: number;
}

/** Changes the cart so often at once, on a cart page with and without the widget. */
export async function runBurst(browser: Browser, store: Store, changes: number): Promise<Burst> {
  const cost = async (widget: 'on' | 'off') => {
    await store.reset();
    const context = await freshContext(browser);
    const page = await context.newPage();
    await openCartPage(page, store.url, 3, widget);
    const cpu = await changeCart(browser, page, changes);
    await context.close();
    return cpu;
  };
  const without = await cost('off');
  return { without, withWidget: await cost('on'), queries: (await store.calls('limitedCart')).length };
}
