import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, touchPage, type Scenario } from './scenario';

/** A simulated sheet of the demo store, as far as it is used here: see test/simulators. */
interface Simulator {
  sheet(): { state: string } | null;
  user: { cancel(): void };
  /** Runs something as a trusted click would. */
  gesture(run: () => void): void;
  /** Everything that happened; kept for as long as the page, so it is emptied here. */
  log: unknown[];
}

type Page = Record<string, Simulator | undefined>;

/** A wallet's sheet that opens, makes its cart, and is cancelled by the shopper. */
const cancelsOf = (name: string, wallet: string, global: string): Scenario => ({
  name,
  rounds: 100,
  async open(page, { url }) {
    // The simulator without the sheet that it can draw, which would be counted along.
    const path = join(import.meta.dirname, `../../test/store/dist/${wallet}-simulator.js`);
    if (existsSync(path)) await page.context().addInitScript({ path });
    const query = `recommended=${wallet.replace('-', '_')}`;
    await openPage(page, `${url}/products/sencha?${query}`, 'shopify-accelerated-checkout > [slot]');
    await touchPage(page);
  },
  missing: (page) =>
    page.evaluate(
      ([button, simulator]) => {
        if (!(window as unknown as Page)[simulator]) return `the page has no simulated sheet (\`window.${simulator}\`)`;
        return document.querySelector(button) ? null : `the page has no ${button}`;
      },
      [`shopify-${wallet}-button`, global] as const,
    ),
  repeat: (page, times) =>
    page.evaluate(
      async ([element, key, count]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const simulator = (window as unknown as Page)[key];
        const button = document.querySelector<HTMLElement>(element)!;
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
      [`shopify-${wallet}-button`, global, times] as const,
    ),
});

export const sheetCancels = cancelsOf('sheet cancelled', 'apple-pay', 'applePaySimulator');
export const googleCancels = cancelsOf('Google sheet cancelled', 'google-pay', 'googlePaySimulator');
