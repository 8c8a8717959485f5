import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { BOTH, shopPayParts, touch } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

const PRODUCT = { payment: 'shop_pay', redirect_source: 'direct_checkout_product' };

test.describe('with a shopper who is recognised', () => {
  test.beforeEach(({ shopPay }) => shopPay.login());

  test('Tab passes by the frame, and a click on it presses the button', async ({ page, gotoProduct }) => {
    await gotoProduct('sencha', BOTH);
    await touch(page);
    const { element, button, frame } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('more-payment-options-link a')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    // Our ring is covered by the frame, which has one like it.
    await expect(frame).toHaveCSS('outline-style', 'solid');
    const box = (await frame.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(await checkoutFlags(page)).toEqual(PRODUCT);
  });

  for (const forcedColors of ['none', 'active'] as const) {
    test(`axe finds nothing while the account or the promise is shown: forced colours ${forcedColors}`, async ({
      page,
      gotoProduct,
      shopPay,
    }) => {
      await page.emulateMedia({ forcedColors });
      await gotoProduct('sencha', BOTH);
      await touch(page);
      const { element, words } = shopPayParts(page);
      await expect(element).toHaveAttribute('personalized', 'true');
      await untilIdle(page);
      expect(await axeViolations(page, forcedColors)).toEqual([]);
      await shopPay.postalCode('100-0001');
      await page.evaluate(() => dispatchEvent(new Event('delivery-promise:postal-code-changed')));
      await expect(words).toBeVisible();
      expect(await axeViolations(page, forcedColors)).toEqual([]);
    });
  }

  test('with reduced motion the account is there without a fade, with the button’s corners', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoProduct('sencha', BOTH);
    await page.addStyleTag({ content: 'shop-pay-wallet-button::part(button) { border-radius: 17px }' });
    await touch(page);
    const { element, frame } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await expect(frame).toHaveCSS('transition-duration', '0s');
    await expect(frame).toHaveCSS('border-radius', '17px');
    expect(shopPay.told()).toHaveLength(1);
  });
});
