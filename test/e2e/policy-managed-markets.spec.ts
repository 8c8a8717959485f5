import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { choosePlan, consent, greyLines, NOT_FOUND } from './fixtures/policy';
import { parts } from './fixtures/widget';

test.describe('managed markets', () => {
  const TERMS = 'https://markets.example/terms';
  test.beforeEach(async ({ page, gotoProduct }) => {
    await gotoProduct('teiki-bin');
    await choosePlan(page, 1);
    await consent(page).evaluate(
      (notice, href) =>
        notice.insertAdjacentHTML('beforeend', `<a href="${href}" data-managed-markets="terms">規約</a>`),
      TERMS,
    );
  });

  test('terms are shown in a frame that runs apart from the store', async ({ page }) => {
    await page.route(TERMS, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>t</title><p>Terms</p><script>document.body.append(origin)</script>',
      }),
    );
    await page.getByRole('link', { name: '規約' }).click();
    const { dialog } = parts(page);
    await expect(greyLines(page).locator('i')).toHaveCount(5);
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.frameLocator('iframe').locator('body')).toContainText('Termsnull');
    await expect(dialog).toHaveAccessibleName('利用規約');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: '規約' })).toBeFocused();
  });

  test('after 10 s without a page they were not found', async ({ page }) => {
    await page.route(TERMS, () => {});
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: '規約' }).click();
    await expect(greyLines(page)).toBeVisible();
    await page.clock.runFor(9900);
    await expect(greyLines(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(parts(page).dialog.getByRole('alert')).toHaveText(NOT_FOUND);
    await expect(parts(page).dialog.locator('iframe')).toHaveCount(0);
  });
});
