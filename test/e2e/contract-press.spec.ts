import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { parts } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

/** Prevents every press and records its events. */
const holdBack = (page: Page) =>
  page.evaluate(() => {
    const asked: unknown[] = [];
    document.addEventListener('karui:press', (event) => {
      const { detail, bubbles, composed, cancelable } = event as CustomEvent<unknown>;
      asked.push({ detail, target: (event.target as Element).localName, bubbles, composed, cancelable });
      event.preventDefault();
    });
    Object.assign(window, { asked });
  });

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);

const flags = { bubbles: true, composed: true, cancelable: true };

test('a listener can prevent a product press: the event names the instrument, and no request is sent', async ({
  page,
  gotoProduct,
  store,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await holdBack(page);
  const { shopPay, moreOptions } = parts(page);
  await warm(page, shopPay, 'shop-pay.js');
  await shopPay.click();
  await moreOptions.click();
  await untilIdle(page);
  expect(await asked(page)).toEqual([
    { detail: { instrument: 'ShopPay' }, target: 'shop-pay-wallet-button', ...flags },
    { detail: { instrument: 'MoreOptions' }, target: 'more-payment-options-link', ...flags },
  ]);
  expect(await store.requests()).toEqual([]);
  await expect(shopPay).toBeEnabled();
});

test('a click beside a button that a theme made narrow presses nothing; element.click() by a script presses it', async ({
  page,
}) => {
  const narrow = '<style>.shopify-payment-button__button { display: block; width: 120px; height: 44px }</style>';
  await gotoBare(page, `${narrow}<form><input type="hidden" name="id" value="41001">${hostHtml({})}</form>`);
  const { buyItNow } = parts(page);
  await holdBack(page);
  const { x, y, width, height } = (await buyItNow.boundingBox())!;
  expect(width).toBe(120);
  await page.mouse.click(x + width + 40, y + height / 2);
  expect(await asked(page)).toEqual([]);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('shopify-buy-it-now-button').evaluate((element: HTMLElement) => element.click());
  expect(await asked(page)).toHaveLength(2);
});
