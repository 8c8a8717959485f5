import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { BOTH, shopPayParts, touch } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

const PROMISED = { recommended: 'shop_pay', params: { promise: 'simulated' } };

const TOKYO = '100-0001';
const KYOTO = '600-8216';
const HOKKAIDO = '060-0001';

/** The shopper chooses another postal code in the page. */
const choose = (page: Page, code: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.cookie = `delivery_promise_postal_code=${chosen}; path=/`;
    dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  }, code);

for (const theme of rowsOf<'hostile', 'a' | 'b'>(['hostile'], ['a', 'b'])) {
  test(`the button says how soon the goods are there, and nothing moves, on theme ${theme}`, async ({
    page,
    gotoProduct,
    shopPay,
    layoutShift,
  }) => {
    await shopPay.postalCode(TOKYO);
    await gotoProduct('sencha', { ...PROMISED, theme });
    await touch(page);
    const { words, button } = shopPayParts(page);
    await expect(words).toHaveText('翌日お届け');
    await choose(page, KYOTO);
    await expect(words).toHaveText('当日お届け');
    await choose(page, HOKKAIDO);
    await expect(words).toHaveCount(0);
    await choose(page, KYOTO);
    await expect(words).toHaveText('当日お届け');
    expect(shopPay.questions()).toHaveLength(3);
    expect(shopPay.questions()[0]).toEqual([
      { variantId: 41001, sellingPlanId: '', postalCode: TOKYO, isPostalCodeOverride: true },
      expect.stringMatching(/^\w{32}$/),
    ]);
    expect(await layoutShift()).toMatchObject({ cls: 0, raw: 0 });
    await button.click();
    expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_product' });
  });
}

test('the words lie inside the button, beside its label, come after it for a screen reader, and a theme can style them', async ({
  page,
  gotoProduct,
  shopPay,
}) => {
  await shopPay.postalCode(TOKYO);
  await gotoProduct('sencha', PROMISED);
  await touch(page);
  const { element, words, button } = shopPayParts(page);
  await expect(words).toBeVisible();
  const [box, own, label] = await Promise.all([
    words.boundingBox(),
    button.boundingBox(),
    button.locator('span').boundingBox(),
  ]);
  expect(box!.x).toBeGreaterThan(label!.x + label!.width);
  expect(box!.x + box!.width).toBeLessThanOrEqual(own!.x + own!.width);
  expect(box!.y).toBeGreaterThanOrEqual(own!.y);
  expect(box!.y + box!.height).toBeLessThanOrEqual(own!.y + own!.height);
  await expect(words).toHaveCSS('font-size', '12px');
  await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await element.ariaSnapshot()).toMatch(/^- button "Shop Payで購入"[^]*\n- text: 翌日お届け$/);
  await page.addStyleTag({ content: 'shop-pay-wallet-button > [slot=promise] { color: rgb(255, 255, 0) }' });
  await expect(words).toHaveCSS('color', 'rgb(255, 255, 0)');
});

test('where a promise is shown, no frame is asked for', async ({ page, gotoProduct, shopPay }) => {
  await shopPay.login();
  await shopPay.postalCode(TOKYO);
  await gotoProduct('sencha', BOTH);
  await touch(page);
  const { words, frame, element } = shopPayParts(page);
  await expect(words).toHaveText('翌日お届け');
  await untilIdle(page);
  expect(shopPay.requests).toEqual([]);
  // Nothing is promised to Hokkaido: now it is the frame's turn, which then gives way without being asked for again.
  await choose(page, HOKKAIDO);
  await expect(element).toHaveAttribute('personalized', 'true');
  await choose(page, TOKYO);
  await expect(words).toHaveText('翌日お届け');
  await expect(element).not.toHaveAttribute('personalized');
  await expect(frame).toHaveCSS('opacity', '0');
  await choose(page, HOKKAIDO);
  await expect(element).toHaveAttribute('personalized', 'true');
  expect(shopPay.requests).toHaveLength(1);
});

test('a client that comes late is found, and the frame waits for it', async ({ page, gotoProduct, shopPay }) => {
  await shopPay.login();
  await shopPay.postalCode(TOKYO);
  await gotoProduct('sencha', { recommended: 'shop_pay', params: { promise: 'late', 'shop-pay': 'personalized' } });
  await touch(page);
  await expect(shopPayParts(page).words).toHaveText('翌日お届け');
  expect(shopPay.requests).toEqual([]);
});
