import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { parts } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

const SHOP_PAY = JSON.stringify({
  name: 'shop_pay',
  supports_subs: false,
  wallet_params: { merchantName: '茶"舗"<1>' },
});

const HOSTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart';

for (const early of [true, false]) {
  test(`hidden on a host hides it, ${early ? 'before' : 'after'} the widget has come`, async ({ page }) => {
    await fillCart(page, SENCHA);
    if (early) {
      const empty = { contentType: 'text/javascript', body: '' };
      await page.route('**/wallets.js', (route) => route.fulfill(empty));
    }
    // Before: with our own style sheet for the head. After: with a display of the theme's.
    const style = early ? '' : `<style>${HOSTS} { display: grid }</style>`;
    const link = `<link rel="stylesheet" href="/karui/${pkg.version}/skeleton.css">`;
    const html = formHtml(hostHtml({})) + cartHostHtml(['shop_pay']);
    await gotoBare(page, html.replaceAll('></shopify', ' hidden><p>下</p></shopify'), link + style);
    for (const host of await page.locator(HOSTS).all()) {
      if (!early) await expect(host.locator('[slot]')).toHaveCount(1);
      await expect(host).toBeHidden();
      await host.evaluate((element) => element.removeAttribute('hidden'));
      await expect(host).toBeVisible();
    }
  });
}

test('a cart with a subscription shows no wallet that can’t sell one', async ({ page }) => {
  await fillCart(page, SENCHA);
  const configs = JSON.stringify([JSON.parse(SHOP_PAY), config('facebook_pay')]);
  await gotoBare(page, cartHostHtml([], { 'wallet-configs': configs, 'has-selling-plan': '' }));
  await expect(page.getByRole('button', { name: 'Meta Pay' })).toBeEnabled();
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('a capturing listener on the document sees the click first and can stop it', async ({ page, store }) => {
  await gotoBare(page, formHtml(hostHtml({ recommended: SHOP_PAY })));
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        const path = event.composedPath().map((target) => (target as Element).localName);
        const hosts = ['shop-pay-wallet-button', 'shopify-accelerated-checkout'].map((name) => path.includes(name));
        document.title = JSON.stringify([...hosts, event.bubbles, event.composed, event.isTrusted]);
        event.stopImmediatePropagation();
      },
      true,
    );
  });
  await warm(page, parts(page).shopPay, 'shop-pay.js');
  await parts(page).shopPay.click();
  expect(await page.title()).toBe('[true,true,true,true,true]');
  await untilIdle(page);
  expect(await store.calls('cartCreate')).toEqual([]);
  await expect(parts(page).shopPay).toBeEnabled();
});
