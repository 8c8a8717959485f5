import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { config, fillCart, SENCHA } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

/** One theme beside A is enough for each device. */
const isOnB = (device: string, forcedColors: string) => (device === 'phone') === (forcedColors === 'active');

/** Waits until the dialog has faded in: half transparent, its button's text has too little contrast. The document lists no animations inside shadow roots. */
const isStill = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => (element.getRootNode() as ShadowRoot).getAnimations().length)).toBe(0);

const WIDTHS = { phone: 390, desktop: 1280 } as const;

for (const [device, width] of Object.entries(WIDTHS)) {
  for (const forcedColors of ['none', 'active'] as const) {
    for (const theme of ['a', isOnB(device, forcedColors) ? 'b' : 'hostile'] as const) {
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
        expect(await axeViolations(page, forcedColors)).toEqual([]);
        await shopPay.click();
        await expect(dialog).toBeVisible();
        await isStill(dialog);
        expect(await axeViolations(page, forcedColors)).toEqual([]);
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
      expect(await axeViolations(page, forcedColors)).toEqual([]);
    });
  }
}

/** The languages that the words of the page's hosts are marked with. */
const languages = (page: Page) =>
  page
    .locator('main :is(shopify-accelerated-checkout, shopify-accelerated-checkout-cart) :is(button, a, h2)')
    .evaluateAll((all) =>
      all.map((element) => {
        let place: Element | null = element;
        let marked = place.closest('[lang]');
        while (!marked && place) {
          place = (place.getRootNode() as ShadowRoot).host;
          marked = place.closest('[lang]');
        }
        return marked!.getAttribute('lang');
      }),
    );

for (const boot of ['plain', 'painted']) {
  test(`on a page in English, what the buttons say is marked as Japanese: snippet ${boot}`, async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace('<html lang="ja"', '<html lang="en"');
      await route.fulfill({ response, body: html });
    });
    await fillCart(page, SENCHA);
    for (const [path, words] of [
      [`/products/sencha?recommended=shop_pay&boot=${boot}`, 2],
      [`/products/sencha?boot=${boot}`, 1],
      [`/cart?wallets=shop_pay,paypal&boot=${boot}`, 3],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => languages(page)).toEqual(Array.from({ length: words }, () => 'ja'));
    }
  });
}

test.describe('with closed shadow roots', () => {
  test.use({ openShadow: false });
  test('the accessibility tree names the buttons inside closed shadow roots', async ({ page, gotoProduct }) => {
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

for (const [name, recommended] of [
  ['Buy It Now', 'null'],
  ['the link to more options', JSON.stringify(config('shop_pay'))],
] as const) {
  test(`focus is visible on ${name} without any focus style of the theme`, async ({ page }) => {
    await gotoBare(page, `<form><input type="hidden" name="id" value="41001">${hostHtml({ recommended })}</form>`);
    const control = page.locator('shopify-buy-it-now-button > button, more-payment-options-link > a');
    await page.keyboard.press('Tab');
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '2px');
  });
}

test('reduced motion stops the skeleton’s pulse', async ({ page, gotoProduct, holdWidget }) => {
  const release = await holdWidget();
  await gotoProduct('sencha', { recommended: 'shop_pay', early: true, params: { boot: 'plain' } });
  const skeleton = page.locator('.shopify-payment-button__skeleton').first();
  await expect(skeleton).toHaveCSS('animation-name', 'acceleratedCheckoutLoadingSkeleton');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(skeleton).toHaveCSS('animation-name', 'none');
  release();
});
