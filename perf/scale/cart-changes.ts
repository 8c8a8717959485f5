import type { Browser, Page } from '@playwright/test';
import { mainThread } from '../measure/main-thread';
import { recordTrace } from '../measure/record-trace';

/** Makes the page's first interaction: from now on the widget watches the cart, which some wallets have it ask for at once. */
export async function touchCart(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
}

/** Changes the first line of the shopper's cart many times at once and waits until the page is idle. @returns CPU time in milliseconds */
export async function changeCart(browser: Browser, page: Page, times: number): Promise<number> {
  await touchCart(page);
  const trace = await recordTrace(browser, page, () =>
    page.evaluate(async (count) => {
      /** Longer than the widget waits for a burst to settle, and the answer to its question. */
      const REST = 1000;
      const change = async (quantity: number) => {
        const body = JSON.stringify({ line: 1, quantity });
        const headers = { 'content-type': 'application/json' };
        await (await fetch('/cart/change.js', { method: 'POST', headers, body })).text();
      };
      performance.mark('scale:from');
      await Promise.all(Array.from({ length: count }, (_, i) => change(2 + (i % 5))));
      await new Promise((resolve) => setTimeout(resolve, REST));
      performance.mark('scale:to');
    }, times),
  );
  return mainThread(trace, 'scale:from', 'scale:to').total;
}
