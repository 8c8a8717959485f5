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

    test('takes an order by keyboard alone, says what is wrong, passes axe and gives the focus back', async ({
      page,
    }) => {
      await openSeller(page, WHOLE_SALE, '&apple-pay=simulated');
      const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
      const pay = sheet.getByRole('button', { name: '支払う' });
      const contact = sheet.getByLabel('配送先住所');

      await test.step('Escape cancels, and the focus was never outside', async () => {
        await sellerButton(page).press('Enter');
        await expect(pay).toHaveAttribute('aria-disabled', 'false');
        for (let tab = 0; tab < 12; tab += 1) {
          await page.keyboard.press('Tab');
          // Between its last and its first control, focus leaves a modal dialog for the browser's own controls.
          const at = await page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
          expect(at).toMatch(/^(?:apple-pay-simulation|body)$/);
        }
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
        await expect(sellerButton(page)).toBeFocused();
        expect(await page.evaluate(() => window.applePaySimulator?.sheet()?.state)).toBe('cancelled');
      });

      await sellerButton(page).press('Enter');
      await expect(sheet).toContainText('シミュレーション');
      await contact.focus();
      for (const name of ['京都', '大阪', '札幌', '那覇']) {
        await page.keyboard.press('ArrowDown');
        await expect(contact.locator(':checked')).toHaveText(new RegExp(name));
        await expect(sheet).toHaveAttribute('aria-busy', 'false');
      }
      await test.step('an address that nothing is delivered to can’t be paid', async () => {
        await expect(page.getByRole('alert')).toHaveText('この住所には配送できません');
        await expect(pay).toHaveAttribute('aria-disabled', 'true');
        await pay.press('Enter');
        await expect(page.getByText('配送方法、赤字の項目の修正が必要です')).toBeVisible();
        expect(await axeViolations(page, 'none')).toEqual([]);
      });
      await contact.press('ArrowDown');
      await expect(contact.locator(':checked')).toHaveText(/郵便番号/);
      await sheet.getByRole('radio', { name: '速達便' }).press('Space');
      await expect(sheet.locator('.total')).toHaveText('かるい茶舗¥3,140');
      await pay.press('Enter');
      const zip = sheet.getByRole('textbox', { name: '郵便番号' });
      await expect(zip).toHaveAccessibleDescription('郵便番号を確認してください');
      await expect(zip).toBeFocused();
      await zip.fill('100-0001');
      await page.keyboard.press('Enter');
      await expect(pay).toHaveAttribute('aria-disabled', 'false');
      await pay.press('Enter');
      await page.waitForURL('**/cart?paid=1');
    });
  });

test('a page has no simulation unless it asks for one; a device with real Apple Pay keeps it; a strict content policy lets the sheet through', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha');
  expect(await page.evaluate(() => 'ApplePaySession' in window || 'applePaySimulator' in window)).toBe(false);

  await openSeller(page, WHOLE_SALE, '&apple-pay=simulated&csp=1');
  await expect(page.getByText('Apple Payはシミュレーションです')).toBeVisible();
  await sellerButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await expect(sheet).toHaveCSS('border-radius', /14px/);

  await page.addInitScript(() => {
    Object.assign(window, { ApplePaySession: 'the real one' });
  });
  await gotoProduct('sencha', { params: { 'apple-pay': 'simulated' } });
  expect(await page.evaluate(() => String((window as { ApplePaySession?: unknown }).ApplePaySession))).toBe(
    'the real one',
  );
  await expect(page.getByText('シミュレーション')).toHaveCount(0);
});
