import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, touchPage, type Scenario } from './scenario';

const BUTTON = 'shopify-apple-pay-button';

/** The simulator without the sheet that it can draw, which would be counted along. */
const SIMULATOR = join(import.meta.dirname, '../../test/store/dist/apple-pay-simulator.js');

/** The simulated Apple Pay of the demo store, as far as it is used here: see test/simulators/apple-pay. */
interface Simulated {
  applePaySimulator?: {
    sheet(): { state: string } | null;
    user: { cancel(): void };
    /** Runs something as a trusted click would. */
    gesture(run: () => void): void;
    /** Everything that happened; kept for as long as the page, so it is emptied here. */
    log: unknown[];
  };
}

/** An Apple Pay sheet that opens, makes its cart, and is cancelled by the shopper. */
export const sheetCancels: Scenario = {
  name: 'sheet cancelled',
  rounds: 100,
  async open(page, { url }) {
    if (existsSync(SIMULATOR)) await page.context().addInitScript({ path: SIMULATOR });
    await openPage(page, `${url}/products/sencha?recommended=apple_pay`, 'shopify-accelerated-checkout > [slot]');
    await touchPage(page);
  },
  missing: (page) =>
    page.evaluate((button) => {
      if (!(window as Simulated).applePaySimulator)
        return 'the page has no simulated Apple Pay (`window.applePaySimulator`)';
      return document.querySelector(button) ? null : 'the page has no Apple Pay button';
    }, BUTTON),
  repeat: (page, times) =>
    page.evaluate(
      async ([name, count]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const { applePaySimulator: simulator } = window as Simulated;
        const button = document.querySelector<HTMLElement>(name)!;
        const until = async (what: string, holds: () => boolean) => {
          const LIMIT = 20_000;
          const began = performance.now();
          while (!holds()) {
            if (performance.now() - began > LIMIT) throw new Error(`Never ${what}: ${simulator!.sheet()?.state}`);
            await frame();
          }
        };
        for (let round = 0; round < count; round += 1) {
          simulator!.gesture(() => button.click());
          await until('ready', () => simulator!.sheet()?.state === 'ready');
          simulator!.user.cancel();
          await until('enabled', () => !button.hasAttribute('disabled'));
          simulator!.log.length = 0;
        }
        // Personal data is removed after the sheet has closed.
        await new Promise((resolve) => setTimeout(resolve, 500));
      },
      [BUTTON, times] as const,
    ),
};
