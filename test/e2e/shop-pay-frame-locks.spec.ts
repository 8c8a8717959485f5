import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { chooseVariant } from './fixtures/choose-variant';
import { BOTH, shopPayParts, touch } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';

/** Gives the product's host a width. */
const setWidth = (page: Page, width: number): Promise<void> =>
  page.evaluate((px) => {
    document.querySelector<HTMLElement>('shopify-accelerated-checkout')!.style.width = `${px}px`;
  }, width);

test.beforeEach(({ shopPay }) => shopPay.login());

test('a button of 220 px has a frame, which goes for good when the button becomes narrower', async ({
  page,
  gotoProduct,
  shopPay,
}) => {
  await gotoProduct('sencha', BOTH);
  await setWidth(page, 220);
  await touch(page);
  const { element, frame } = shopPayParts(page);
  await expect(element).toHaveAttribute('personalized', 'true');
  await setWidth(page, 219);
  await expect(frame).toHaveCount(0);
  await expect(element).not.toHaveAttribute('personalized');
  await setWidth(page, 400);
  await untilIdle(page);
  await expect(frame).toHaveCount(0);
  expect(shopPay.requests).toHaveLength(1);
});

test('the frame is removed when the button’s words get another size', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', BOTH);
  await touch(page);
  const { element, frame } = shopPayParts(page);
  await expect(element).toHaveAttribute('personalized', 'true');
  await page.addStyleTag({ content: 'shop-pay-wallet-button::part(button) { font-size: 30px }' });
  await expect(frame).toHaveCount(0);
  await expect(element).not.toHaveAttribute('personalized');
});

for (const theme of rowsOf<'a', 'b'>(['a'], ['b'])) {
  test(`sold out hides the frame, and it is back with the other variant without a request, on theme ${theme}`, async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    await gotoProduct('kyusu', { ...BOTH, theme });
    await touch(page);
    const { element, frame } = shopPayParts(page);
    await expect(element).toHaveAttribute('personalized', 'true');
    await chooseVariant(page, theme, '灰釉');
    await expect(element).not.toHaveAttribute('personalized');
    await expect(frame).toHaveCSS('opacity', '0');
    await chooseVariant(page, theme, '黒');
    await expect(element).toHaveAttribute('personalized', 'true');
    expect([shopPay.requests.length, shopPay.told().length]).toEqual([1, 1]);
  });
}

test('while the product is sold out no frame is asked for', async ({ page, gotoProduct, shopPay }) => {
  await gotoProduct('kyusu', { recommended: 'shop_pay', params: { ...BOTH.params, variant: '44003' } });
  await touch(page);
  await expect(page.locator('slot[name=promise]').last()).toBeAttached();
  await untilIdle(page);
  expect(shopPay.requests).toEqual([]);
  await chooseVariant(page, 'a', '朱泥');
  await touch(page);
  await expect(shopPayParts(page).element).toHaveAttribute('personalized', 'true');
});

/** A product page whose markup says this of the frame. A frame would wait for the promise: it is answered at once. */
const saying = (personalized: unknown) => ({
  params: {
    promise: 'simulated',
    'attr.recommended': JSON.stringify({ name: 'shop_pay', wallet_params: { personalized } }),
  },
});

test('`"personalized": false` asks for no frame', async ({ page, gotoProduct, shopPay }) => {
  await gotoProduct('sencha', saying(false));
  await touch(page);
  await expect.poll(() => shopPay.questions()).toHaveLength(1);
  await untilIdle(page);
  expect(shopPay.requests).toEqual([]);
});

for (const personalized of rowsOf<undefined, null>([undefined], [null]))
  test(`personalized of ${JSON.stringify(personalized)} asks for a frame, after the first interaction`, async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    await gotoProduct('sencha', saying(personalized));
    await untilIdle(page);
    expect(shopPay.requests).toEqual([]);
    await touch(page);
    await expect.poll(() => shopPay.requests).toHaveLength(1);
  });

test('a frame that is not found is not asked for again in the visit', async ({
  page,
  gotoProduct,
  shopPay,
  store,
  allowErrors,
}) => {
  allowErrors(/404/);
  await store.faults({ operation: 'login_with_shop/authorize', status: 404, times: 9 });
  const arrived = page.waitForResponse(/login_with_shop/);
  await gotoProduct('sencha', BOTH);
  await touch(page);
  await arrived;
  await expect(shopPayParts(page).frame).toHaveCount(0);
  expect(shopPay.requests).toHaveLength(1);
  await gotoProduct('kyusu', BOTH);
  await touch(page);
  await expect(page.locator('slot[name=promise]').last()).toBeAttached();
  await untilIdle(page);
  expect(shopPay.requests).toHaveLength(1);
});

test('a frame that the content policy refuses is not asked for again in the visit', async ({
  page,
  gotoProduct,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy|frame-src/);
  await page.route('**/products/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "frame-src 'none'" },
    });
  });
  const refusals = () =>
    page.evaluate(() => performance.getEntriesByType('mark').filter(({ name }) => name === 'refused').length);
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', () => performance.mark('refused')),
  );
  await gotoProduct('sencha', BOTH);
  await touch(page);
  await expect.poll(refusals).toBe(1);
  await expect(shopPayParts(page).frame).toHaveCount(0);
  await gotoProduct('kyusu', BOTH);
  await touch(page);
  await expect(page.locator('slot[name=promise]').last()).toBeAttached();
  await untilIdle(page);
  expect(await refusals()).toBe(0);
});

test('a shopper who saves data is asked for no frame, also when he points at the button', async ({
  page,
  gotoProduct,
  shopPay,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await gotoProduct('sencha', BOTH);
  await shopPayParts(page).button.hover();
  await expect.poll(() => shopPay.questions()).toHaveLength(1);
  await untilIdle(page);
  expect(shopPay.requests).toEqual([]);
});
