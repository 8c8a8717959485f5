import { openPage, type Scenario } from './scenario';

const QUERY = 'recommended=paypal&paypal=simulated';
const FRAME = 'shopify-paypal-button iframe.component-frame';

const BUTTON = 'shopify-paypal-button';

/** A product page on which PayPal is prepared. */
async function openPrepared(page: Parameters<Scenario['open']>[0], url: string, query: string): Promise<void> {
  // By default the simulators look at their window so seldom that a closed one is noticed late.
  await page.addInitScript(() => {
    const options = { lookEvery: 100 };
    Object.assign(window, { payPalSimulatorOptions: options, payPalV6SimulatorOptions: options });
  });
  await openPage(page, `${url}/products/sencha?${query}`, 'shopify-accelerated-checkout > [slot]');
  await page.locator(BUTTON).scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
}

/** A product page on whose button PayPal's has taken the place of ours. */
async function open(page: Parameters<Scenario['open']>[0], url: string): Promise<void> {
  await openPrepared(page, url, QUERY);
  await page.locator(FRAME).waitFor();
}

/** What the simulator keeps of all that happened, for as long as the page. */
const forget = (page: Parameters<Scenario['repeat']>[0]) =>
  page.evaluate(() => {
    const simulators = window as unknown as Record<string, { log: unknown[]; calls: unknown[] } | undefined>;
    for (const name of ['payPalSimulator', 'payPalV6Simulator']) {
      const kept = simulators[name];
      if (kept) kept.log.length = kept.calls.length = 0;
    }
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

/** What opens PayPal's window is pressed; the window makes its cart and token, and is left by the shopper. */
async function cancel(page: Parameters<Scenario['repeat']>[0], times: number, press: () => Promise<void>) {
  for (let round = 0; round < times; round += 1) {
    const opened = page.waitForEvent('popup');
    await press();
    const popup = await opened;
    // A window that has closed before the answer to its click came was clicked all the same.
    await popup
      .locator('[data-act="cancel"]')
      .click()
      .catch((error: unknown) => {
        if (!popup.isClosed()) throw error;
      });
    await page.locator(`${BUTTON}:not([disabled])`).waitFor();
  }
  await forget(page);
}

/** By version 5: a click on PayPal's own button. */
export const payPalCancels: Scenario = {
  name: 'PayPal’s window cancelled',
  rounds: 100,
  open: (page, { url }) => open(page, url),
  repeat: (page, times) =>
    cancel(page, times, () => page.frameLocator(FRAME).getByRole('button').click({ noWaitAfter: true })),
};

/** By version 6: a click on ours, with a session for each press. */
export const payPalV6Cancels: Scenario = {
  name: 'PayPal’s window by version 6 cancelled',
  rounds: 100,
  // Some forty `PerformanceEventTiming` a press: by version 5 the click is in PayPal's frame.
  isHeapOnlyReported: true,
  async open(page, { url }) {
    await openPrepared(page, url, 'recommended=paypal&paypal=simulated-v6');
    await page.waitForFunction(() =>
      (window as { payPalV6Simulator?: { log: { name: string }[] } }).payPalV6Simulator?.log.some(
        ({ name }) => name === 'findEligibleMethods',
      ),
    );
  },
  repeat: (page, times) => cancel(page, times, () => page.locator(BUTTON).click({ noWaitAfter: true })),
};
