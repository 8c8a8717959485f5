import { openPage, type Scenario } from './scenario';

interface Simulated {
  applePaySimulator?: { sheet?: { cancel?(): void } | null };
}

/** An Apple Pay sheet that opens and is cancelled, on the simulator. */
export const sheetCancels: Scenario = {
  name: 'sheet cancelled',
  rounds: 100,
  open: (page, { url }) => openPage(page, `${url}/products/sencha?recommended=apple_pay`, 'shopify-apple-pay-button'),
  missing: (page) =>
    page.evaluate(() =>
      (window as Simulated).applePaySimulator
        ? null
        : 'the page has no simulated Apple Pay (`window.applePaySimulator`)',
    ),
  repeat: () => Promise.reject(new Error('How the simulator is cancelled is not known to this script yet')),
};
