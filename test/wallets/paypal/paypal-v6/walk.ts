import { pass, quiet } from '../../in-process/fake-time';
import { BROWSER_LIMIT } from '../../in-process/store';
import type { TabModules } from '../../one-order/tab-modules';
import { openShopPage, type Seen } from './shop-page';
import type { Way } from './ways';

/** Milliseconds in which a press has opened its window, or is over. */
const PATIENCE = 45_000;

/** Goes one way in a page, and well beyond: at last the shopper closes what is still open. */
export async function walk(modules: TabModules, window: EventTarget, way: Way): Promise<Seen> {
  const page = openShopPage(modules, window, way);
  const { seen } = page;
  try {
    // What a page has at its first interaction has come before the shopper presses.
    if (way.had === 'all') await pass(5000);
    for (const { action, wait } of way.steps) {
      const before = seen.went.length;
      page.act(action);
      if (wait === null) {
        await quiet();
        await pass(PATIENCE, page.isReady);
      } else await pass(wait);
      if (seen.went.length > before) page.back();
    }
    seen.store.calm();
    await pass(60_000);
    page.lookAtWindow();
    page.leaveWindow();
    await pass(2 * BROWSER_LIMIT);
    page.lookAtLast();
    return seen;
  } finally {
    await page.close();
  }
}
