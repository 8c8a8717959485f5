import type { Page } from '@playwright/test';

/** The page of all presses, but for the switches of each. */
export const PRODUCT = 'products/sencha?theme=a&panel=off';

/** One press of the bench: on which page, on what, and what ends it. */
export interface PressRow {
  name: string;
  /** Path and query in the demo store. */
  address: string;
  /** The button, as a selector. */
  button: string;
  /** What ends the press: the request for the checkout page or for Amazon's, or the call that opens the wallet's sheet. */
  until: 'page' | 'sheet';
  /** One call of the cart API, as by hand. */
  isOneCall?: true;
  /** A vendor's script has to come before the press can end. */
  needsVendor?: true;
  prepare?(page: Page): Promise<unknown>;
  /** Files that a cold press fetches one after another, because the first says that the next is needed. */
  inTurn?: readonly string[];
}

/** Apple Pay of a browser that has it, as far as a press needs it until the sheet is asked for. */
const withApplePay = (page: Page) =>
  page.addInitScript(() => {
    class ApplePaySession {
      static canMakePayments = () => true;
      static supportsVersion = () => true;
      addEventListener() {}
      begin() {
        performance.mark('bench:sheet');
      }
      abort() {}
    }
    Object.assign(window, { ApplePaySession });
  });

/** Marks when Google's sheet is asked for, once a script has brought the client. */
const markGooglePay = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<object>();
    // In the capture phase, so that this runs before the widget's own listener.
    document.addEventListener(
      'load',
      () => {
        const { google } = window as { google?: { payments?: { api: { PaymentsClient: { prototype: object } } } } };
        const client = google?.payments?.api.PaymentsClient.prototype as { loadPaymentData(): unknown } | undefined;
        if (!client || seen.has(client)) return;
        seen.add(client);
        const load = client.loadPaymentData;
        client.loadPaymentData = function loadPaymentData(...args: []) {
          performance.mark('bench:sheet');
          return load.apply(this, args);
        };
      },
      true,
    );
  });

/** Marks when PayPal's window is asked for. */
const markPayPal = (page: Page) =>
  page.addInitScript(() => {
    const open = window.open;
    window.open = (...args) => {
      performance.mark('bench:sheet');
      return open.apply(window, args);
    };
  });

/** Runs in a page without the widget: the smallest script that buys what is in the form. One call, one navigation, all code loaded before the press. */
function buyByHand(): void {
  addEventListener('DOMContentLoaded', () => {
    const host = document.querySelector('shopify-accelerated-checkout')!;
    const token = host.getAttribute('access-token')!;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      id: 'by-hand',
      textContent: 'Pay',
    });
    button.style.cssText = 'display:block;width:100%;height:44px';
    const query =
      'mutation cartCreate($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } userErrors { code } } }';
    button.addEventListener('click', async () => {
      const form = new FormData(button.closest('form')!);
      const line = {
        merchandiseId: `gid://shopify/ProductVariant/${form.get('id') as string}`,
        quantity: Number(form.get('quantity')),
      };
      const answer = await fetch('/api/unstable/graphql.json?operation_name=cartCreate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
        body: JSON.stringify({ query, variables: { input: { lines: [line] } } }),
      });
      const { data } = (await answer.json()) as { data: { cartCreate: { cart: { checkoutUrl: string } } } };
      location.assign(data.cartCreate.cart.checkoutUrl);
    });
    host.replaceChildren(button);
  });
}

/** Name of the row that is the floor. */
export const BY_HAND = 'by hand: one call, one navigation';

/** Files of the widget that no press waits for: they look after the page. */
const WAITED_FOR_BY_NONE = [
  'companion',
  'subscription-notice',
  'choice-watch',
  'cart-watch',
  // Those that end in one fetch it beside their call for the cart.
  'dialog',
  'account-and-promise',
  'telemetry',
];
export const WAITED_FOR = new RegExp(`^(?!(${WAITED_FOR_BY_NONE.join('|')})\\.js$)`);

/** THE TABLE: what is pressed. */
export const pressRows: readonly PressRow[] = [
  {
    name: BY_HAND,
    address: `${PRODUCT}&recommended=&widget=off`,
    button: '#by-hand',
    until: 'page',
    prepare: (page) => page.addInitScript(buyByHand),
  },
  {
    name: 'Buy It Now',
    address: `${PRODUCT}&recommended=`,
    button: 'shopify-buy-it-now-button',
    until: 'page',
    isOneCall: true,
  },
  {
    name: 'Shop Pay',
    address: `${PRODUCT}&recommended=shop_pay`,
    button: 'shop-pay-wallet-button',
    until: 'page',
    isOneCall: true,
  },
  {
    name: 'Amazon Pay, to Amazon’s page',
    address: `${PRODUCT}&recommended=amazon_pay&amazon-pay=simulated`,
    button: 'shopify-amazon-pay-button',
    until: 'page',
    needsVendor: true,
  },
  {
    name: 'Apple Pay, to its sheet',
    address: `${PRODUCT}&recommended=apple_pay`,
    button: 'shopify-apple-pay-button',
    until: 'sheet',
    prepare: withApplePay,
  },
  {
    name: 'Google Pay, to its sheet',
    address: `${PRODUCT}&recommended=google_pay&google-pay=simulated`,
    button: 'shopify-google-pay-button',
    until: 'sheet',
    needsVendor: true,
    prepare: markGooglePay,
  },
  {
    name: 'PayPal by version 6, to its window',
    address: `${PRODUCT}&recommended=paypal&paypal=simulated-v6`,
    button: 'shopify-paypal-button',
    until: 'sheet',
    needsVendor: true,
    prepare: markPayPal,
    inTurn: ['paypal-v6.js', 'paypal-window.js'],
  },
];
