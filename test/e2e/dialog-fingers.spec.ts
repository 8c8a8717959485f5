import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerPolicy, choosePlan, policyButton } from './fixtures/policy';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

// Without animations, because a finger would miss a text that still slides in.
test.use({ hasTouch: true, viewport: { width: 390, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** As a library does that locks the page behind a drawer, or scrolls the page by script. */
const holdFingers = (page: Page) =>
  page.evaluate(() => document.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false }));

/** A finger moves up over the middle of a text by 100 px. */
async function swipeUp(page: Page, text: Locator): Promise<void> {
  const { x, y, width, height } = (await text.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = (up: number) => [{ x: Math.round(x + width / 2), y: Math.round(y + height / 2) - up }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let up = 10; up <= 100; up += 10)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(up) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Expects that a finger scrolls the text and not the page. */
async function expectScrolls(page: Page, text: Locator): Promise<void> {
  // The focused button may have scrolled it.
  await text.evaluate((element) => void (element.scrollTop = 0));
  const before = await page.evaluate(() => scrollY);
  await swipeUp(page, text);
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

test('on a page that holds fingers a finger scrolls the text of a dialog', async ({ page, store, gotoProduct }) => {
  await refuseCarts(store, '一人三個まで\n'.repeat(60));
  await gotoProduct('sencha');
  await holdFingers(page);
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toContainText('一人三個まで');
  await expectScrolls(page, dialog.locator('.message'));
});

test('on a page that holds fingers a finger scrolls a policy', async ({ page, gotoProduct }) => {
  await answerPolicy(page, '<p>いつでも解約できます。</p>'.repeat(60));
  await gotoProduct('teiki-bin');
  await holdFingers(page);
  await choosePlan(page, 1);
  await policyButton(page).click();
  const { dialog } = parts(page);
  await expect(dialog).toContainText('いつでも解約できます。');
  await expectScrolls(page, dialog.locator('.message'));
});

test('on a page that holds fingers a finger scrolls the notice that the page is offline, in a low window', async ({
  page,
  gotoProduct,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|dynamically imported/);
  await gotoProduct('sencha');
  await holdFingers(page);
  const { buyItNow } = parts(page);
  await buyItNow.hover();
  await page.setViewportSize({ width: 390, height: 160 });
  await context.setOffline(true);
  await buyItNow.dispatchEvent('click');
  const notice = page.getByRole('dialog', { name: 'インターネットに接続できません' });
  await expect(notice).toBeVisible();
  await expectScrolls(page, notice);
});

test('on a page that holds fingers a finger scrolls Apple’s drawn sheet', async ({ page, gotoProduct }) => {
  await page.setViewportSize({ width: 390, height: 240 });
  await gotoProduct('sencha', { recommended: 'apple_pay', params: { 'apple-pay': 'simulated' } });
  await holdFingers(page);
  await page.locator('shopify-apple-pay-button button').first().click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await expect(sheet.getByRole('button', { name: '支払う' })).toHaveAttribute('aria-disabled', 'false');
  await expectScrolls(page, sheet.locator('.rows'));
});
