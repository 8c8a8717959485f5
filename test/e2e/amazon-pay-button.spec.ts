import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAZON_PAY, countPresses, gotoSizes, TWO } from './fixtures/amazon-page';
import { cartHostHtml, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { loaded, untilIdle } from './fixtures/wait';

/** Waits until everything has been done that could put Amazon's button in the place of ours. */
async function ready(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await loaded(page, 'amazon.js');
  await untilIdle(page);
}

/** How the slot is shown that a container stands in. */
const opacity = (container: Locator) => container.evaluate((one) => getComputedStyle(one.assignedSlot!).opacity);

test.describe("Amazon's button", () => {
  test('stays out of another shadow root, where its script would not find it', async ({ page, amazon }) => {
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
    await expect.poll(() => amazon.loads()).toHaveLength(1);
    await untilIdle(page);
    await expect(amazon.ours()).toBeVisible();
    expect(amazon.calls('renderButton')).toEqual([]);
  });

  test('has an id of its own for each element', async ({ page, amazon }) => {
    await gotoSizes(page, {}, {});
    await amazon.shown(page.locator('form').first());
    await amazon.shown(page.locator('form').nth(1));
    const ids = await amazon.button().evaluateAll((found) => found.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
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

  test('that a theme takes out leaves ours', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    await (await amazon.shown()).evaluate((container) => container.remove());
    await expect(amazon.ours()).toBeVisible();
    await amazon.ours().click();
    await page.waitForURL(/amazon\.co\.jp/);
  });

  test('is left as it is when Amazon greys it out', async ({ page, amazon }) => {
    amazon.behave({ disabledAfter: 0 });
    await gotoSizes(page, {});
    const button = await amazon.shown();
    await expect(button).toHaveAttribute('aria-label', /ご利用いただけません/);
    await expect(button).toBeVisible();
  });
});

test.describe('a press of Amazon’s button', () => {
  for (const [how, act] of [
    ['by a click', (button: Locator) => button.click()],
    ['by a click of a script', (button) => button.evaluate((container) => container.parentElement!.click())],
    [
      'by Enter',
      async (button) => {
        await button.locator('.box').focus();
        await button.page().keyboard.press('Enter');
      },
    ],
    [
      'by Space',
      async (button) => {
        await button.locator('.box').focus();
        await button.page().keyboard.press(' ');
      },
    ],
  ] satisfies [string, (button: Locator) => Promise<void>][]) {
    test(`${how} is one press, which the page can cancel`, async ({ page, amazon, store }) => {
      await gotoSizes(page, {});
      await page.evaluate(() => (document.body.style.height = '3000px'));
      const button = await amazon.shown();
      const presses = await countPresses(page, true);
      await act(button);
      await untilIdle(page);
      expect(await presses()).toBe(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await store.calls('cartCreate')).toEqual([]);
    });
  }

  test('in its frame, where the page sees no click, is one press', async ({ page, amazon, store }) => {
    amazon.behave({ kind: 'frame' });
    await gotoSizes(page, {});
    const button = await amazon.shown();
    await button.frameLocator('iframe').getByRole('button').click();
    await page.waitForURL(/amazon\.co\.jp/);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });

  test('shows it busy until the page is left, and a second one does nothing', async ({ page, amazon, store }) => {
    await store.faults({ operation: 'amazon_pay', delayMs: 500 });
    await gotoSizes(page, {});
    const button = await amazon.shown();
    await button.click({ noWaitAfter: true });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => opacity(button)).toBe('0.5');
    await expect(button).toBeVisible();
    await button.evaluate((container) => container.parentElement!.click());
    await page.waitForURL(/amazon\.co\.jp/);
    expect(await store.calls('cartCreate')).toHaveLength(1);
    expect(amazon.orders).toHaveLength(1);
  });
});

test('a cart drawn anew a hundred times has one live button of Amazon’s', async ({ page, amazon }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'shop_pay,amazon_pay', drawer: 'off' });
  const host = page.locator('shopify-accelerated-checkout-cart');
  await amazon.shown(host);
  for (let times = 0; times < 100; times += 1) {
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

test('in a product form, an object message of another frame harms nothing of ours', async ({
  page,
  amazon,
  allowErrors,
}) => {
  allowErrors(/indexOf is not a function/);
  amazon.behave({ listens: true });
  await gotoBare(page, `<form>${TWO}${hostHtml({ recommended: AMAZON_PAY })}</form>`);
  const button = await amazon.shown();
  await page.evaluate(() => postMessage({ type: 'loaded' }, '*'));
  await untilIdle(page);
  await button.click();
  await page.waitForURL(/amazon\.co\.jp/);
});
