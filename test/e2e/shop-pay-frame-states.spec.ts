import type { Page } from '@playwright/test';
import { testsAll } from '../combinations';
import { STOREFRONT_TOKEN } from '../store/server/storefront-token';
import { expect, test } from './fixtures';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { answer, shopPayParts, touch, YES } from './fixtures/shop-pay';
import { untilIdle } from './fixtures/wait';

test.describe('with a shopper who is recognised', () => {
  test.beforeEach(({ shopPay }) => shopPay.login());

  const STATES = [
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
  ] as const;

  // Two states stand for all: before the frame is asked for, and when all of it is shown.
  for (const [state, until] of testsAll ? STATES : [STATES[0], STATES[3]]) {
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
        page.evaluate(
          ([flag, token]) => {
            const made = document.createElement('shopify-accelerated-checkout');
            const attributes = {
              'access-token': token,
              'buyer-country': 'JP',
              'buyer-locale': 'ja',
              'buyer-currency': 'JPY',
              recommended: JSON.stringify({ name: 'shop_pay', wallet_params: { personalized: flag } }),
            };
            for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
            document.querySelector('form[action*="/cart/add"]')!.append(made);
          },
          [personalized, STOREFRONT_TOKEN] as const,
        );
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
});
