import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';

// Without animations, because axe would read the colours of a sheet that is still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`Apple’s drawn sheet takes an order by keyboard alone at ${width} px, says what is wrong, passes axe and gives the focus back`, async ({
    page,
    gotoProduct,
  }) => {
    await page.setViewportSize({ width, height });
    await gotoProduct('sencha', { recommended: 'apple_pay', params: { 'apple-pay': 'simulated' } });
    const button = page.locator('shopify-apple-pay-button button').first();
    const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
    const pay = sheet.getByRole('button', { name: '支払う' });
    const contact = sheet.getByLabel('配送先住所');

    await test.step('Escape cancels, and the focus never leaves the sheet', async () => {
      await button.press('Enter');
      await expect(pay).toHaveAttribute('aria-disabled', 'false');
      for (let tab = 0; tab < 12; tab += 1) {
        await page.keyboard.press('Tab');
        // Between its last and its first control, focus leaves a modal dialog for the browser's own controls.
        const at = await page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
        expect(at).toMatch(/^(?:apple-pay-simulation|body)$/);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await button.press('Enter');
    await expect(sheet).toContainText('シミュレーション');
    await contact.focus();
    for (const name of ['京都', '大阪', '札幌', '那覇']) {
      await page.keyboard.press('ArrowDown');
      await expect(contact.locator(':checked')).toHaveText(new RegExp(name));
      await expect(sheet).toHaveAttribute('aria-busy', 'false');
    }
    await test.step('an address that nothing is delivered to can’t be paid', async () => {
      await expect(page.getByRole('alert')).toContainText('この住所への配送に対応していません');
      await expect(pay).toHaveAttribute('aria-disabled', 'true');
      expect(await axeViolations(page, 'none')).toEqual([]);
    });
    await contact.press('ArrowDown');
    await expect(contact.locator(':checked')).toHaveText(/郵便番号/);
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    await pay.press('Enter');
    const zip = sheet.getByRole('textbox', { name: '郵便番号' });
    await expect(zip).toBeFocused();
    await zip.fill('100-0001');
    await page.keyboard.press('Enter');
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    await test.step('a discount code is refused beside its field, and another one is applied', async () => {
      const code = sheet.getByRole('textbox', { name: '割引コード' });
      await code.fill('NAI');
      await page.keyboard.press('Enter');
      await expect(sheet.getByRole('alert')).toContainText('割引コード「NAI」：見つかりません');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      expect(await axeViolations(page, 'none')).toEqual([]);
      await code.fill('OCHA10');
      await page.keyboard.press('Enter');
      await expect(sheet.getByText('割引（OCHA10）')).toBeVisible();
      await expect(pay).toHaveAttribute('aria-disabled', 'false');
    });
    await pay.press('Enter');
    await page.waitForURL('**/thank-you/**');
  });

test(
  'Google’s drawn sheet takes an order by keyboard alone in its window, and says what the page says',
  { tag: WHOLE_BROWSER },
  async ({ page, gotoProduct }) => {
    await gotoProduct('sencha', { recommended: 'google_pay', params: { 'google-pay': 'simulated' } });
    await expect(page.getByText('Google Payはシミュレーションです')).toBeVisible();
    const button = page.locator('shopify-google-pay-button button').first();
    await button.hover();
    await page.waitForFunction(() =>
      window.googlePaySimulator?.log.some(({ name }) => name === 'isReadyToPay answers'),
    );
    const popup = page.waitForEvent('popup');
    await button.press('Enter');
    const sheet = await popup;
    const pay = sheet.getByRole('button', { name: '支払う' });
    const address = sheet.getByLabel('配送先住所');
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    await address.selectOption('okinawa');
    await expect(sheet.getByRole('alert')).toContainText('この住所への配送に対応していません');
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations(sheet, 'none')).toEqual([]);
    await address.selectOption('kyoto');
    await sheet.getByLabel('カード').selectOption('jcb');
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    const code = sheet.getByRole('textbox', { name: '割引コード' });
    await code.fill('NAI');
    await code.press('Enter');
    await expect(sheet.getByRole('alert')).toContainText('割引コード「NAI」：見つかりません');
    await code.fill('OCHA10');
    await code.press('Enter');
    await expect(sheet.getByText('割引（OCHA10）')).toBeVisible();
    await sheet.getByRole('button', { name: 'OCHA10を外す' }).press('Enter');
    await expect(sheet.getByText('割引（OCHA10）')).toHaveCount(0);
    await code.fill('OCHA10');
    await code.press('Enter');
    await expect(sheet.getByText('割引（OCHA10）')).toBeVisible();
    expect(await axeViolations(sheet, 'none')).toEqual([]);
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    // The window may close before the key is up.
    await pay.press('Enter').catch(() => {});
    await page.waitForURL('**/thank-you/**');
    await expect.poll(() => sheet.isClosed()).toBe(true);
  },
);
