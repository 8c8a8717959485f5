import type { BrowserContext } from '@playwright/test';

/** A painted button, as an SDK makes one. */
const BUTTON = `(label) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.style.cssText = 'display:block;width:240px;height:44px';
  return button;
}`;

const GOOGLE = `{
  const make = ${BUTTON};
  class PaymentsClient {
    isReadyToPay() { return Promise.resolve({ result: true, paymentMethodPresent: true }); }
    prefetchPaymentData() {}
    loadPaymentData() { return new Promise(() => {}); }
    createButton() { const box = document.createElement('div'); box.append(make('Google Pay')); return box; }
  }
  (window.google ??= {}).payments = { api: { PaymentsClient } };
}`;

const PAYPAL = `{
  const make = ${BUTTON};
  const name = document.currentScript?.dataset.namespace ?? 'paypal';
  window[name] = {
    version: '5.0.0',
    FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' },
    Buttons: ({ fundingSource = 'paypal' } = {}) => ({
      isEligible: () => fundingSource === 'paypal',
      close: () => Promise.resolve(),
      render: async (place) => void (typeof place === 'string' ? document.querySelector(place) : place).append(make('PayPal')),
    }),
  };
}`;

const SHOP_PAY = `customElements.define('shop-pay-button', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<a href="/checkout" style="display:block;height:44px">Shop Pay</a>';
  }
});`;

const APPLE = `if (!window.ApplePaySession) {
  window.ApplePaySession = class {
    static canMakePayments() { return true; }
    static supportsVersion() { return true; }
    static applePayCapabilities() { return Promise.resolve({ paymentCredentialStatus: 'paymentCredentialsAvailable' }); }
  };
  customElements.define('apple-pay-button', class extends HTMLElement {
    connectedCallback() { this.style.cssText += ';display:block;height:44px'; }
  });
}`;

const AMAZON = `{
  const make = ${BUTTON};
  window.amazon = { Pay: { renderButton: (place) => {
    const box = typeof place === 'string' ? document.querySelector(place) : place;
    box.append(make('Amazon Pay'));
    return { initCheckout() {}, onClick() {}, updateButtonInfo() {} };
  } } };
}`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const PRODUCT = {
  data: {
    node: {
      __typename: 'Product',
      id: 'gid://shopify/Product/7001',
      availableForSale: true,
      title: '宇治煎茶',
      handle: 'sencha',
      descriptionHtml: '',
      description: '',
      options: [{ id: 'gid://shopify/ProductOption/1', name: 'Title', values: ['Default Title'] }],
      images: { pageInfo: { hasNextPage: false, hasPreviousPage: false }, edges: [] },
      variants: {
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
        edges: [
          {
            cursor: 'a',
            node: {
              id: 'gid://shopify/ProductVariant/41001',
              title: 'Default Title',
              available: true,
              price: { amount: '1080.0', currencyCode: 'JPY' },
              priceV2: { amount: '1080.0', currencyCode: 'JPY' },
              compareAtPriceV2: null,
              compareAtPrice: null,
              unitPrice: null,
              unitPriceMeasurement: null,
              weight: 0,
              sku: '',
              image: null,
              selectedOptions: [{ name: 'Title', value: 'Default Title' }],
            },
          },
        ],
      },
    },
  },
};

const BRAINTREE = {
  environment: 'sandbox',
  merchantId: 'demo',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/demo/client_api',
  assetsUrl: 'https://assets.braintreegateway.com',
  analytics: { url: 'https://origin-analytics-sand.sandbox.braintree-api.com/demo' },
  graphQL: {
    url: 'https://payments.sandbox.braintree-api.com/graphql',
    date: '2018-05-08',
    features: ['tokenize_credit_cards'],
  },
  challenges: [],
  paypalEnabled: true,
  paypal: {
    clientId: 'demo',
    environment: 'offline',
    environmentNoNetwork: false,
    currencyIsoCode: 'USD',
    displayName: 'Demo',
  },
  androidPay: {
    enabled: true,
    displayName: 'Demo',
    environment: 'sandbox',
    googleAuthorizationFingerprint: 'demo',
    supportedNetworks: ['visa'],
  },
  applePayWeb: { countryCode: 'US', currencyCode: 'USD', merchantIdentifier: 'demo', supportedNetworks: ['visa'] },
  payWithVenmo: { merchantId: '1', accessToken: 'demo', environment: 'sandbox' },
};

const script = (body: string) => ({ contentType: 'text/javascript', body });
const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });

/** THE TABLE: fake answers for addresses that a bench can't reach. The first match answers. */
const FAKES: readonly (readonly [RegExp, { contentType: string; body: string }])[] = [
  [/pay\.google\.com\/gp\/p\/js\/pay\.js/, script(GOOGLE)],
  [/paypal\.com\/sdk\/js/, script(PAYPAL)],
  [/shopifycloud\/shop-js/, script(SHOP_PAY)],
  [/apple-pay-sdk\.js/, script(APPLE)],
  [/payments-amazon\.com\/checkout\.js/, script(AMAZON)],
  [/myshopify\.com\/api\/.*graphql/, json(PRODUCT)],
  [/braintreegateway\.com.*\/configuration/, json(BRAINTREE)],
  [/AmazonPayUtility\/signString/, json({ signature: 'demo' })],
  [/\.(svg|png)(\?|$)/, { contentType: 'image/svg+xml', body: SVG }],
  [/./, json({})],
];

/** Answers every address but the bench's own at once, without the slow line. All rows do so, to pay the same for watching requests. */
export async function answerFakes(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      const [, answer] = FAKES.find(([address]) => address.test(url))!;
      await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, ...answer });
    },
  );
}
