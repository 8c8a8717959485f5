import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSeller, sellerButton, WHOLE_SALE } from './fixtures/apple-pay-seller';
import { axeViolations } from './fixtures/axe';

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test.describe(`the drawn sheet at ${width} px`, () => {
    // Without animations, because axe would read the colours of a sheet that is still fading in.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await openSeller(page, WHOLE_SALE, '&apple-pay=simulated');
      await sellerButton(page).press('Enter');
      await expect(page.getByRole('button', { name: '支払う' })).toHaveAttribute('aria-disabled', 'false');
    });

    const pay = (page: Page) => page.getByRole('button', { name: '支払う' });

    test('takes an order by keyboard alone, with a wrong address and its correction', async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
      await expect(sheet).toContainText('シミュレーション');
      await sheet.getByLabel('配送先住所').focus();
      for (const name of ['京都', '大阪', '札幌', '那覇', '郵便番号']) {
        await page.keyboard.press('ArrowDown');
        await expect(sheet.getByLabel('配送先住所').locator(':checked')).toHaveText(new RegExp(name));
        await expect(sheet).toHaveAttribute('aria-busy', 'false');
      }
      await sheet.getByRole('radio', { name: '速達便' }).press('Space');
      await expect(sheet.locator('.total')).toHaveText('かるい茶舗¥3,140');
      await pay(page).press('Enter');
      const zip = sheet.getByRole('textbox', { name: '郵便番号' });
      await expect(zip).toHaveAccessibleDescription('郵便番号を確認してください');
      await expect(zip).toBeFocused();
      await zip.fill('100-0001');
      await page.keyboard.press('Enter');
      await expect(pay(page)).toHaveAttribute('aria-disabled', 'false');
      await pay(page).press('Enter');
      await page.waitForURL('**/cart?paid=1');
    });

    test('says that nothing is delivered to an address, and can’t be paid then', async ({ page }) => {
      await page.getByLabel('配送先住所').selectOption('okinawa');
      await expect(page.getByRole('alert')).toHaveText('この住所には配送できません');
      await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
      await pay(page).press('Enter');
      await expect(page.getByText('配送方法、赤字の項目の修正が必要です')).toBeVisible();
      await page.getByLabel('配送先住所').selectOption('kyoto');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(pay(page)).toHaveAttribute('aria-disabled', 'false');
    });

    test('keeps the focus, and gives it back when Escape cancels', async ({ page }) => {
      const isInside = () => page.evaluate(() => document.activeElement?.id === 'apple-pay-simulation');
      for (let tab = 0; tab < 12; tab += 1) {
        await page.keyboard.press('Tab');
        // Between its last and its first control, focus leaves a modal dialog for the browser's own controls.
        expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(sellerButton(page)).toBeFocused();
      expect(await page.evaluate(() => window.applePaySimulator?.sheet()?.state)).toBe('cancelled');
      expect(await page.evaluate(() => window.applePaySimulator?.violations)).toEqual([]);
    });

    test('passes axe', async ({ page }) => {
      await page.getByLabel('配送先住所').selectOption('mistyped');
      await pay(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axeViolations(page, 'none')).toEqual([]);
    });
  });

test('a device with real Apple Pay keeps it', async ({ page, gotoProduct }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ApplePaySession: 'the real one' });
  });
  await gotoProduct('sencha', { params: { 'apple-pay': 'simulated' } });
  expect(await page.evaluate(() => String((window as { ApplePaySession?: unknown }).ApplePaySession))).toBe(
    'the real one',
  );
  await expect(page.getByText('シミュレーション')).toHaveCount(0);
});

test('a strict content policy lets the sheet through', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', { params: { 'apple-pay': 'simulated', csp: '1' } });
  await expect(page.getByText('Apple Payはシミュレーションです')).toBeVisible();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Apple Payで払う';
    button.addEventListener('click', () => {
      const total = { label: 'かるい茶舗', amount: '1' };
      const needs = { merchantCapabilities: ['supports3DS' as const], supportedNetworks: ['visa'] };
      new ApplePaySession(12, { countryCode: 'JP', currencyCode: 'JPY', ...needs, total }).begin();
    });
    document.querySelector('main')!.prepend(button);
  });
  await sellerButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await expect(sheet).toHaveCSS('border-radius', /14px/);
  await sheet.getByRole('button', { name: 'キャンセル' }).click();
  await expect(sheet).toHaveCount(0);
});

test('a page has no simulation unless it asks for one', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha');
  expect(await page.evaluate(() => 'ApplePaySession' in window || 'applePaySimulator' in window)).toBe(false);
});
