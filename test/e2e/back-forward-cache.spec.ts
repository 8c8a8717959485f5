import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { awayAndBack } from './fixtures/away-and-back';
import { untilIdle } from './fixtures/wait';

const press = (page: Page) => page.locator('shopify-buy-it-now-button button').click();

test(
  'a press under way when its page enters the back/forward cache does not navigate after the return',
  { tag: WHOLE_BROWSER },
  async ({ page, store, gotoProduct, allowErrors }) => {
    // The test's own request has no access token.
    allowErrors(/401/);
    await gotoProduct('sencha');
    await store.faults({ operation: 'cartCreate', delayMs: 700, times: 2 });
    await press(page);
    await expect.poll(() => store.calls('cartCreate')).toHaveLength(1);
    await awayAndBack(page);
    const button = page.locator('shopify-buy-it-now-button button');
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    // It takes as long as the answer to the press and was requested later: when it is here, that answer is here, too.
    await page.evaluate(async () => {
      const address = '/api/unstable/graphql.json?operation_name=cartCreate';
      await (await fetch(address, { method: 'POST', body: '{}' })).text();
    });
    await untilIdle(page);
    expect(page.url()).toContain('/products/sencha');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page);
    await page.waitForURL(/\/checkouts\//);
  },
);

test(
  'a press that waited for a retry when its page entered the back/forward cache creates no second cart',
  { tag: WHOLE_BROWSER },
  async ({ page, store, gotoProduct, allowErrors }) => {
    allowErrors(/503/);
    await gotoProduct('sencha');
    await store.faults({ operation: 'cartCreate', status: 503, retryAfter: 1, times: 1 });
    const answered = page.waitForResponse(/cartCreate/);
    await press(page);
    await answered;
    await awayAndBack(page);
    // This timer is as long as the store's Retry-After and was set later: when it fires, the timer of the press has fired.
    await page.evaluate(() => new Promise((fired) => setTimeout(fired, 1000)));
    await untilIdle(page);
    expect(await store.calls('cartCreate')).toHaveLength(1);
    expect(page.url()).toContain('/products/sencha');
  },
);
