import { expect, test } from './fixtures';
import { BOTH, shopPayParts, touch } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

const PERSONALIZED = { recommended: 'shop_pay', params: { 'shop-pay': 'personalized' } };

const PLAIN = { payment: 'shop_pay', redirect_source: 'direct_checkout_product' };

for (const theme of ['a', 'b'] as const) {
  test(`a recognised shopper sees his account half a second after it is there, on theme ${theme}`, async ({
    page,
    gotoProduct,
    shopPay,
    layoutShift,
  }) => {
    await shopPay.login();
    await gotoProduct('sencha', { ...PERSONALIZED, theme });
    await untilIdle(page);
    expect(shopPay.requests).toEqual([]);
    await touch(page);
    const { element, frame, button } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await expect(frame).toHaveCSS('opacity', '1');
    expect(shopPay.told()).toEqual([{ type: 'animate-in' }]);
    expect(shopPay.requests).toHaveLength(1);
    expect((await layoutShift()).raw).toBe(0);
    await button.click();
    expect(await checkoutFlags(page)).toEqual(PLAIN);
  });
}

test('a shopper who is not recognised keeps our button, and no second frame is asked for', async ({
  page,
  gotoProduct,
  shopPay,
}) => {
  await gotoProduct('sencha', BOTH);
  await touch(page);
  await expect.poll(() => shopPay.requests).toHaveLength(1);
  const { element, frame, button } = shopPayParts(page);
  await expect(frame).toHaveCount(0);
  await untilIdle(page);
  await expect(element).not.toHaveAttribute('personalized');
  await page.evaluate(() => {
    const host = document.querySelector('shopify-accelerated-checkout')!;
    const again = host.cloneNode(true) as HTMLElement;
    again.textContent = '';
    host.after(again);
  });
  await expect(page.locator('shop-pay-wallet-button')).toHaveCount(2);
  await page.locator('shop-pay-wallet-button').last().hover();
  // The copy has looked for a promise, and would ask for its frame now.
  await expect(page.locator('shop-pay-wallet-button').last().locator('slot[name=promise]')).toBeAttached();
  await untilIdle(page);
  await untilIdle(page);
  expect(shopPay.requests).toHaveLength(1);
  await button.first().click();
  expect(await checkoutFlags(page)).toEqual(PLAIN);
});

test('a frame is asked for when a tenth of the button is in view, not before', async ({
  page,
  gotoProduct,
  shopPay,
}) => {
  const { element } = shopPayParts(page);
  /** Scrolls until this many pixels of the button, which is 46 px high, are in view. */
  const scroll = (pixels: number) =>
    element.evaluate((node, seen) => scrollBy(0, node.getBoundingClientRect().top - innerHeight + seen), pixels);
  await page.setViewportSize({ width: 390, height: 400 });
  await gotoProduct('sencha', BOTH);
  await scroll(4);
  await page.mouse.move(3, 3);
  await expect.poll(() => shopPay.questions()).toHaveLength(1);
  await untilIdle(page);
  expect(shopPay.requests).toEqual([]);
  await scroll(5);
  await expect.poll(() => shopPay.requests).toHaveLength(1);
});

for (const mood of ['a cut line', 'refuses', 'wrong-origin'] as const) {
  test(`a frame in trouble (${mood}) leaves our button, and the press works`, async ({
    page,
    gotoProduct,
    store,
    shopPay,
    allowErrors,
  }) => {
    allowErrors(/ERR_EMPTY_RESPONSE|X-Frame-Options|postMessage/);
    if (mood === 'a cut line') await store.faults({ operation: 'login_with_shop/authorize', drop: true });
    else await shopPay.mood(mood);
    await shopPay.login();
    await page.clock.install();
    await gotoProduct('sencha', PERSONALIZED);
    await touch(page);
    await page.clock.runFor(100);
    const { frame, element, button } = shopPayParts(page);
    await expect.poll(() => shopPay.requests.length).toBeGreaterThan(0);
    await page.clock.runFor(10_000);
    await expect(frame).toHaveCount(0);
    await expect(element).not.toHaveAttribute('personalized');
    await page.clock.resume();
    await button.click();
    expect(await checkoutFlags(page)).toEqual(PLAIN);
  });
}
