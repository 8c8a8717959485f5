import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/wait';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

interface Fighting {
  /** How often the page has undone what the widget did. */
  fought: number;
}

const NOTICE = '<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">同意</small>';
const HOST = hostHtml({ recommended: JSON.stringify(config('shop_pay')), debug: '' });
const FORM = `<form><input type="hidden" name="id" value="41001"><input name="quantity" value="2">${HOST}${NOTICE}</form>`;
const PLAN = FORM.replace('<form>', '<form><input type="hidden" name="selling_plan" value="9001">').replace(
  '"41001"',
  '"42001"',
);

/** Scripts that undo what the widget does, each time at once. */
const ACTIONS = {
  'removes the link': () => {
    const link = document.querySelector('more-payment-options-link');
    return !!link && (link.remove(), true);
  },
  'strips requires-shipping': () => {
    const host = document.querySelector('shopify-accelerated-checkout[requires-shipping]');
    return !!host && (host.removeAttribute('requires-shipping'), true);
  },
  'keeps the notice hidden': () => {
    const notice = document.querySelector('#shopify-buyer-consent:not(.hidden)');
    return !!notice && (notice.classList.add('hidden'), true);
  },
} as const;

/** Runs such a script whenever anything in the page changes, and counts. */
const fight = (page: Page, action: () => boolean) =>
  page.addInitScript(`window.fought = 0; {
    const action = ${action.toString()};
    const observer = new MutationObserver(() => { if (action()) window.fought += 1; });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }`);

const times = (page: Page) => page.evaluate(() => (window as unknown as Fighting).fought);

/** Lets the page fight for a second and more of its own clock, frame by frame; fails when it hangs. */
const second = (page: Page) => page.clock.runFor(1200);

test.beforeEach(({ page }) => page.clock.install());

for (const [name, action] of Object.entries(ACTIONS)) {
  test(`a page that ${name} again and again does not hang, is reported once, and its button works`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => void told.push(message.text()));
    await fight(page, action);
    await gotoBare(page, name.includes('notice') ? PLAN : FORM);
    const { shopPay } = parts(page);
    await expect(shopPay).toBeEnabled();
    // The code that the page fights with may still be arriving.
    await expect.poll(() => times(page)).toBeGreaterThan(1);
    await second(page);
    const after = await times(page);
    // Once after painting, and once after each of five restorations.
    expect(after).toBeLessThanOrEqual(6);
    await second(page);
    expect(await times(page)).toBe(after);
    // The console's message may come after the answer of the page.
    await expect.poll(() => told.filter((text) => text.includes('keeps undoing'))).toHaveLength(1);
    await shopPay.click();
    expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  });
}

test('a page that writes to its form whenever it is read does not hang, and its button works', async ({ page }) => {
  await page.addInitScript(() => {
    let writes = 0;
    addEventListener('formdata', ({ target }) => {
      const id = (target as HTMLFormElement).querySelector('input')!;
      id.setAttribute('value', (writes += 1) % 2 ? '41002' : '41001');
    });
  });
  await gotoBare(page, FORM);
  const { shopPay } = parts(page);
  await expect(shopPay).toBeEnabled();
  await second(page);
  await shopPay.click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

test('a page that undoes its cart’s grid again and again does not hang, and a wallet works', async ({ page }) => {
  await fight(page, () => {
    const wallet = document.querySelector('shopify-accelerated-checkout-cart > shopify-amazon-pay-button');
    return !!wallet && (wallet.remove(), true);
  });
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['amazon_pay', 'shop_pay']));
  await expect.poll(() => times(page)).toBeGreaterThan(1);
  await second(page);
  expect(await times(page)).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await checkoutFlags(page);
});

test('children that a theme removes after each of many choices are always restored', async ({ page }) => {
  await gotoBare(page, FORM);
  const { host, shopPay } = parts(page);
  await expect(shopPay).toBeEnabled();
  // What restores them comes with the page's first interaction.
  const code = page.waitForResponse('**/companion.js');
  await page.mouse.move(9, 9);
  await (await code).finished();
  await untilIdle(page);
  const whole = await host.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const id = document.querySelector('input')!;
    const seen: number[] = [];
    for (let choice = 0; choice < 20; choice += 1) {
      id.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      element.textContent = '';
      await frame();
      seen.push(element.childElementCount);
    }
    return seen;
  });
  expect(whole).toEqual(Array(20).fill(2));
});
