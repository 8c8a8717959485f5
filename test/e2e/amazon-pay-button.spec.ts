import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAZON_PAY, countPresses, gotoSizes } from './fixtures/amazon-page';
import { cartHostHtml, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { gotoBare } from './fixtures/bare-page';
import { loaded, untilIdle } from './fixtures/wait';

/** Waits until everything has been done that could put Amazon's button in the place of ours. */
async function ready(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await loaded(page, 'amazon.js');
  await untilIdle(page);
}

/** The opacity of the slot that shows the container. */
const opacity = (container: Locator) => container.evaluate((one) => getComputedStyle(one.assignedSlot!).opacity);

test.describe("Amazon's button", () => {
  test('is not painted inside another shadow root, where its script would not find it, and the script is not loaded', async ({
    page,
    amazon,
  }) => {
    await gotoBare(page, `${cartHostHtml([])}<div id="outer"></div>`);
    await fillCart(page, SENCHA);
    await page.reload();
    await page.locator('#outer').evaluate(
      (outer, html) => {
        outer.attachShadow({ mode: 'open' }).innerHTML = html;
      },
      cartHostHtml([]).replace(/wallet-configs="[^"]*"/, `wallet-configs='[${AMAZON_PAY}]'`),
    );
    await expect(amazon.ours()).toBeVisible();
    await ready(page);
    await untilIdle(page);
    await expect(amazon.ours()).toBeVisible();
    expect(amazon.loads()).toEqual([]);
    // Checkout takes the order, and offers Amazon Pay as well.
    await amazon.ours().click();
    await page.waitForURL(/\/checkouts\//);
    expect(amazon.loads()).toEqual([]);
  });

  test('is dimmed and takes no clicks while nothing can be bought, and says so', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    const button = await amazon.shown();
    const host = page.locator('shopify-accelerated-checkout');
    await host.evaluate((element) => element.setAttribute('disabled', ''));
    await expect.poll(() => opacity(button)).toBe('0.5');
    await expect(button).toHaveCSS('pointer-events', 'none');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await host.evaluate((element) => element.removeAttribute('disabled'));
    await expect.poll(() => opacity(button)).toBe('1');
    await expect(button).not.toHaveAttribute('aria-disabled');
  });

  test('leaves our own button when a theme removes it', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    await (await amazon.shown()).evaluate((container) => container.remove());
    await expect(amazon.ours()).toBeVisible();
    await amazon.ours().click();
    await page.waitForURL(/amazon\.co\.jp/);
  });
});

test.describe('a press of Amazon’s button', () => {
  test('by a click, by a script, by Enter and by Space is one press each, which the page can cancel', async ({
    page,
    amazon,
    store,
  }) => {
    await gotoSizes(page, {});
    await page.evaluate(() => (document.body.style.height = '3000px'));
    const button = await amazon.shown();
    const presses = await countPresses(page, true);
    const byKey = async (key: string) => {
      await button.locator('.box').focus();
      await page.keyboard.press(key);
    };
    const ways = [
      () => byKey('Enter'),
      () => byKey(' '),
      () => button.click(),
      () => button.evaluate((container) => container.parentElement!.click()),
    ];
    for (const [before, act] of ways.entries()) {
      await act();
      await untilIdle(page);
      expect(await presses()).toBe(before + 1);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await store.calls('cartCreate')).toEqual([]);
  });

  test('in its frame, where the page sees no click, is one press', async ({ page, amazon, store }) => {
    amazon.behave({ kind: 'frame' });
    await gotoSizes(page, {});
    const button = await amazon.shown();
    await button.frameLocator('iframe').getByRole('button').click();
    await page.waitForURL(/amazon\.co\.jp/);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
});

test('a cart drawn anew ten times has one live button of Amazon’s', async ({ page, amazon }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'shop_pay,amazon_pay', drawer: 'off' });
  const host = page.locator('shopify-accelerated-checkout-cart');
  await amazon.shown(host);
  for (let times = 0; times < 10; times += 1) {
    await host.evaluate((element) => {
      const html = element.outerHTML;
      const made = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
      made.textContent = '';
      element.replaceWith(made);
    });
    await expect(amazon.ours(host)).toHaveCount(1);
  }
  await expect(amazon.button(host)).toBeVisible();
  expect(amazon.calls('renderButton')).toHaveLength(1);
});
