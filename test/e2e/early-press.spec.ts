import type { Locator, Page } from '@playwright/test';
import { testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { test as onApple } from './fixtures/apple-pay';
import { openEarly } from './fixtures/early-paint';
import { slowClock } from './fixtures/slow-clock';
import { checkoutFlags, parts } from './fixtures/widget';

// For the tap among the ways to press.
test.use({ hasTouch: true });

/** Notes every press that the page is asked about. */
const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    addEventListener('karui:press', (event) =>
      presses.push((event as CustomEvent<{ instrument: string }>).detail.instrument),
    );
  });

const presses = (page: Page) => page.evaluate(() => (window as unknown as { presses: string[] }).presses);

const WAYS: Record<string, (button: Locator, page: Page) => Promise<void>> = {
  'a click': (button) => button.click(),
  'two clicks': (button) => button.dblclick(),
  'a tap': (button) => button.tap(),
  Enter: async (button, page) => {
    await button.focus();
    await page.keyboard.press('Enter');
  },
  Space: async (button, page) => {
    await button.focus();
    await page.keyboard.press('Space');
  },
};

/** The button that is recommended or not, its name, and where checkout is to begin. */
const BUTTONS = [
  ['', '今すぐ購入', { storefront_wallet: 'true' }],
  ['shop_pay', 'Shop Payで購入', { payment: 'shop_pay' }],
  ['shop_pay', 'その他のお支払い方法', { skip_shop_pay: 'true' }],
] as const;

for (const [at, [way, press]] of Object.entries(WAYS).entries()) {
  test(`${way} before the widget is there is kept: busy at once, one cart, checkout`, async ({
    page,
    store,
    holdWidget,
  }) => {
    await notePresses(page);
    const buttons = testsAll ? BUTTONS : [BUTTONS[at % BUTTONS.length]!];
    for (const [recommended, name, flags] of buttons) {
      const release = await openEarly(page, holdWidget, `/products/sencha?theme=b&recommended=${recommended}`);
      const button = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
      await press(button, page);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      expect(await presses(page)).toEqual([]);
      // The page may be gone before it can be asked.
      const told = page.waitForFunction(() => (window as unknown as { presses: string[] }).presses.join());
      release();
      expect(await (await told).jsonValue()).not.toContain(',');
      expect(await checkoutFlags(page)).toMatchObject(flags);
    }
    expect(await store.calls('cartCreate')).toHaveLength(buttons.length);
  });
}

test('an interaction before the widget is there counts as the page’s first: the code of a press is fetched without another one', async ({
  page,
  widgetScripts,
  holdWidget,
}) => {
  // As on a slow phone: carts, which the page has not, are defined some frames after the product's buttons are there.
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = (name, ...rest) =>
      name.endsWith('-cart') ? void setTimeout(() => define(name, ...rest), 300) : define(name, ...rest);
  });
  const release = await openEarly(page, holdWidget, '/products/sencha?theme=hostile&recommended=shop_pay');
  await page.evaluate(() => addEventListener('pointermove', () => (document.title = 'moved')));
  let x = 5;
  // Browsers drop input before the first frame.
  await expect(async () => {
    await page.mouse.move((x += 1), 5);
    expect(await page.title()).toBe('moved');
  }).toPass();
  release();
  await expect.poll(() => widgetScripts().filter((url) => url.endsWith('/companion.js'))).toHaveLength(1);
});

test('a page can prevent a kept press, also by a script that runs after the whole page has arrived', async ({
  page,
  store,
  holdWidget,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      addEventListener('karui:press', (event) => {
        document.title = 'held back';
        event.preventDefault();
      }),
    );
  });
  const release = await openEarly(page, holdWidget, '/products/sencha?theme=a');
  await parts(page).buyItNow.click();
  release();
  await expect(page).toHaveTitle('held back');
  await expect(parts(page).buyItNow).toBeEnabled();
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a page’s listener that says no at the end of a kept press’s click is heard, and the next press is made', async ({
  page,
  store,
  holdWidget,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      if (document.title.endsWith('not yet')) return;
      event.preventDefault();
      document.title = 'not yet';
    });
  });
  const release = await openEarly(page, holdWidget, '/products/sencha?theme=a');
  await parts(page).buyItNow.click();
  release();
  await expect(page).toHaveTitle('not yet');
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  expect(await store.calls('cartCreate')).toEqual([]);
  await parts(page).buyItNow.click();
  await page.waitForURL('**/checkouts/**');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a kept press goes on in the host that takes the place of the pressed one', async ({
  page,
  store,
  holdWidget,
}) => {
  const release = await openEarly(page, holdWidget, '/products/sencha?theme=hostile&recommended=shop_pay');
  await parts(page).shopPay.click();
  await parts(page).host.evaluate((host) => host.replaceWith(host.cloneNode(false)));
  await expect(parts(page).shopPay).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

onApple(
  'a kept press of Apple Pay is asked for again, and the next one opens the sheet',
  async ({ page, applePay, holdWidget }) => {
    applePay.expectViolations(/^[12]: /);
    // A press is asked for again in the two seconds after it; later it leads to checkout.
    await slowClock(page);
    const release = await openEarly(page, holdWidget, '/products/sencha?theme=a&recommended=apple_pay');
    const button = page.getByRole('button', { name: 'Apple Pay' });
    await button.click();
    // As on a phone, where a click does not count for long.
    await page.evaluate(() => new Promise((passed) => setTimeout(passed, 1)));
    release();
    const { dialog } = parts(page);
    await expect(dialog).toContainText('の準備ができました。');
    await dialog.getByRole('button').first().click();
    await button.click();
    await applePay.until('ready');
    await applePay.user.cancel();
  },
);
