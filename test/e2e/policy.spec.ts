import type { Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { answerPolicy, choosePlan, consent, greyLines, NOT_LOADED, POLICY_API, policyButton } from './fixtures/policy';
import { parts } from './fixtures/widget';

for (const theme of ['a', 'b'] as const) {
  test(`on theme ${theme} the notice is shown with the selling plan`, async ({ page, gotoProduct }) => {
    await gotoProduct('teiki-bin', { theme });
    await choosePlan(page, 1);
    await expect(consent(page)).toBeVisible();
    await expect(consent(page)).toHaveAttribute('aria-hidden', 'false');
    await choosePlan(page, 0);
    await expect(consent(page)).toBeHidden();
    await expect(consent(page)).toHaveAttribute('aria-hidden', 'true');
  });
}

test('when the policy’s code can’t be fetched, the browser’s alert says that it could not be loaded', async ({
  page,
  store,
  allowErrors,
  gotoProduct,
}) => {
  allowErrors(/policy\.js|ERR_|status of 503/);
  await store.faults({ operation: 'policy.js', status: 503 });
  await gotoProduct('teiki-bin');
  await choosePlan(page, 1);
  const told = page.waitForEvent('dialog');
  await policyButton(page).click({ noWaitAfter: true });
  const alert = await told;
  expect(alert.message()).toBe(NOT_LOADED);
  await alert.accept();
});

test.describe('with a plan chosen', () => {
  test.beforeEach(async ({ page, gotoProduct }) => {
    await gotoProduct('teiki-bin');
    await choosePlan(page, 1);
    await expect(policyButton(page)).toBeVisible();
  });

  test('Enter and Space open the policy, Escape closes it, and the focus returns', async ({ page, store }) => {
    const { dialog } = parts(page);
    for (const key of ['Enter', 'Space']) {
      await policyButton(page).focus();
      await page.keyboard.press(key);
      await expect(dialog).toContainText('手数料');
      await expect(dialog).toHaveAccessibleName('定期購入のキャンセルポリシー');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(policyButton(page)).toBeFocused();
    }
    expect(await store.calls('subscriptionPolicyQuery')).toHaveLength(1);
  });

  test('on a narrow phone a long line that the merchant has formatted is broken, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await answerPolicy(page, `<pre>${'解約は次回のお届けの7日前まで '.repeat(9)}</pre>`);
    await policyButton(page).click();
    const message = parts(page).dialog.locator('.message');
    await expect(message).toContainText('解約は');
    expect(await message.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('without a line the grey lines are there at once, then words that it could not be loaded', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.waitForFunction(() =>
      ['/policy.js', '/dialog.js'].every((file) =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
      ),
    );
    await context.setOffline(true);
    // The pointer is not there before the click.
    await policyButton(page).dispatchEvent('click');
    await expect(greyLines(page)).toBeVisible();
    await expect(parts(page).dialog.getByRole('alert')).toHaveText(NOT_LOADED);
  });

  test('a long policy scrolls by keyboard, inside the dialog only', async ({ page }) => {
    await answerPolicy(page, '<p>いつでも解約できます。</p>'.repeat(80));
    await policyButton(page).click();
    const box = parts(page).dialog.locator('.message');
    await expect(box).toContainText('解約');
    const before = await page.evaluate(() => scrollY);
    await box.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  for (const [device, width, forcedColors] of [
    ['phone', 390, 'active'],
    ['desktop', 1280, 'none'],
  ] as const) {
    test(`axe finds nothing while the policy loads, when it is shown and when it failed: ${device}, forced colours ${forcedColors}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      const routes: Route[] = [];
      await page.route(POLICY_API, (route) => void routes.push(route));
      const violations = () => axeViolations(page, 'none');
      const { dialog } = parts(page);

      await policyButton(page).click();
      await expect(greyLines(page)).toBeVisible();
      await expect(greyLines(page)).toHaveCSS('animation-name', 'none');
      expect(await violations()).toEqual([]);
      await expect.poll(() => routes.length).toBe(1);
      await routes[0]!.fulfill({ json: { data: { shop: { subscriptionPolicy: null } } } });
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await policyButton(page).click();
      await expect.poll(() => routes.length).toBe(2);
      const body = '<h1>解約</h1><p>いつでも<a href="/policies/x">解約</a>できます。</p><ul><li>一</li></ul>'.repeat(
        20,
      );
      await routes[1]!.fulfill({ json: { data: { shop: { subscriptionPolicy: { body } } } } });
      await expect(dialog.getByRole('link').first()).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  }
});
