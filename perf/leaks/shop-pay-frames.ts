import type { Page } from '@playwright/test';
import { openShadowRoots } from '../../test/e2e/fixtures/open-shadow-roots';
import { openPage, touchPage, type Scenario } from './scenario';

const HOST = 'shopify-accelerated-checkout';

/** A host with the shopper's own account comes and goes: in turns while the frame is asked for, and when it is shown. */
export const shopPayFrames: Scenario = {
  name: 'Shop Pay’s frame comes and goes',
  rounds: 100,
  // A frame that comes and goes without the widget leaves 370 bytes.
  isHeapOnlyReported: true,
  async open(page, { url }) {
    await openShadowRoots(page.context());
    await page.context().addCookies([{ name: 'demo_shop_user', value: 'hanako', url }]);
    const query = 'recommended=shop_pay&shop-pay=personalized&promise=simulated';
    await openPage(page, `${url}/products/sencha?${query}`, 'shop-pay-wallet-button');
    await page.locator(HOST).scrollIntoViewIfNeeded();
    await touchPage(page);
    await page.locator('shop-pay-wallet-button[personalized]').waitFor();
  },
  repeat: (page: Page, times) =>
    page.evaluate(
      async ([name, count]) => {
        const LIMIT = 20_000;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const until = async (what: string, holds: () => boolean) => {
          const began = performance.now();
          while (!holds()) {
            if (performance.now() - began > LIMIT) throw new Error(`Never ${what}`);
            await frame();
          }
        };
        const first = document.querySelector(name)!;
        for (let round = 0; round < count; round += 1) {
          const copy = first.cloneNode(false) as HTMLElement;
          first.after(copy);
          copy.scrollIntoView({ block: 'center' });
          await until('asked for', () => !!copy.firstElementChild?.shadowRoot?.querySelector('iframe'));
          if (round % 2) await until('shown', () => !!copy.firstElementChild?.hasAttribute('personalized'));
          copy.remove();
          // The browser keeps a list of all that was fetched, and each frame is in it.
          performance.clearResourceTimings();
          await frame();
        }
        await frame();
      },
      [HOST, times] as const,
    ),
};
