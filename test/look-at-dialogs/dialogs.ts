import type { BrowserContext, Page } from '@playwright/test';
import type { Store, StoreFault } from '../e2e/fixtures/store-control';
import { holdBack } from '../look-at-buttons/held';

/** Everything that a shopper's way to a dialog needs. */
export interface Shopper {
  context: BrowserContext;
  page: Page;
  store: Store;
  /** Opens a page of the demo store. */
  go(path: string, switches?: Readonly<Record<string, string>>): Promise<void>;
  /** Presses the recommended wallet's button. */
  press(): Promise<void>;
}

/** A dialog, and how a shopper comes to it. */
export interface ShownDialog {
  label: string;
  open(shopper: Shopper): Promise<void>;
}

/** Opens a page with a wallet, and presses it. */
const pressed = (recommended: string, product = 'sencha', switches: Readonly<Record<string, string>> = {}) =>
  async function open({ go, press }: Shopper): Promise<void> {
    await go(`/products/${product}`, { recommended, ...switches });
    await press();
  };

/** The same, where something goes wrong at the store. */
const trouble = (fault: StoreFault, recommended = 'shop_pay', switches: Readonly<Record<string, string>> = {}) =>
  async function open(shopper: Shopper): Promise<void> {
    await shopper.store.faults(fault);
    await pressed(recommended, 'sencha', switches)(shopper);
  };

const saysNo = (message: string): StoreFault => ({
  operation: 'cartCreate',
  nullCart: true,
  userErrors: [{ code: 'VALIDATION_CUSTOM', message }],
});

/** Presses a button before its vendor's script is there. */
const early = (wallet: string, script: string, switches: Readonly<Record<string, string>> = {}) =>
  async function open({ context, go, press }: Shopper): Promise<void> {
    const release = await holdBack(context, `**/${script}*`);
    await go('/products/sencha', { recommended: wallet, ...switches });
    await press();
    release();
  };

/** Opens the policy that is named in a product's notice. */
const policy = (prepare: (shopper: Shopper) => Promise<unknown> = async () => {}) =>
  async function open(shopper: Shopper): Promise<void> {
    const { page, go } = shopper;
    await prepare(shopper);
    await go('/products/teiki-bin');
    await page.locator('[name=selling_plan]').nth(1).check({ force: true });
    await page.getByRole('button', { name: '解約ポリシー' }).click();
  };

/** Opens the seller's own policy. */
const terms = (operation: 'terms' | 'privacy', fault?: Omit<StoreFault, 'operation'>) =>
  async function open({ page, store, go }: Shopper): Promise<void> {
    if (fault) await store.faults({ operation, ...fault });
    await go('/products/teiki-bin', { 'managed-markets': '1' });
    await page.locator('[name=selling_plan]').nth(1).check({ force: true });
    await page.locator(`[data-managed-markets=${operation}]`).first().click();
  };

const ALL_DAY = 600_000;
const LONG = Array.from({ length: 14 }, (_, at) => `${at + 1}. 宇治煎茶「朝露」は一度に40点までお求めいただけます。`);

/** Every dialog that the widget has. */
export const dialogs: readonly ShownDialog[] = [
  { label: 'checkout: trouble', open: trouble({ operation: 'cartCreate', status: 500 }) },
  {
    label: 'checkout: offline',
    async open({ context, go, press, page }) {
      await go('/products/sencha', { recommended: 'shop_pay' });
      await page.locator('main shopify-accelerated-checkout').hover();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await press();
    },
  },
  { label: 'the store’s words', open: trouble(saysNo('お一人さま一点限りの商品です。')) },
  { label: 'the store’s words, long', open: trouble(saysNo(LONG.join('\n'))) },
  { label: 'sold out', open: trouble({ operation: 'cartCreate', stock: 0 }) },
  {
    label: 'theme editor',
    async open(shopper) {
      await shopper.page.addInitScript(() => void Object.assign(window, { Shopify: { designMode: true } }));
      await pressed('shop_pay')(shopper);
    },
  },
  { label: 'wallet: trouble', open: trouble({ operation: 'buy_with_prime', status: 500 }, 'buy_with_prime') },
  { label: 'wallet: not eligible', open: pressed('buy_with_prime', 'gift-ebook') },
  { label: 'Google Pay: nothing to deliver', open: pressed('google_pay', 'gift-ebook', { 'google-pay': 'simulated' }) },
  {
    label: 'PayPal: account',
    async open({ page, store, go }) {
      await store.faults({ operation: 'paypalTokenCreate', userErrors: [{ code: 'RESTRICTED_WALLET_ACCOUNT' }] });
      await go('/products/sencha', { recommended: 'paypal', paypal: 'simulated' });
      await page.locator('main shopify-paypal-button').hover();
      // PayPal's button is not put under a pointer.
      await page.mouse.move(1, 1);
      await page.frameLocator('iframe.component-frame[title=PayPal]').getByRole('button').click();
    },
  },
  { label: 'press again: Apple Pay', open: early('apple_pay', 'apple-pay-sdk.js', { 'apple-pay': 'sdk-bare' }) },
  {
    label: 'press again: Venmo',
    open: early('venmo', 'paypal-simulator.js', { currency: 'USD', paypal: 'simulated' }),
  },
  {
    label: 'currency changed',
    async open(shopper) {
      await pressed('apple_pay', 'sencha', { 'apple-pay': 'simulated' })(shopper);
      const sheet = shopper.page.getByRole('dialog', { name: 'Apple Pay' });
      await sheet.getByRole('button', { name: '支払う' }).waitFor();
      await sheet.getByLabel('配送先住所').selectOption('us');
    },
  },
  { label: 'subscription policy', open: policy() },
  {
    label: 'subscription policy: on its way',
    open: policy(({ store }) => store.faults({ operation: 'subscriptionPolicyQuery', delayMs: ALL_DAY })),
  },
  {
    label: 'subscription policy: none',
    open: policy(({ store }) => store.faults({ operation: 'subscriptionPolicyQuery', status: 500 })),
  },
  { label: 'terms', open: terms('terms') },
  { label: 'privacy', open: terms('privacy') },
  { label: 'terms: on their way', open: terms('terms', { delayMs: ALL_DAY }) },
];
