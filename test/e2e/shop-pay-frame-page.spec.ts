import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { cartCookie, cartParts, fillCart, SENCHA } from './fixtures/cart';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { answer, BOTH, frameOf, shopPayParts, touch, YES } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

// Playwright turns Chromium's back/forward cache off; shoppers have it on.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const PRODUCT = { payment: 'shop_pay', redirect_source: 'direct_checkout_product' };

test.describe('with a shopper who is recognised', () => {
  test.beforeEach(({ shopPay }) => shopPay.login());

  for (const [state, until] of [
    ['before the frame is there', async () => {}],
    ['while the frame is silent', (page: Page) => expect(shopPayParts(page).frame).toHaveCount(1)],
    ['during the half second', (page: Page) => answer(shopPayParts(page).frame, YES)],
    [
      'while it is shown',
      async (page: Page) => {
        await answer(shopPayParts(page).frame, YES);
        await expect(shopPayParts(page).element).toHaveAttribute('personalized', 'true');
      },
    ],
  ] as const) {
    test(`a double press ${state} makes one cart and goes to checkout`, async ({
      page,
      gotoProduct,
      shopPay,
      store,
    }) => {
      await shopPay.mood('silent');
      await gotoProduct('sencha', BOTH);
      if (state !== 'before the frame is there') await touch(page);
      await until(page);
      await shopPayParts(page).button.dblclick();
      expect(await checkoutFlags(page)).toEqual(PRODUCT);
      expect(await store.calls('cartCreate')).toHaveLength(1);
    });

    if (state === 'before the frame is there') continue;
    test(`an element that is removed ${state} leaves nothing behind`, async ({
      page,
      context,
      gotoProduct,
      shopPay,
    }) => {
      await watchLiveParts(context);
      await shopPay.mood('silent');
      await gotoProduct('sencha', { recommended: 'shop_pay', params: { promise: 'simulated' } });
      const remove = () => page.evaluate(() => document.querySelector('shopify-accelerated-checkout')!.remove());
      /** Puts a host into the form. */
      const put = (personalized: boolean) =>
        page.evaluate((flag) => {
          const made = document.createElement('shopify-accelerated-checkout');
          const attributes = {
            'access-token': 'token',
            'buyer-country': 'JP',
            'buyer-locale': 'ja',
            'buyer-currency': 'JPY',
            recommended: JSON.stringify({ name: 'shop_pay', wallet_params: { personalized: flag } }),
          };
          for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
          document.querySelector('form[action*="/cart/add"]')!.append(made);
        }, personalized);
      await touch(page);
      await untilIdle(page);
      await remove();
      await untilIdle(page);
      const before = await liveParts(page);
      await put(true);
      await touch(page);
      await until(page);
      await remove();
      await untilIdle(page);
      expect(await liveParts(page)).toEqual(before);
    });
  }

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

  test('with reduced motion the account is there without a fade', async ({ page, gotoProduct, shopPay }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoProduct('sencha', BOTH);
    await touch(page);
    const { element, frame } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await expect(frame).toHaveCSS('transition-duration', '0s');
    expect(shopPay.told()).toHaveLength(1);
  });

  test('the corners follow the button’s', async ({ page, gotoProduct }) => {
    await gotoProduct('sencha', BOTH);
    await page.addStyleTag({ content: 'shop-pay-wallet-button::part(button) { border-radius: 17px }' });
    await touch(page);
    await expect(shopPayParts(page).frame).toHaveCSS('border-radius', '17px');
  });

  for (const theme of ['a', 'b'] as const) {
    test(`cart page and drawer have the account too, on theme ${theme}`, async ({ page, shopPay, layoutShift }) => {
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
    });
  }

  test('the checkout’s own button has the account too', async ({ page }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    const [token, key] = (await cartCookie(page.context())).split('?');
    await page.goto(`/checkouts/${token}?${key}&wallet=shop_pay&shop-pay=personalized`);
    await touch(page);
    await expect(shopPayParts(page).element).toHaveAttribute('personalized', 'true');
  });

  test('ten buttons on a page have frames when they come into view, one each', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    await gotoProduct('sencha', BOTH);
    await page.evaluate(() => {
      const host = document.querySelector('shopify-accelerated-checkout')!;
      for (let copy = 0; copy < 9; copy += 1) {
        const again = host.cloneNode() as HTMLElement;
        again.style.marginTop = '120vh';
        host.parentElement!.append(again);
      }
    });
    await touch(page);
    const { element } = shopPayParts(page);
    await expect(element).toHaveCount(10);
    await expect(element.first()).toHaveAttribute('personalized', 'true');
    await untilIdle(page);
    expect(shopPay.requests).toHaveLength(1);
    for (let index = 1; index < 10; index += 1) {
      await element.nth(index).scrollIntoViewIfNeeded();
      await expect(element.nth(index)).toHaveAttribute('personalized', 'true');
    }
    expect(shopPay.requests).toHaveLength(10);
    expect(shopPay.questions()).toHaveLength(1);
  });

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

  test('an old library that replaces methods of elements changes nothing', async ({
    page,
    gotoProduct,
    shopPay,
    allowErrors,
  }) => {
    // How the test hears of the page's questions, which the library breaks.
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
      await expect(frame).toHaveCount(1);
      if (isShown) await expect(element).toHaveAttribute('personalized', 'true');
      else await untilIdle(page);
      expect(await element.getAttribute('personalized')).toBe(isShown ? 'true' : null);
      await button.click();
      expect(await checkoutFlags(page)).toEqual(PRODUCT);
    });
  }

  test('the path may lead to shop.app', async ({ page, gotoProduct, store }) => {
    // A redirect of the server's would go past what answers for shop.app here.
    await page.route(/^http:.*login_with_shop/, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const body = `<script>location.replace('https://shop.app${pathname}${search}')</script>`;
      await route.fulfill({ contentType: 'text/html', body });
    });
    const said = `parent.postMessage({ type: 'loaded', recognized: true }, '${store.url}');
      addEventListener('message', ({ data, origin }) => parent.postMessage({ heard: data, origin }, '${store.url}'));`;
    await page.route('https://shop.app/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${said}</script>` }),
    );
    await gotoProduct('sencha', BOTH);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener(
            'message',
            ({ data, origin }: MessageEvent<object>) => 'heard' in data && resolve([data, origin]),
          );
        }),
    );
    await touch(page);
    await expect(shopPayParts(page).element).toHaveAttribute('personalized', 'true');
    expect(await heard).toEqual([{ heard: { type: 'animate-in' }, origin: store.url }, 'https://shop.app']);
  });

  test('the frame is gone before the page is put away, and asked for anew on return', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
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
  });
});

test('the address of the frame stands nowhere in the page', async ({ page, gotoProduct }) => {
  const response = await gotoProduct('sencha', BOTH);
  expect(await response.text()).not.toContain('login_with_shop');
  expect(await page.content()).not.toContain('login_with_shop');
});
