import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext } from '../measure/open-chromium';
import { changeCart, touchCart } from './cart-changes';
import { openCartPage } from './cart-page';

/** What a burst of cart changes made the widget do. */
export interface Burst {
  /** Milliseconds of thread time, the page's own requests included. */
  withWidget: number;
  without: number;
  /** How often the changes made the widget ask for the cart. */
  queries: number;
}

/** Changes the cart so often at once, on a cart page with and without the widget. */
export async function runBurst(browser: Browser, store: Store, changes: number): Promise<Burst> {
  const asked = async () => (await store.calls('limitedCart')).length;
  const cost = async (widget: 'on' | 'off') => {
    await store.reset();
    const context = await freshContext(browser);
    const page = await context.newPage();
    await openCartPage(page, store.url, 3, widget);
    // Some of its wallets make the page ask for the cart at the first interaction, whatever changes later.
    const first = widget === 'on' && page.waitForResponse(/operation_name=limitedCart/);
    await touchCart(page);
    await first;
    const before = await asked();
    const cpu = await changeCart(browser, page, changes);
    await context.close();
    return { cpu, queries: (await asked()) - before };
  };
  const { cpu: without } = await cost('off');
  const { cpu: withWidget, queries } = await cost('on');
  return { without, withWidget, queries };
}
