import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { cartParts, gotoCart } from './fixtures/cart';

const HOSTS = 60;

interface Counting {
  /** Hosts that were painted by the end of the task that defined the elements, its microtasks included. */
  paintedAtOnce?: number;
}

test('a page of many hosts paints the first at once and the others in short tasks, all of them', async ({
  page,
  gotoProduct,
  holdWidget,
}) => {
  // A processor on which everything takes its time: each look at the clock costs a millisecond.
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => (now += 1);
  });
  const release = await holdWidget();
  await gotoProduct('sencha', { early: true });
  await page.locator('shopify-accelerated-checkout').waitFor({ state: 'attached' });
  await page.evaluate((count) => {
    const form = document.querySelector('shopify-accelerated-checkout')!.closest('form')!;
    for (let more = 1; more < count; more += 1) form.after(form.cloneNode(true));
    void customElements.whenDefined('shopify-accelerated-checkout').then(() => {
      (window as Counting).paintedAtOnce = document.querySelectorAll('shopify-buy-it-now-button').length;
    });
  }, HOSTS);
  release();
  await expect(page.locator('shopify-buy-it-now-button button')).toHaveCount(HOSTS);
  const atOnce = await page.evaluate(() => (window as Counting).paintedAtOnce!);
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThan(HOSTS / 2);
});

interface Watching {
  /** How many wallets of the cart are there at the end of the script's task, and as soon as the cart is defined. */
  wallets?: Promise<{ script: number; cart: number }>;
}

test('the wallets of a cart page are painted in the task after the one that evaluates the script', async ({ page }) => {
  await page.addInitScript(() => {
    const count = () => document.querySelectorAll('shopify-accelerated-checkout-cart > [access-token]').length;
    const watch = async () => {
      await customElements.whenDefined('shopify-checkout-wallet-button');
      // The script's task ends after all its microtasks.
      for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
      const script = count();
      await customElements.whenDefined('shopify-accelerated-checkout-cart');
      return { script, cart: count() };
    };
    (window as Watching).wallets = watch();
  });
  await gotoCart(page, { cart: '41001:2', wallets: 'shop_pay,paypal,google_pay', drawer: 'off' });
  expect(await page.evaluate(() => (window as Watching).wallets)).toEqual({ script: 0, cart: 3 });
});

const SIX = ['shop_pay', 'paypal', 'google_pay', 'facebook_pay', 'amazon_pay', 'venmo'];

interface Making {
  /** For each wallet that was made: in which task, and whether the skeleton still held its place. */
  made: { task: number; hasSkeleton: boolean }[];
}

test.describe('six wallets of a cart', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const made: Making['made'] = [];
      Object.assign(window, { made });
      let task = 0;
      const plainTimeout = window.setTimeout.bind(window);
      const inItsTask = (run: () => void, delay?: number) =>
        plainTimeout(() => {
          task += 1;
          run();
        }, delay);
      window.setTimeout = inItsTask as typeof setTimeout;
      const attachShadow = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const hasSkeleton = !!document.querySelector('main .wallet-cart-grid--skeleton')?.checkVisibility();
        if (this.matches('[access-token][slot]')) made.push({ task, hasSkeleton });
        return attachShadow.call(this, options);
      };
    });
    await gotoCart(page, { cart: '41001:2', wallets: SIX.join(), drawer: 'off' });
    await expect(cartParts(page).wallets).toHaveCount(SIX.length);
  });

  const madeOn = (page: Page) => page.evaluate(() => (window as unknown as Making).made);

  test('are made in two tasks, while the skeleton holds their place', async ({ page }) => {
    const made = await madeOn(page);
    // Other timers of the page may come between.
    const tasks = [...new Set(made.map(({ task }) => task))];
    expect(tasks.map((one) => made.filter(({ task }) => task === one).length)).toEqual([3, 3]);
    expect(made.every(({ hasSkeleton }) => hasSkeleton)).toBe(true);
  });

  test('are there at once when the theme renders its cart anew', async ({ page }) => {
    const there = await cartParts(page).host.evaluate((host) => {
      const anew = host.cloneNode() as Element;
      host.replaceWith(anew);
      return anew.querySelectorAll(':scope > [slot]').length;
    });
    expect(there).toBe(SIX.length);
  });

  test('stay as they are until those of a changed markup take their place', async ({ page }) => {
    const { host, wallets } = cartParts(page);
    const shown = await host.evaluate(async (element) => {
      const counts: number[] = [];
      new MutationObserver(() => counts.push(element.children.length)).observe(element, { childList: true });
      element.setAttribute('buyer-country', 'US');
      await new Promise(requestAnimationFrame);
      return counts;
    });
    expect(shown).toEqual([SIX.length]);
    await expect(wallets.first()).toHaveAttribute('buyer-country', 'US');
  });

  test('are none where the cart goes before they are made', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      void customElements.whenDefined('shopify-accelerated-checkout-cart').then(() => {
        document.querySelector('shopify-accelerated-checkout-cart')!.remove();
      });
    });
    await page.reload();
    await expect.poll(async () => (await madeOn(page)).length).toBe(3);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await madeOn(page)).toHaveLength(3);
    expect(errors).toEqual([]);
  });
});
