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

const PLANS = '<select name="selling_plan"><option value="">一度<option value="9001">毎月</select>';

test.describe('with closed roots', () => {
  test.use({ openShadow: false });

  test('the light DOM is what themes rely on, and shadow roots are closed', async ({ page }) => {
    await gotoBare(page, formHtml(hostHtml({ recommended: SHOP_PAY })) + formHtml(hostHtml({})));
    await page.locator('shopify-buy-it-now-button').waitFor();
    const host = page.locator('shopify-accelerated-checkout');
    expect
      .soft(
        await host.first().evaluate((element) => ({
          roots: [element.shadowRoot, element.firstElementChild?.shadowRoot],
          children: [...element.children].map((child) => [child.localName, child.slot, child.innerHTML]),
          params: JSON.parse(element.firstElementChild?.getAttribute('wallet-params') ?? ''),
          attributes: [...(element.firstElementChild?.attributes ?? [])].map(({ name }) => name).toSorted(),
          instrument: element.lastElementChild?.getAttribute('wallet-instrument-name'),
        })),
      )
      .toEqual({
        roots: [null, null],
        children: [
          ['shop-pay-wallet-button', 'button', ''],
          [
            'more-payment-options-link',
            'more-options',
            '<a href="#" role="button" id="more-payment-options-link" class="shopify-payment-button__more-options">その他のお支払い方法</a>',
          ],
        ],
        params: { merchantName: '茶"舗"<1>' },
        attributes:
          'access-token buyer-country buyer-currency call-to-action lang page-type requires-shipping slot wallet-params'.split(
            ' ',
          ),
        instrument: 'ShopPay',
      });
    // The unbranded button is a real one, without a link.
    const html = await host.last().evaluate((element) => element.innerHTML);
    expect(
      html.replace(
        / (access-token|buyer-[a-z]+|wallet-params|page-type|call-to-action|requires-shipping)="[^"]*"/g,
        '',
      ),
    ).toBe(
      '<shopify-buy-it-now-button lang="ja" slot="button"><button type="button" class="shopify-payment-button__button shopify-payment-button__button--unbranded">今すぐ購入</button></shopify-buy-it-now-button>',
    );
  });
});

test('what names no wallet that can be offered shows Buy It Now', async ({ page }) => {
  const rows = [
    { recommended: null },
    { recommended: 'null' },
    { recommended: '{"name":"moon_pay","wallet_params":{}}' },
    { 'enabled-flags': '["98c6d7e1"]' },
    { fallback: null },
  ];
  await gotoBare(page, rows.map((attributes) => formHtml(hostHtml(attributes))).join(''));
  await expect(page.locator('shopify-buy-it-now-button > button:enabled')).toHaveCount(rows.length);
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

test('a wallet that can’t sell by selling plan gives way while one is chosen, and so does such a fallback', async ({
  page,
}) => {
  const metaPay = JSON.stringify({ ...config('facebook_pay'), supports_subs: false });
  const wallets = [{ recommended: SHOP_PAY }, { fallback: metaPay }];
  await gotoBare(page, wallets.map((attributes) => formHtml(hostHtml(attributes) + PLANS)).join(''));
  for (const [at, name] of ['shop-pay-wallet-button', 'shopify-facebook-pay-button'].entries()) {
    const form = page.locator('form').nth(at);
    const [wallet, buyItNow] = [form.locator(name), form.locator('shopify-buy-it-now-button')];
    await expect(wallet).toBeVisible();
    await form.locator('select').selectOption('9001');
    await expect(buyItNow).toBeVisible();
    await expect(wallet).toHaveCount(0);
    await form.locator('select').selectOption('');
    await expect(wallet).toBeVisible();
    await expect(buyItNow).toHaveCount(0);
  }
});

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
