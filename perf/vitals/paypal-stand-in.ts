import type { Page } from '@playwright/test';

/** Runs in the page, as PayPal's script: a button is an empty frame, made in a task of its own. */
const SCRIPT = `window[document.currentScript.dataset.namespace] = {
  Buttons: () => ({
    isEligible: () => true,
    render: (place) =>
      new Promise((rendered) =>
        setTimeout(() => {
          const frame = document.createElement('iframe');
          frame.className = 'visible';
          place.append(frame);
          rendered();
        }),
      ),
    updateProps: async () => {},
    close: async () => {},
  }),
};`;

/** Address of a script of PayPal's: to make a frame takes the browser longer than all that is ours. */
export const PAYPAL_SCRIPT = /\/sdk\/js\?/;

/** A script in the place of PayPal's whose work is in separate tasks, so that it can be told apart from ours. */
export const standInForPayPal = (page: Page): Promise<unknown> =>
  page.route(PAYPAL_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
