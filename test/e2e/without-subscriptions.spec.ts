import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, cartParts, config, fillCart, SENCHA } from './fixtures/cart';

/** A wallet whose markup says that it can't sell subscriptions. */
const noSubscriptions = { ...config('facebook_pay'), supports_subs: false };

test('a fallback that can’t sell subscriptions makes way for Buy It Now while a plan is chosen', async ({ page }) => {
  const host = hostHtml({ fallback: JSON.stringify(noSubscriptions) });
  const plans =
    '<select name="selling_plan"><option value="">1回</option><option value="9001">定期便</option></select>';
  await gotoBare(page, `<form><input type="hidden" name="id" value="41001">${plans}${host}</form>`);
  const metaPay = page.getByRole('button', { name: 'Meta Payで購入' });
  const buyItNow = page.getByRole('button', { name: '今すぐ購入' });
  await expect(metaPay).toBeEnabled();
  await page.getByRole('combobox').selectOption('定期便');
  await expect(buyItNow).toBeEnabled();
  await expect(metaPay).toHaveCount(0);
  await page.getByRole('combobox').selectOption('1回');
  await expect(metaPay).toBeEnabled();
  await expect(buyItNow).toHaveCount(0);
});

test('a cart with a subscription shows no wallet that can’t sell one', async ({ page }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  const configs = JSON.stringify([noSubscriptions, config('shop_pay')]);
  const host = cartHostHtml([], { 'wallet-configs': configs, 'has-selling-plan': '' });
  await gotoBare(page, `<main>${host}</main>`);
  const { shopPay, wallets } = cartParts(page);
  await expect(shopPay).toBeEnabled();
  await expect(wallets.filter({ visible: true })).toHaveCount(1);
});
