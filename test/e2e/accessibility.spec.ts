import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { checkoutFlags, parts } from './fixtures/widget';

/** What axe finds: the rule and where. */
async function violations(page: Page, forcedColors: 'none' | 'active'): Promise<string[]> {
  // The system picks the colours then, and axe reads the ones that the page asked for.
  const rules = forcedColors === 'active' ? ['color-contrast'] : [];
  const found = (await new AxeBuilder({ page }).disableRules(rules).analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const WIDTHS = { phone: 390, desktop: 1280 } as const;

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const forcedColors of ['none', 'active'] as const) {
    for (const theme of ['a', 'b'] as const) {
      test(`axe finds nothing on theme ${theme}’s product page and its dialog: ${device}, forced colours ${forcedColors}`, async ({
        page,
        gotoProduct,
        store,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors });
        await store.faults({
          operation: 'cartCreate',
          nullCart: true,
          userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }],
        });
        await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
        const { shopPay, dialog } = parts(page);
        await expect(shopPay).toBeVisible();
        expect(await violations(page, forcedColors)).toEqual([]);
        await shopPay.click();
        await expect(dialog).toBeVisible();
        await page.waitForFunction(() =>
          document.getAnimations().every((animation) => animation.playState === 'finished'),
        );
        expect(await violations(page, forcedColors)).toEqual([]);
      });
    }
  }
}

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`axe finds nothing on the checkout page with its wallet button: ${device}, forced colours ${forcedColors}`, async ({
      page,
      gotoProduct,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors });
      await gotoProduct('sencha');
      await parts(page).buyItNow.click();
      await checkoutFlags(page);
      await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeVisible();
      expect(await violations(page, forcedColors)).toEqual([]);
    });
  }
}

test.describe('as a screen reader is told', () => {
  test.use({ openShadow: false });
  test('the buttons have their names in the accessibility tree of the closed roots', async ({ page, gotoProduct }) => {
    await gotoProduct('sencha', { recommended: 'shop_pay' });
    await page.locator('shop-pay-wallet-button').waitFor();
    const session = await page.context().newCDPSession(page);
    await expect
      .poll(async () => {
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        return nodes.filter(({ role }) => role?.value === 'button').map(({ name }) => name?.value);
      })
      .toEqual(expect.arrayContaining(['Shop Payで購入', 'その他のお支払い方法']));
  });
});

test('focus is visible on every control', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  const { shopPay, moreOptions } = parts(page);
  for (const control of [shopPay, moreOptions]) {
    await page.keyboard.press('Tab');
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
  }
});

test('reduced motion stops the skeleton’s pulse', async ({ page, gotoProduct, holdWidget }) => {
  const release = await holdWidget();
  await gotoProduct('sencha', { recommended: 'shop_pay', early: true });
  const skeleton = page.locator('.shopify-payment-button__skeleton').first();
  await expect(skeleton).toHaveCSS('animation-name', 'acceleratedCheckoutLoadingSkeleton');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(skeleton).toHaveCSS('animation-name', 'none');
  release();
});
