import { expect, test } from './fixtures';
import { openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { beforeAndAfter, inHosts } from './fixtures/early-paint';

test('a cart whose list can’t be parsed keeps its skeletons until the widget reports the mistake', async ({
  page,
  holdWidget,
  allowErrors,
}) => {
  allowErrors(/invalid-wallet-configs/);
  await page.goto('/');
  await fillCart(page, SENCHA);
  const skeleton = '<div class="wallet-cart-grid--skeleton"><div class="wallet-cart-button__skeleton"></div></div>';
  for (const list of ['[{"name":"shop_pay"', '{"name":"shop_pay"}', 'null', '7']) {
    const release = await holdWidget();
    const cart = cartHostHtml([], { 'wallet-configs': list }).replace('></', `>${skeleton}</`);
    await openBoot(page, cart, snippet, {}, 'commit');
    const skeletons = page.locator('.wallet-cart-button__skeleton');
    await skeletons.waitFor();
    await inHosts(page);
    await expect(skeletons, list).toHaveCount(1);
    const said = page.waitForEvent('console', (message) => message.text().includes('invalid-wallet-configs'));
    release();
    await said;
    await expect(skeletons, list).toHaveCount(0);
  }
});

test('no pixel of a cart changes when some entries of its list can’t be used', async ({
  page,
  holdWidget,
  allowErrors,
}) => {
  allowErrors(/invalid-wallet-config/);
  await page.goto('/');
  await fillCart(page, SENCHA);
  const list =
    '[null, "paypal", 7, {}, {"name":"nobodys_pay"}, {"name":"shop_pay"}, [], {"name":"shop_pay"}, {"name":"facebook_pay","wallet_params":null}]';
  const open = () => openBoot(page, cartHostHtml([], { 'wallet-configs': list }), snippet, {}, 'commit');
  const [before, after] = await beforeAndAfter(page, holdWidget, open);
  expect(before.equals(after)).toBe(true);
});
