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
  for (const [width, height] of [
    [140, 44],
    [360, 42],
    [473, 46],
    [600, 54],
  ] as const) {
    test(`has the box of ours at ${width} × ${height} px, whatever Amazon's script writes on it`, async ({
      page,
      amazon,
      layoutShift,
    }) => {
      await gotoSizes(page, { width, height });
      const before = await amazon.ours().boundingBox();
      const { raw } = await layoutShift();
      const button = await amazon.shown();
      expect(await button.boundingBox()).toEqual(before);
      await page.evaluate(() => dispatchEvent(new Event('resize')));
      await untilIdle(page);
      expect(await button.evaluate(({ style }) => style.width)).toBe('inherit');
      expect(await button.boundingBox()).toEqual(before);
      expect((await layoutShift()).raw).toBe(raw);
      await expect(amazon.ours()).toBeHidden();
      expect(await amazon.ours().boundingBox()).toEqual(before);
    });
  }

  test('is at most 600 px wide, and in the middle', async ({ page, amazon }) => {
    await gotoSizes(page, { width: 900 });
    const { x } = (await amazon.ours().boundingBox())!;
    expect(await (await amazon.shown()).boundingBox()).toMatchObject({ x: x + 150, width: 600, height: 44 });
  });

  for (const size of [{ width: 139 }, { height: 41 }]) {
    test(`is not painted where ours is only ${JSON.stringify(size)}`, async ({ page, amazon }) => {
      await gotoSizes(page, size, {});
      await expect(amazon.button()).toBeVisible({ visible: false });
      await amazon.ours().first().scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      // The other form's button shows that the script is there.
      await expect(amazon.button(page.locator('form').nth(1))).toBeVisible();
      await expect(amazon.button(page.locator('form').first())).toHaveCount(0);
      await expect(amazon.ours(page.locator('form').first())).toBeVisible();
    });
  }

  test('gives way to ours when it becomes too narrow, and comes back: painted once', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    await amazon.shown();
    const form = page.locator('form');
    await form.evaluate(({ style }) => (style.width = '139px'));
    await expect(amazon.ours()).toBeVisible();
    await expect(amazon.button()).toHaveCount(0);
    await form.evaluate(({ style }) => (style.width = '140px'));
    await expect(amazon.button()).toBeVisible();
    await form.evaluate(({ style }) => style.setProperty('--shopify-accelerated-checkout-button-block-size', '30px'));
    await expect(amazon.ours()).toBeVisible();
    expect(amazon.calls('renderButton')).toHaveLength(1);
  });

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

test.describe('our own button stays', () => {
  test('when the script is blocked: it is asked for three times', async ({ page, amazon, allowErrors }) => {
    allowErrors(/ERR_CONNECTION_FAILED/);
    amazon.deliver({ trouble: 'fails' });
    await gotoSizes(page, {});
    await page.mouse.move(1, 1);
    await expect.poll(() => amazon.loads()).toHaveLength(3);
    await untilIdle(page);
    await expect(amazon.ours()).toBeVisible();
  });

  test('when the script comes after 3 s, which serves the press all the same', async ({ page, amazon }) => {
    const release = amazon.hold();
    await gotoSizes(page, {});
    await page.mouse.move(1, 1);
    await expect.poll(() => amazon.loads()).toHaveLength(1);
    await page.evaluate(() => new Promise((late) => setTimeout(late, 2500)));
    release();
    await page.waitForFunction(() => window.amazonSimulator);
    await untilIdle(page);
    await expect(amazon.ours()).toBeVisible();
    await amazon.ours().click();
    await page.waitForURL(/amazon\.co\.jp/);
    expect(amazon.calls('renderButton')).toEqual([]);
  });

  for (const [what, mood] of [
    ['the script paints nothing', { paints: false }],
    ['the script throws a text', { renderThrows: 'AmazonPay: duration of undefined' }],
  ] as const) {
    test(`when ${what}, and is asked once`, async ({ page, amazon }) => {
      amazon.behave(mood);
      await gotoSizes(page, {}, {});
      await page.mouse.move(1, 1);
      await expect.poll(() => amazon.calls('renderButton')).toHaveLength(1);
      await untilIdle(page);
      await expect(amazon.ours()).toHaveCount(2);
      for (const ours of await amazon.ours().all()) await expect(ours).toBeVisible();
      expect(amazon.calls('renderButton')).toHaveLength(1);
      await amazon.ours().first().click();
      await page.waitForURL(/amazon\.co\.jp/);
    });
  }

  test('as long as it is hovered', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    await amazon.ours().hover();
    await expect.poll(() => amazon.calls('renderButton')).toHaveLength(1);
    await untilIdle(page);
    await expect(amazon.ours()).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(amazon.button()).toBeVisible();
  });

  test('as long as it has the focus', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    await amazon.ours().focus();
    await expect.poll(() => amazon.calls('renderButton')).toHaveLength(1);
    await untilIdle(page);
    await expect(amazon.ours()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(amazon.button()).toBeVisible();
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
