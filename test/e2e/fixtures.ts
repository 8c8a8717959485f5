import { test as base, expect, type Response } from '@playwright/test';
import type { Options as AmazonOptions } from '../simulators/amazon/options';
import type { Options } from '../simulators/google-pay/shopper/options';
import type { Options as PayPalOptions } from '../simulators/paypal/shopper/options';
import type { Options as PayPalV6Options } from '../simulators/paypal-v6/options';
import { startAmazon, type Amazon } from './fixtures/amazon';
import { startGooglePay, type GooglePay } from './fixtures/google-pay';
import { readLayoutShift, watchLayoutShift, type LayoutShift } from './fixtures/layout-shift';
import { openShadowRoots } from './fixtures/open-shadow-roots';
import { collectOutsideRequests } from './fixtures/outside-requests';
import { outsideServers, type OutsideServers } from './fixtures/outside-servers';
import { collectPageErrors, type PageErrors } from './fixtures/page-errors';
import { startPayPal, type PayPal } from './fixtures/paypal';
import type { Delivery } from './fixtures/script-delivery';
import { startShopPay, type ShopPay } from './fixtures/shop-pay';
import { ignoreStillPointer } from './fixtures/still-pointer';
import { controlStore, type Store } from './fixtures/store-control';
import { startStore } from './fixtures/store-process';

export { expect };

/** How a product page is asked for. */
export interface ProductPageOptions {
  theme?: 'a' | 'b' | 'hostile';
  /** Config name of a wallet, for example `shop_pay`; nothing is recommended without it. */
  recommended?: string;
  /** Further query parameters of the demo store, for example `{ 'block-size': '60' }`. */
  params?: Readonly<Record<string, string>>;
  /** Does not wait for the page's load event: for tests that hold the widget's script, see `holdWidget`. */
  early?: boolean;
}

interface TestFixtures {
  /** Whether locators can look into the widget's closed shadow roots; `test.use({ openShadow: false })` leaves them closed. */
  openShadow: boolean;
  pageErrors: PageErrors;
  /** Servers of Google's, PayPal's and Amazon's. */
  servers: OutsideServers;
  /** The shopper's browser, account and card at Google; `test.use({ googlePayOptions: { address: 'kyoto' } })`. */
  googlePayOptions: Partial<Options>;
  /** How Google's script arrives. */
  googlePayDelivery: Delivery;
  /** A simulated Google Pay at Google's real address; a test fails when its page breaks a rule of Google Pay. */
  googlePay: GooglePay;
  /** The shopper, the browser and PayPal's moods; `test.use({ payPalOptions: { buyer: 'us' } })`. */
  payPalOptions: Partial<PayPalOptions>;
  /** The same for version 6. */
  payPalV6Options: Partial<PayPalV6Options>;
  /** A simulated PayPal at PayPal's real address; a test fails when its page breaks a rule of PayPal. */
  payPal: PayPal;
  /** Amazon's script, and how it behaves; `test.use({ amazonOptions: { kind: 'frame' } })`. */
  amazonOptions: Partial<AmazonOptions>;
  /** A simulated Amazon at Amazon's real addresses; a test fails when its page breaks a rule of Amazon. */
  amazon: Amazon;
  /** A simulated Shop, which knows the shopper by a cookie; a test fails when its page breaks a rule of Shop's. */
  shopPay: ShopPay;
  insideStore: void;
  freshStore: void;
  /** Allows errors whose text matches; without it any error in a page fails the test. */
  allowErrors(pattern: RegExp): void;
  /** Keeps the widget's script from arriving until the returned function is called. */
  holdWidget(): Promise<() => void>;
  gotoProduct(handle: string, options?: ProductPageOptions): Promise<Response>;
  layoutShift(): Promise<LayoutShift>;
  /** Addresses of the widget's scripts that the page has asked for, in that order. */
  widgetScripts(): string[];
}

interface WorkerFixtures {
  /** A demo store for this worker alone, reset before each test. */
  store: Store;
}

/** Playwright's `test` with a demo store; any error in a page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      // Few tests look at the demo's panel, whose scripts take a tenth of the processor time for a page: those ask for it by `panel=on`.
      const { url, stop } = await startStore('panel=off');
      await use(controlStore(url));
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ store }, use) => use(store.url),
  openShadow: [true, { option: true }],

  freshStore: [async ({ store }, use) => use(await store.reset()), { auto: true }],

  context: async ({ context, openShadow }, use) => {
    if (openShadow) await openShadowRoots(context);
    await watchLayoutShift(context);
    await ignoreStillPointer(context);
    await use(context);
  },

  pageErrors: [
    async ({ context }, use) => {
      const errors = collectPageErrors(context);
      await use(errors);
      expect(errors.unexpected(), 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
  insideStore: [
    async ({ context }, use) => {
      const outside = collectOutsideRequests(context);
      await use();
      expect(outside, 'requests that left the store').toEqual([]);
    },
    { auto: true },
  ],

  servers: async ({ context }, use) => use(outsideServers(context)),

  googlePayOptions: [{}, { option: true }],
  googlePayDelivery: [{}, { option: true }],
  googlePay: [
    async ({ context, servers, googlePayOptions: options, googlePayDelivery: delivery }, use) => {
      const { googlePay, expectKept } = await startGooglePay(context, { servers, options, delivery });
      await use(googlePay);
      await expectKept();
    },
    { auto: true },
  ],
  payPalOptions: [{}, { option: true }],
  payPalV6Options: [{}, { option: true }],
  payPal: [
    async ({ context, servers, store, payPalOptions, payPalV6Options }, use) => {
      // Looks oftener than PayPal does, so that a test waits less for a window that was closed.
      const options = { lookEvery: 200, ...payPalOptions };
      const v6 = { lookEvery: 200, ...payPalV6Options };
      const { payPal, expectKept } = await startPayPal(context, { servers, store: store.url, options, v6 });
      await use(payPal);
      await expectKept();
    },
    { auto: true },
  ],
  amazonOptions: [{}, { option: true }],
  amazon: [
    async ({ context, servers, store, amazonOptions: options }, use) => {
      const { amazon, expectKept } = await startAmazon(context, { servers, store: store.url, options });
      await use(amazon);
      await expectKept();
    },
    { auto: true },
  ],
  shopPay: [
    async ({ context, store }, use) => {
      const { shopPay, expectKept } = await startShopPay(context, store.url);
      await use(shopPay);
      await expectKept();
    },
    { auto: true },
  ],
  // All servers are there by then: fixtures marked `auto` come first.
  page: async ({ page, servers }, use) => {
    await servers.attached(page);
    await use(page);
  },

  allowErrors: async ({ pageErrors }, use) => use(pageErrors.allow),

  holdWidget: async ({ page }, use) => {
    await use(async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/wallets.js', async (route) => {
        await released;
        await route.continue();
      });
      return release;
    });
  },

  gotoProduct: async ({ page }, use) => {
    await use(async (handle, { theme = 'a', recommended, params = {}, early } = {}) => {
      const query = new URLSearchParams({ theme, ...(recommended && { recommended }), ...params });
      const response = await page.goto(`/products/${handle}?${query}`, { waitUntil: early ? 'commit' : 'load' });
      if (!response) throw new Error(`/products/${handle} answered nothing`);
      return response;
    });
  },

  layoutShift: async ({ page }, use) => use(() => readLayoutShift(page)),

  widgetScripts: [
    async ({ context }, use) => {
      const scripts: string[] = [];
      context.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (request.resourceType() === 'script' && path.startsWith('/karui/')) scripts.push(request.url());
      });
      await use(() => [...scripts]);
    },
    { auto: true },
  ],
});
