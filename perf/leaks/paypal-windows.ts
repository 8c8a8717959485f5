import { openPage, type Scenario } from './scenario';

const QUERY = 'recommended=paypal&paypal=simulated';
const FRAME = 'shopify-paypal-button iframe.component-frame';

/** A product page on whose button PayPal's has taken the place of ours. */
async function open(page: Parameters<Scenario['open']>[0], url: string): Promise<void> {
  // By default the simulator looks at its window so seldom that a closed one is noticed late.
  await page.addInitScript(() => Object.assign(window, { payPalSimulatorOptions: { lookEvery: 100 } }));
  await openPage(page, `${url}/products/sencha?${QUERY}`, 'shopify-accelerated-checkout > [slot]');
  await page.locator('shopify-paypal-button').scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await page.locator(FRAME).waitFor();
}

/** What the simulator keeps of all that happened, for as long as the page. */
const forget = (page: Parameters<Scenario['repeat']>[0]) =>
  page.evaluate(() => {
    const { payPalSimulator } = window as unknown as { payPalSimulator: Record<'log' | 'calls', unknown[]> };
    payPalSimulator.log.length = payPalSimulator.calls.length = 0;
  });

/** PayPal's button is made and taken away, as often as a theme renders the host anew. */
export const payPalButtons: Scenario = {
  name: 'PayPal’s button made and taken away',
  rounds: 100,
  open: (page, { url }) => open(page, url),
  async repeat(page, times) {
    for (let round = 0; round < times; round += 1) {
      await page.evaluate(() => {
        const host = document.querySelector('shopify-accelerated-checkout')!;
        host.replaceWith(host.cloneNode(false));
      });
      await page.locator(`${FRAME}.visible`).waitFor();
    }
    await forget(page);
  },
};

/** PayPal's window is opened, makes its cart and token, and is left by the shopper. */
export const payPalCancels: Scenario = {
  name: 'PayPal’s window cancelled',
  rounds: 100,
  open: (page, { url }) => open(page, url),
  async repeat(page, times) {
    for (let round = 0; round < times; round += 1) {
      const opened = page.waitForEvent('popup');
      await page.frameLocator(FRAME).getByRole('button').click({ noWaitAfter: true });
      await (await opened).locator('[data-act="cancel"]').click();
      await page.locator('shopify-paypal-button:not([disabled])').waitFor();
    }
    await forget(page);
  },
};
