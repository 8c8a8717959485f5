import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { BOTH, frameOf, shopPayParts, touch } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

const PRODUCT = { payment: 'shop_pay', redirect_source: 'direct_checkout_product' };

test.describe('with a shopper who is recognised', () => {
  test.beforeEach(({ shopPay }) => shopPay.login());

  test('a theme that moves the element gets the plain button, and no second frame', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    shopPay.expectViolations(/^2: asked for 2 times by one element/);
    await gotoProduct('sencha', BOTH);
    await touch(page);
    const { element, frame, button } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await page.evaluate(() => {
      const host = document.querySelector('shopify-accelerated-checkout')!;
      host.parentElement!.append(host);
    });
    await expect(frame).toHaveCount(0);
    await expect(element).not.toHaveAttribute('personalized');
    await button.click();
    expect(await checkoutFlags(page)).toEqual(PRODUCT);
  });

  test('a page whose <base> names another origin still asks its own for the account, whose address stands nowhere in its HTML', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    const response = await gotoProduct('sencha', {
      recommended: 'shop_pay',
      params: { 'shop-pay': 'personalized' },
    });
    expect(await response.text()).not.toContain('login_with_shop');
    await page.evaluate(() => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
    });
    await touch(page);
    await expect(shopPayParts(page).element).toHaveAttribute('personalized', 'true');
    expect(shopPay.requests).toHaveLength(1);
    expect(await page.content()).not.toContain('login_with_shop');
  });

  test('an old library that replaces methods of elements changes nothing', async ({
    page,
    gotoProduct,
    shopPay,
    allowErrors,
  }) => {
    // The library breaks the channel by which the test hears of the page's requests.
    allowErrors(/serializedArgs is not an array/);
    await gotoProduct('sencha', { recommended: 'shop_pay', params: { ...BOTH.params, hostile: '1' } });
    await touch(page);
    const { element, words } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await shopPay.postalCode('100-0001');
    await page.evaluate(() => dispatchEvent(new Event('delivery-promise:postal-code-changed')));
    await expect(words).toHaveText('翌日お届け');
  });

  for (const [policy, isShown] of [
    ["frame-src 'self' https://shop.app https://pay.shopify.com", true],
    ["frame-src 'none'", false],
  ] as const) {
    test(`under a strict content policy with ${policy} the account is ${isShown ? '' : 'not '}shown, and the press works`, async ({
      page,
      gotoProduct,
      allowErrors,
    }) => {
      if (!isShown) allowErrors(/frame-src/);
      await page.route('**/products/sencha?*', async (route) => {
        const response = await route.fetch();
        const before = response.headers()['content-security-policy'];
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': `${before}; ${policy}` },
        });
      });
      await gotoProduct('sencha', { recommended: 'shop_pay', params: { ...BOTH.params, csp: '1' } });
      await touch(page);
      const { element, frame, button } = shopPayParts(page);
      if (isShown) await expect(element).toHaveAttribute('personalized', 'true');
      else await untilIdle(page);
      await expect(frame).toHaveCount(isShown ? 1 : 0);
      expect(await element.getAttribute('personalized')).toBe(isShown ? 'true' : null);
      await button.click();
      expect(await checkoutFlags(page)).toEqual(PRODUCT);
    });
  }

  test(
    'the frame is removed before the page enters the back/forward cache, and is requested again on return',
    { tag: WHOLE_BROWSER },
    async ({ page, gotoProduct, shopPay }) => {
      await gotoProduct('sencha', BOTH);
      await touch(page);
      const { element, frame, button } = shopPayParts(page);
      await expect(element).toHaveAttribute('personalized', 'true');
      await page.evaluate(() => {
        const kept = document.querySelector('shop-pay-wallet-button')!;
        addEventListener('pagehide', () => {
          const frames = kept.shadowRoot!.querySelectorAll('iframe').length;
          document.title = `${frames} frames, personalized: ${kept.getAttribute('personalized')}`;
        });
        addEventListener('pageshow', ({ persisted }) => (document.title += `, restored: ${persisted}`));
      });
      await page.evaluate(() => location.assign('/cart'));
      await page.waitForURL(/\/cart$/);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveTitle('0 frames, personalized: null, restored: true');
      await expect(frame).toHaveCount(1);
      await frameOf(frame);
      await expect(element).toHaveAttribute('personalized', 'true');
      expect(shopPay.requests).toHaveLength(2);
      await button.click();
      expect(await checkoutFlags(page)).toEqual(PRODUCT);
    },
  );
});
