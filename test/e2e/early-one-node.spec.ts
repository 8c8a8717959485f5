import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, SENCHA } from './fixtures/cart';
import { openEarly, untilTaken } from './fixtures/early-paint';
import { noteNodes, nodesChanged } from './fixtures/node-changes';
import { actOnceThere } from './fixtures/page-acts';
import { checkoutFlags } from './fixtures/widget';

// For the tap among the ways to press.
test.use({ hasTouch: true });

const SIX = 'shop_pay,paypal,google_pay,amazon_pay,buy_with_prime,facebook_pay';

test.describe('with closed roots', () => {
  test.use({ openShadow: false });

  for (const path of [
    '/products/sencha?theme=a&recommended=shop_pay',
    '/products/sencha?theme=b',
    '/products/sencha?theme=hostile&recommended=apple_pay&attr.fallback=%7B%22name%22%3A%22paypal%22%7D',
    `/cart?theme=b&wallets=${SIX}`,
  ]) {
    test(`no node comes or goes when the widget takes over ${path}`, async ({ page, holdWidget, layoutShift }) => {
      await fillCart(page, SENCHA);
      await noteNodes(page);
      const release = await holdWidget();
      await page.goto(`${path}&boot=painted`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('main [slot]') && document.readyState !== 'loading');
      const before = await layoutShift();
      await nodesChanged(page);
      release();
      await untilTaken(page);
      expect(await nodesChanged(page)).toEqual([]);
      expect((await layoutShift()).raw - before.raw).toBe(0);
    });
  }
});

/** Opens a page whose snippet has painted it and has the widget come. */
async function open(page: Page, holdWidget: () => Promise<() => void>, path: string, moment: string): Promise<void> {
  if (moment === 'at once') {
    await page.goto(`${path}&boot=painted`);
    return untilTaken(page).then(() => {});
  }
  const release = await openEarly(page, holdWidget, path);
  if (moment === 'after 300 ms') await page.evaluate(() => new Promise((passed) => setTimeout(passed, 300)));
  release();
  await untilTaken(page);
}

for (const [moment, theme] of [
  ['at once', 'b'],
  ['after 300 ms', 'a'],
] as const) {
  test(`changes that a page makes once to a painted button stay when the widget comes ${moment}, in theme ${theme}`, async ({
    page,
    holdWidget,
  }) => {
    await actOnceThere(page, '.shopify-payment-button__more-options:not(div)', (link) => {
      link.textContent = 'ほかの方法';
      link.classList.add('of-the-theme');
      link.setAttribute('aria-label', 'ほかの方法で買う');
    });
    await actOnceThere(page, 'shop-pay-wallet-button', (element) => {
      element.classList.add('of-the-app');
      (element as HTMLElement).style.display = 'none';
    });
    await open(page, holdWidget, `/products/sencha?theme=${theme}&recommended=shop_pay`, moment);
    const link = page.locator('main a.shopify-payment-button__more-options');
    await test.step('the link keeps the changed words, class and label', async () => {
      await expect.soft(link).toHaveText('ほかの方法');
      await expect.soft(link).toHaveClass(/of-the-theme/);
      await expect.soft(link).toHaveAttribute('aria-label', 'ほかの方法で買う');
    });
    await test.step('the wallet’s element keeps the added class and stays hidden', async () => {
      await expect.soft(page.locator('main shop-pay-wallet-button')).toHaveClass('of-the-app');
      await expect.soft(page.locator('main shop-pay-wallet-button')).toBeHidden();
    });

    await actOnceThere(page, '.shopify-payment-button__button--unbranded', (button) => {
      button.innerHTML = '<font>すぐ買う</font>';
      button.classList.add('of-the-theme');
      (button as HTMLButtonElement).disabled = true;
    });
    await open(page, holdWidget, `/products/sencha?theme=${theme}`, moment);
    await test.step('Buy It Now keeps the translator’s element, the added class, and the disabled state that an app has set', async () => {
      await expect.soft(page.locator('main .shopify-payment-button__button--unbranded font')).toHaveText('すぐ買う');
      await expect.soft(page.locator('main .shopify-payment-button__button--unbranded')).toHaveClass(/of-the-theme/);
      await expect.soft(page.locator('main .shopify-payment-button__button--unbranded')).toBeDisabled();
    });
  });
}

/** Presses a button as a shopper does. */
/** A wallet's button, or the link below it. */
const buttonOf = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('button', { name, exact: true })
    .or(page.locator('main').getByRole('link', { name, exact: true }))
    .first();

async function press(page: Page, name: string, way: 'mouse' | 'touch' | 'keyboard'): Promise<void> {
  const button = buttonOf(page, name);
  if (way === 'mouse') return button.click();
  if (way === 'touch') return button.tap();
  await button.focus();
  await page.keyboard.press('Space');
}

/** What is asked for the terms: a page and its part that a listener is put on, and the button that is pressed. */
const ASKED = [
  ['/products/sencha?', '.shopify-payment-button__button--unbranded', '今すぐ購入'],
  ['/products/sencha?recommended=shop_pay&', 'shop-pay-wallet-button', 'Shop Payで購入'],
  ['/products/sencha?recommended=shop_pay&', 'a.shopify-payment-button__more-options', 'その他のお支払い方法'],
  ['/cart?wallets=shop_pay,facebook_pay&', 'main shop-pay-wallet-button', 'Shop Pay'],
] as const;

/** Each moment when the widget comes, each way to press, each button and each theme. */
const TERMS = [
  { moment: 'at once', way: 'keyboard', asked: ASKED[0], theme: 'a' },
  { moment: 'after 300 ms', way: 'touch', asked: ASKED[1], theme: 'b' },
  { moment: 'after a press', way: 'mouse', asked: ASKED[2], theme: 'a' },
  { moment: 'after a press', way: 'touch', asked: ASKED[3], theme: 'b' },
] as const;

for (const { moment, way, asked, theme } of TERMS) {
  const [path, selector, name] = asked;
  test(`${way}: a listener on ${selector} that asks to agree to the terms runs once when the widget comes ${moment}, in theme ${theme}`, async ({
    page,
    store,
    holdWidget,
  }) => {
    await fillCart(page, SENCHA);
    await actOnceThere(page, selector, (element) => {
      const seen = { clicks: 0, presses: 0, agreed: false };
      Object.assign(window, { seen });
      element.addEventListener('click', (event) => {
        seen.clicks += 1;
        if (!seen.agreed) event.preventDefault();
      });
      addEventListener('karui:press', () => (seen.presses += 1));
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
    const address = `${path}theme=${theme}`;
    if (moment === 'after a press') {
      const release = await openEarly(page, holdWidget, address);
      await press(page, name, way);
      expect(await seen()).toMatchObject({ clicks: 0 });
      release();
      await untilTaken(page);
    } else {
      await open(page, holdWidget, address, moment);
      await press(page, name, way);
    }
    await expect.poll(seen).toEqual({ clicks: 1, presses: 0, agreed: false });
    await expect(buttonOf(page, name)).toBeEnabled();
    expect(await store.calls('cartCreate')).toEqual([]);
    await page.evaluate(() => ((window as unknown as { seen: { agreed: boolean } }).seen.agreed = true));
    await press(page, name, way);
    await checkoutFlags(page);
  });
}

test('a clone of a button, which calls the button, makes one press', async ({ page, store, holdWidget }) => {
  await actOnceThere(page, '.shopify-payment-button__button--unbranded', (button) => {
    const clone = button.cloneNode(true) as HTMLElement;
    clone.textContent = '写し';
    clone.addEventListener('click', () => (button as HTMLElement).click());
    button.after(clone);
  });
  await open(page, holdWidget, '/products/sencha?theme=a', 'after 300 ms');
  await page.getByRole('button', { name: '写し' }).click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});
