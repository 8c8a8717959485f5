import { combinations } from '../combinations';
import { expect, test } from './fixtures';
import { openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { drawnFrames, MOMENTS } from './fixtures/frame-heights';
import { hostHtml } from './fixtures/bare-page';
import { ID, SHOP_PAY, SKELETON } from './fixtures/product-form';
import { STORES_SHEET } from './fixtures/stores-script';
import { untilTaken } from './fixtures/painted';
import { untilIdle } from './fixtures/wait';

const LINK = '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton">&nbsp;</div>';
const CELL = '<div class="wallet-cart-button__skeleton">&nbsp;</div>';
const CART = ['shop_pay', 'paypal', 'google_pay'];

const inForm = (host: string) => `<form>${ID}<div class="shopify-payment-button">${host}</div></form>`;
const HOSTS = {
  'a wallet': inForm(hostHtml({ recommended: SHOP_PAY }).replace('></', `>${SKELETON}${LINK}</`)),
  'Buy It Now': inForm(hostHtml({}).replace('></', `>${SKELETON}</`)),
  'a cart': `<div>${cartHostHtml(CART).replace('></', `><div class="wallet-cart-grid wallet-cart-grid--skeleton">${CELL.repeat(CART.length)}</div></`)}</div>`,
};

for (const { sheet, name } of combinations({
  sheet: ['with', 'without'] as const,
  name: ['a wallet', 'Buy It Now', 'a cart'] as const,
}))
  test(`${name} that comes later has its last height in its first frame, ${sheet} the platform’s sheet`, async ({
    page,
  }) => {
    await fillCart(page, SENCHA);
    const head = snippet + (sheet === 'with' ? `<link rel="stylesheet" href="${STORES_SHEET}">` : '');
    await openBoot(page, `<main>${HOSTS[name]}</main>`, head);
    await untilTaken(page);
    for (const moment of MOMENTS) {
      const frames = await drawnFrames(page, HOSTS[name], moment);
      expect(frames, moment).toEqual([{ height: expect.any(Number), isSkeleton: false }]);
    }
  });

test('the first cart of a page, which a drawer shows when goods were added, has its buttons in its first frame', async ({
  page,
}) => {
  await fillCart(page, SENCHA);
  const form = HOSTS['Buy It Now'].replace('</form>', '<button type="submit">かごへ</button></form>');
  await openBoot(page, `${form}<main></main>`, snippet);
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()));
  await untilTaken(page);
  await page.getByRole('button', { name: 'かごへ' }).click();
  await untilIdle(page);
  expect(await drawnFrames(page, HOSTS['a cart'], 'frame')).toEqual([{ height: 42, isSkeleton: false }]);
});
