import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { cartCookie, cartParts, fillCart, SENCHA } from './fixtures/cart';
import { BOTH, shopPayParts, touch } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

test.describe('with a shopper who is recognised', () => {
  test.beforeEach(({ shopPay }) => shopPay.login());

  for (const theme of rowsOf<'hostile', 'a' | 'b'>(['hostile'], ['a', 'b'])) {
    test(`cart page, drawer and checkout have the account too, on theme ${theme}`, async ({
      page,
      shopPay,
      layoutShift,
    }) => {
      await fillCart(page, SENCHA);
      await page.goto(`/cart?wallets=shop_pay,amazon_pay&layout=vertical&shop-pay=personalized&theme=${theme}`);
      await touch(page);
      const { host, shopPay: button } = cartParts(page);
      await expect(host.locator('shop-pay-wallet-button')).toHaveAttribute('personalized', 'true');
      expect((await layoutShift()).raw).toBe(0);
      await button.click();
      expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_cart' });
      expect(shopPay.questions()).toEqual([]);
      await page.goto(`/?wallets=shop_pay&layout=vertical&shop-pay=personalized&theme=${theme}`);
      await page
        .locator('cart-drawer, cart-drawer-component')
        .evaluate((drawer) => (drawer as unknown as { open(): void }).open());
      await page.mouse.move(4, 4);
      const inDrawer = page.locator('cart-drawer shop-pay-wallet-button, cart-drawer-component shop-pay-wallet-button');
      await expect(inDrawer).toHaveAttribute('personalized', 'true');
      const [token, key] = (await cartCookie(page.context())).split('?');
      await page.goto(`/checkouts/${token}?${key}&wallet=shop_pay&shop-pay=personalized`);
      await touch(page);
      await expect(shopPayParts(page).element).toHaveAttribute('personalized', 'true');
    });
  }

  test('four buttons on a page have frames when they come into view, one each', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    await gotoProduct('sencha', BOTH);
    await page.evaluate(() => {
      const host = document.querySelector('shopify-accelerated-checkout')!;
      for (let copy = 0; copy < 3; copy += 1) {
        const again = host.cloneNode() as HTMLElement;
        again.style.marginTop = '120vh';
        host.parentElement!.append(again);
      }
    });
    await touch(page);
    const { element } = shopPayParts(page);
    await expect(element).toHaveCount(4);
    await expect(element.first()).toHaveAttribute('personalized', 'true');
    await untilIdle(page);
    expect(shopPay.requests).toHaveLength(1);
    for (let index = 1; index < 4; index += 1) {
      await element.nth(index).scrollIntoViewIfNeeded();
      await expect(element.nth(index)).toHaveAttribute('personalized', 'true');
    }
    expect(shopPay.requests).toHaveLength(4);
    expect(shopPay.questions()).toHaveLength(1);
  });
});
