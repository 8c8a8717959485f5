import type { Page } from '@playwright/test';
import { openPage, touchPage, type Scenario } from './scenario';

const HOST = 'shopify-accelerated-checkout';

/** How many frames a copy may take to be painted. On a busy machine they are many; here only what is kept is measured. */
const PATIENCE = 60;

const repeat = (page: Page, times: number) =>
  page.evaluate(
    async ([name, count, patience]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const first = document.querySelector(name)!;
      const form = first.closest('form')!;
      for (let round = 0; round < count; round += 1) {
        const copy = first.cloneNode(false) as Element;
        form.append(copy);
        let frames = 0;
        do {
          await frame();
          frames += 1;
        } while (copy.children.length === 0 && frames < patience);
        if (copy.children.length === 0) {
          throw new Error(`Copy ${round + 1} of ${count} was not painted within ${patience} frames`);
        }
        copy.remove();
      }
      await frame();
    },
    [HOST, times, PATIENCE] as const,
  );

const open: Scenario['open'] = (page, { url }) =>
  openPage(page, `${url}/products/sencha?recommended=shop_pay`, 'shop-pay-wallet-button');

/** A quick view that opens and closes: the host comes with the theme's markup, is painted, and goes. */
export const mounts: Scenario = {
  name: 'mount and unmount',
  rounds: 500,
  async open(page, store) {
    await open(page, store);
    await touchPage(page);
  },
  repeat,
};

/** The same on a page without any interaction: a theme that re-renders its section by itself. */
export const earlyMounts: Scenario = { name: 'mount and unmount before any interaction', rounds: 500, open, repeat };
