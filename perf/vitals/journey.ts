import { expect, type Browser, type Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext } from '../measure/open-chromium';
import { slowProcessor } from '../measure/slow-phone';
import { readVitals, watchVitals } from './watch-vitals';

const WALLETS = 'shopify-accelerated-checkout-cart > [slot]';

/** A page of the journey, and what is done there before the next. */
const STEPS: readonly (readonly [page: string, act: (page: Page, url: string) => Promise<void>])[] = [
  [
    'product',
    async (page, url) => {
      await page.goto(`${url}/products/sencha?recommended=shop_pay`, { waitUntil: 'networkidle' });
      await page.getByText('100g', { exact: true }).first().tap();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'カートに入れる' }).tap();
      await expect(page.locator(`cart-drawer ${WALLETS}`).first()).toBeVisible();
    },
  ],
  [
    'cart',
    async (page, url) => {
      await page.goto(`${url}/cart`, { waitUntil: 'networkidle' });
      await expect(page.locator(`main ${WALLETS}`)).toHaveCount(3);
      await page
        .getByRole('button', { name: /の数量を増やす/ })
        .first()
        .tap();
      await page.waitForLoadState('networkidle');
    },
  ],
  [
    'checkout',
    async (page) => {
      await page.locator(`main ${WALLETS}`).first().tap();
      await page.waitForURL('**/checkouts/**');
      await page.waitForLoadState('networkidle');
    },
  ],
];

/** A page of the journey when it is left. */
export interface Stop {
  page: string;
  cls: number;
  /** What moved most; empty when nothing did. */
  moved: string;
}

/** A shopper's way from a product to the checkout on a slow phone; CLS of each page. */
export async function journey(browser: Browser, store: Store): Promise<Stop[]> {
  await store.reset();
  const context = await freshContext(browser);
  try {
    await watchVitals(context);
    const page = await context.newPage();
    await slowProcessor(await context.newCDPSession(page));
    const found: Stop[] = [];
    for (const [name, act] of STEPS) {
      await act(page, store.url);
      const { cls, lcp, moved } = await readVitals(page);
      if (lcp === null) throw new Error(`web-vitals saw nothing of the ${name} page`);
      found.push({ page: name, cls, moved });
    }
    return found;
  } finally {
    await context.close();
  }
}
