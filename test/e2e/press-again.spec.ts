import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures/apple-sdk-scenario';
import { axeViolations } from './fixtures/axe';
import { fillCart, SENCHA } from './fixtures/cart';
import { holdFile } from './fixtures/hold';
import { slowClock } from './fixtures/slow-clock';

const PARAMS = { wallets: 'apple_pay,shop_pay', 'apple-pay': 'sdk-bare' };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'もう一度ボタンを押してください' });
const againIn = (page: Page) => dialogOf(page).getByRole('button', { name: 'Apple Payで購入', exact: true });

/** Presses a button before Apple's script is there, until the dialog asks for another press. */
async function pressEarly(page: Page, button: string, release: () => void): Promise<void> {
  await page.locator(button).click();
  await expect(page.locator(button)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(againIn(page)).toBeFocused();
}

test('on a cart page the dialog names the wallet, presses it, and a screen reader hears both of its buttons', async ({
  page,
  applePay,
  scenario,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await slowClock(page);
  const release = await holdFile(page, 'apple-pay-sdk');
  await page.goto(`/cart?${new URLSearchParams(PARAMS)}`);
  await pressEarly(page, 'main shopify-apple-pay-button button', release);
  await expect(dialogOf(page)).toHaveAccessibleDescription('Apple Payの準備ができました。');
  await expect(dialogOf(page).getByRole('button')).toHaveText(['Apple Payで購入', '閉じる']);
  expect(await axeViolations(page, 'none')).toEqual([]);
  await againIn(page).press('Space');
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test(
  'in a drawer that lies above the page the dialog’s button opens the wallet’s window',
  { tag: WHOLE_BROWSER },
  async ({ page, context, gotoProduct, applePay, scenario }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await slowClock(page);
    const release = await holdFile(page, 'apple-pay-sdk');
    await gotoProduct('sencha', { theme: 'b', params: PARAMS });
    await page.locator('[data-cart-link]').click();
    await pressEarly(page, 'cart-drawer-component shopify-apple-pay-button button', release);
    const opening = context.waitForEvent('page');
    await againIn(page).click();
    await (await opening).locator('[data-act=scan]').click();
    await applePay.until('ready');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  },
);

test('where the page has taken its buttons away, the dialog’s button only closes it', async ({
  page,
  byScript,
  scenario,
  applePay,
  store,
}) => {
  await slowClock(page);
  const release = await holdFile(page, 'apple-pay-sdk');
  await byScript.visit();
  await pressEarly(page, 'shopify-apple-pay-button button', release);
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await againIn(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([applePay.calls('new ApplePaySession'), await store.calls('cartCreate')]).toEqual([[], []]);
  await byScript.visit();
  await expect(scenario.button).toBeEnabled();
});
