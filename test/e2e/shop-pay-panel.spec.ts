import { expect, test } from './fixtures';
import { BOTH, shopPayParts, touch } from './fixtures/shop-pay';
import { checkoutFlags } from './fixtures/widget';

test('by hand: log in on the panel, see the account, log out, choose postal codes, and go to checkout', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { ...BOTH, params: { ...BOTH.params, panel: 'on' } });
  const panel = page.getByRole('complementary', { name: 'デモストアの操作' });
  const open = () => panel.getByRole('button', { name: 'デモ', exact: true }).click();
  await open();
  await panel.getByRole('button', { name: 'Shopにログイン' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await touch(page);
  const { element, frame, words, button } = shopPayParts(page);
  await expect(element).toHaveAttribute('personalized', 'true');
  await expect(frame.contentFrame().getByText('Shop Pay •••• 4242')).toBeAttached();
  await open();
  await panel.getByLabel('お届け先').selectOption('東京（100-0001）');
  await expect(words).toHaveText('翌日お届け');
  await expect(element).not.toHaveAttribute('personalized');
  await panel.getByLabel('お届け先').selectOption('北海道（060-0001）');
  await expect(words).toHaveCount(0);
  await expect(element).toHaveAttribute('personalized', 'true');
  await panel.getByRole('button', { name: 'Shopからログアウト' }).click();
  await expect(frame).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('はシミュレーションです').first()).toBeVisible();
  await button.click();
  expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_product' });
});
