import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { expectReported, googleSellerButton, openGoogleSeller } from './fixtures/google-pay-seller';
import { WHOLE_BROWSER } from '../whole-browser';

const address = '/store-assets/google-pay-simulator.js?sheet=/store-assets/google-pay-sheet.html';

/** Opens the drawn sheet in its window. */
async function opened(page: Page): Promise<Page> {
  await openGoogleSeller(page, undefined, { query: '&google-pay=simulated', address });
  const popup = page.waitForEvent('popup');
  await googleSellerButton(page).press('Enter');
  const sheet = await popup;
  await expect(pay(sheet)).toHaveAttribute('aria-disabled', 'false');
  return sheet;
}

const pay = (sheet: Page) => sheet.getByRole('button', { name: '支払う' });

test('the drawn sheet takes an order by keyboard alone', async ({ page, googlePay }) => {
  const sheet = await opened(page);
  await expect(page.getByText('Google Payはシミュレーションです')).toBeVisible();
  await expect(sheet.getByText('シミュレーション')).toBeVisible();
  await sheet.getByLabel('配送先住所').focus();
  for (const name of ['京都', '大阪', '札幌']) {
    await sheet.keyboard.press('ArrowDown');
    await expect(sheet.getByLabel('配送先住所').locator(':checked')).toHaveText(new RegExp(name));
    await expect(sheet.locator('.sheet')).toHaveAttribute('aria-busy', 'false');
  }
  await sheet.getByRole('radio', { name: '速達便' }).press('Space');
  await expect(sheet.locator('.total')).toHaveText('合計¥2,060');
  await expect(sheet.getByLabel('明細')).toHaveText('小計¥1,080送料¥980');
  // The window may close before the key is up.
  await pay(sheet)
    .press('Enter')
    .catch(() => {});
  await expectReported(page, 'paid by hanako.yamada@example.jp');
  await expect.poll(() => sheet.isClosed()).toBe(true);
  expect(googlePay.sheets).toMatchObject([{ state: 'completed', address: { administrativeArea: '北海道' } }]);
  expect(googlePay.loads()).toBe(0);
});

test('another account, card and address can be chosen, and an address changed by hand', async ({ page, googlePay }) => {
  const sheet = await opened(page);
  await sheet.getByLabel('アカウント').selectOption('ann');
  await expect(sheet.getByText('350 Fifth Avenue')).toBeVisible();
  await sheet.getByLabel('カード').selectOption('jcb');
  await sheet.getByLabel('請求先住所').selectOption('gb');
  await sheet.getByRole('button', { name: '編集' }).click();
  await sheet.getByRole('textbox', { name: '名前' }).fill('Maria del Carmen');
  await sheet.getByRole('button', { name: '変更する' }).click();
  await expect(sheet.getByText('Maria del Carmen')).toBeVisible();
  await expect(pay(sheet)).toHaveAttribute('aria-disabled', 'false');
  expect(await googlePay.sheet()).toMatchObject({
    account: 'ann',
    card: 'jcb',
    billing: { countryCode: 'GB' },
    address: { name: 'Maria del Carmen', countryCode: 'US' },
  });
});

test('the drawn sheet says what the page says, and can’t be paid then', async ({ page }) => {
  const sheet = await opened(page);
  await sheet.getByLabel('配送先住所').selectOption('okinawa');
  await expect(sheet.getByRole('alert')).toHaveText('この住所には配送できません');
  await expect(pay(sheet)).toHaveAttribute('aria-disabled', 'true');
  await pay(sheet).press('Enter');
  await expect(sheet.getByText('上の問題の解決が必要です')).toBeVisible();
  expect(await axeViolations(sheet, 'none')).toEqual([]);
  // The window may close before the click is over.
  await sheet
    .getByRole('button', { name: '閉じる' })
    .click()
    .catch(() => {});
  await expect.poll(() => sheet.isClosed()).toBe(true);
  await expectReported(page, 'CANCELED ');
});

test('a merchant whom Google does not know sees why', { tag: WHOLE_BROWSER }, async ({ page, googlePay }) => {
  googlePay.expectViolations(/^11: /);
  await openGoogleSeller(page, 'request.merchantInfo.authJwt = ""; load()', { address });
  const popup = page.waitForEvent('popup');
  await googleSellerButton(page).click();
  await expect((await popup).getByRole('alert')).toContainText('OR_BIBED_06');
});

test('the window stays when its page is left, and says so', async ({ page, googlePay }) => {
  const sheet = await opened(page);
  await page.goto('/cart');
  await expect(sheet.getByText('お店のページはもう開いていません')).toBeVisible();
  expect(googlePay.sheets).toMatchObject([{ state: 'left' }]);
});
