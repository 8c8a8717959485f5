import type { Locator, Page } from '@playwright/test';
import { combinations, testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartParts, config, fillCart, gotoCart, openCheckout, SENCHA } from './fixtures/cart';
import { ID } from './fixtures/product-form';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

/** Waits until the dialog has faded in: half transparent, its button's text has too little contrast. The document lists no animations inside shadow roots. */
const isStill = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => (element.getRootNode() as ShadowRoot).getAnimations().length)).toBe(0);

const ALL = { theme: ['a', 'b', 'hostile'], width: [390, 1280], forcedColors: ['none', 'active'] } as const;
/** Each theme, each width and each kind of colours. */
const FEW = [
  { theme: 'a', width: 390, forcedColors: 'active' },
  { theme: 'b', width: 1280, forcedColors: 'none' },
  { theme: 'hostile', width: 390, forcedColors: 'none' },
] as const;

for (const { theme, width, forcedColors } of testsAll ? combinations(ALL) : FEW) {
  test(`axe finds nothing on theme ${theme}’s product page and its dialog, in its cart and drawer, and at checkout: ${width} px, forced colours ${forcedColors}`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ forcedColors });
    const expectNone = async () => expect.soft(await axeViolations(page, forcedColors)).toEqual([]);
    await test.step('the product page and its dialog', async () => {
      await refuseCarts(store);
      await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
      const { shopPay, dialog } = parts(page);
      await expect(shopPay).toBeVisible();
      await expectNone();
      await shopPay.click();
      await expect(dialog).toBeVisible();
      await isStill(dialog);
      await expectNone();
    });
    await test.step('the cart and its drawer', async () => {
      await fillCart(page, SENCHA);
      const wallets = 'shop_pay,buy_with_prime,google_pay,facebook_pay,amazon_pay';
      await gotoCart(page, { theme, drawer: 'on', wallets });
      await expect(cartParts(page).wallets).toHaveCount(5);
      await expectNone();
      await page.locator('[data-cart-link]').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Shop Pay' })).toBeVisible();
      await expectNone();
    });
    await test.step('checkout', async () => {
      await openCheckout(page, { wallet: 'shop_pay' });
      await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeVisible();
      await expectNone();
    });
  });
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
  test(`the words of the buttons are marked as Japanese on a page in English: snippet ${boot}`, async ({ page }) => {
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
        return nodes
          .filter(({ role }) => role?.value === 'button' || role?.value === 'link')
          .map(({ name }) => name?.value);
      })
      .toEqual(expect.arrayContaining(['Shop Payで購入', 'その他のお支払い方法']));
  });
});

test('focus is visible on every control, also without any focus style of a theme', async ({ page, gotoProduct }) => {
  const expectRing = async (control: Locator, width?: string) => {
    await page.keyboard.press('Tab');
    await control.focus();
    await expect.soft(control).toHaveCSS('outline-style', 'solid');
    if (width) await expect.soft(control).toHaveCSS('outline-width', width);
  };
  const { shopPay, moreOptions } = parts(page);
  await fillCart(page, SENCHA);
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  for (const control of [shopPay, moreOptions]) await expectRing(control);
  await gotoCart(page);
  await expect(cartParts(page).wallets).toHaveCount(3);
  for (const wallet of await cartParts(page).host.getByRole('button').all()) await expectRing(wallet);
  const forms = [null, config('shop_pay')].map(
    (recommended) => `<form>${ID}${hostHtml({ recommended: JSON.stringify(recommended) })}</form>`,
  );
  await gotoBare(page, forms.join(''));
  for (const control of ['shopify-buy-it-now-button > button', 'more-payment-options-link > a'])
    await expectRing(page.locator(control), '2px');
});

test('a theme that hides the focus or draws it in the colour of the page gets two rings, one of which is always seen', async ({
  page,
}) => {
  const style = '<style>form :focus-visible { outline: 2px solid #fff; box-shadow: none }</style>';
  await gotoBare(page, `${style}<form>${ID}${hostHtml({ recommended: JSON.stringify(config('shop_pay')) })}</form>`);
  const control = page.locator('more-payment-options-link > a');
  await control.waitFor();
  await page.keyboard.press('Tab');
  await control.focus();
  await expect(control).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 6px');
  await expect(control).toHaveCSS('outline', 'rgb(0, 0, 0) solid 2px');
});
