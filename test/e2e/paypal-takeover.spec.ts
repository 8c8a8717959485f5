import type { Locator, Page } from '@playwright/test';
import { fillCart, SENCHA } from './fixtures/cart';
import { expect, test } from './fixtures/paypal-scenario';
import { untilIdle } from './fixtures/wait';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
const element = (page: Page) => page.locator('shopify-paypal-button').first();
/** Options that the page gave PayPal for its button last. */
const lastStyle = (page: Page) =>
  page.evaluate(
    () => (window.payPalSimulator!.calls.findLast(({ name }) => name === 'Buttons')!.detail as { style: object }).style,
  );

test('PayPal’s button takes the box of ours, and nothing moves', async ({ scenario, page, layoutShift }) => {
  await scenario.visit();
  const ours = await boxOf(scenario.button);
  const theirs = await scenario.warm();
  await expect(scenario.button).toBeHidden();
  const frame = await boxOf(page.locator('shopify-paypal-button iframe.component-frame'));
  expect(frame).toEqual(await boxOf(element(page)));
  expect([frame.width, frame.height]).toEqual([ours.width, ours.height]);
  await expect(theirs).toBeVisible();
  expect((await layoutShift()).cls).toBe(0);
});

test('PayPal’s button is as high as ours, from 25 to 55 px, and has a theme’s corners', async ({ scenario, page }) => {
  for (const [size, height] of [
    ['20', 25],
    ['55', 55],
  ] as const) {
    await scenario.visit('sencha', { params: { 'block-size': size } });
    await page.addStyleTag({
      content: 'shopify-accelerated-checkout { --shopify-accelerated-checkout-button-border-radius: 12px !important }',
    });
    await scenario.warm();
    expect
      .soft(await lastStyle(page))
      .toMatchObject({ height, color: 'gold', shape: 'sharp', label: 'pay', tagline: false });
    expect.soft((await boxOf(element(page))).height).toBe(height);
    const box = page.locator('shopify-paypal-button > [slot=partner]');
    await expect.soft(box).toHaveCSS('border-radius', '12px');
    await expect.soft(box).toHaveCSS('overflow', 'hidden');
  }
});

test('`color` makes PayPal’s button blue, and a rule of the page gives ours the same colour', async ({
  scenario,
  page,
}) => {
  await page.route('**/products/sencha*', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replaceAll('&quot;merchantId&quot;', '&quot;color&quot;:&quot;blue&quot;,&quot;merchantId&quot;')
      .replace(
        '</head>',
        '<style>shopify-paypal-button::part(button){background:rgb(1, 2, 3)!important}</style></head>',
      );
    await route.fulfill({ response: answer, body: html });
  });
  await scenario.visit();
  await expect(scenario.button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await scenario.warm();
  expect(await lastStyle(page)).toMatchObject({ color: 'blue' });
});

test('our own button stays while the shopper points at it, and while it has the focus', async ({
  scenario,
  payPal,
  page,
}) => {
  await scenario.visit();
  await scenario.button.hover();
  await payPal.button().waitFor({ state: 'attached' });
  await untilIdle(page);
  await expect(scenario.button).toBeVisible();
  await scenario.button.focus();
  await page.mouse.move(1, 1);
  await untilIdle(page);
  await expect(scenario.button).toBeVisible();
  await scenario.button.blur();
  await expect(scenario.button).toBeHidden();
  await expect(payPal.button()).toBeVisible();
});

test('our own button says that nothing can be bought, and PayPal’s button can’t be reached meanwhile', async ({
  scenario,
  payPal,
  page,
}) => {
  await scenario.visit('kyusu');
  await scenario.warm();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.setAttribute('disabled', ''));
  await expect(scenario.button).toHaveAttribute('aria-disabled', 'true');
  await expect(scenario.button).toBeVisible();
  await expect(payPal.button()).toBeHidden();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.removeAttribute('disabled'));
  await expect(payPal.button()).toBeVisible();
  expect(payPal.calls('Buttons')).toHaveLength(1);
});

test('a plan that is chosen and given up paints the button for an agreement, then for an order; each script loads once', async ({
  scenario,
  payPal,
  page,
}) => {
  await scenario.visit('teiki-bin');
  const plan = page.locator('[name=selling_plan]');
  await plan.first().check();
  await scenario.warm();
  const kinds = () => payPal.scripts().map((address) => new URL(address).searchParams.get('intent'));
  expect(kinds()).toEqual(['capture']);
  await page.locator('[name=selling_plan][value="9001"]').first().check();
  await expect.poll(kinds).toEqual(['capture', 'tokenize']);
  await expect.poll(() => payPal.calls('Buttons').length).toBe(2);
  await plan.first().check();
  await expect.poll(() => payPal.calls('Buttons').length).toBe(3);
  await page.mouse.move(1, 1);
  await (await payPal.click()).approve();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(payPal.callbacks()).toContain('createOrder');
  expect(kinds()).toEqual(['capture', 'tokenize']);
});

test('a cart has one live PayPal button, with the brand alone on it, after it was rendered again twenty times', async ({
  scenario,
  payPal,
  page,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await page.goto('/cart?wallets=paypal');
  await scenario.warm();
  expect(await lastStyle(page)).toMatchObject({ label: 'paypal' });
  await page.evaluate(async () => {
    const host = document.querySelector('main shopify-accelerated-checkout-cart')!;
    const markup = host.outerHTML.replace(/>.*</s, '><');
    const place = host.parentElement!;
    for (let round = 0; round < 20; round += 1) {
      place.innerHTML = markup;
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await page.mouse.move(2, 2);
  await (await payPal.click('paypal', page.locator('main'))).approve();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(payPal.scripts()).toHaveLength(1);
});
