import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { parts } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

const SHOP_PAY = JSON.stringify({
  name: 'shop_pay',
  supports_subs: false,
  wallet_params: { merchantName: '茶"舗"<1>' },
});

test.describe('with closed roots', () => {
  test.use({ openShadow: false });

  test('the light DOM is what themes rely on, and shadow roots are closed', async ({ page }) => {
    await gotoBare(page, formHtml(hostHtml({ recommended: SHOP_PAY })));
    await page.locator('shop-pay-wallet-button').waitFor();
    expect(
      await page.locator('shopify-accelerated-checkout').evaluate((host) => ({
        roots: [host.shadowRoot, host.firstElementChild?.shadowRoot],
        children: [...host.children].map((child) => [child.localName, child.slot, child.innerHTML]),
        params: JSON.parse(host.firstElementChild?.getAttribute('wallet-params') ?? ''),
        attributes: [...(host.firstElementChild?.attributes ?? [])].map(({ name }) => name).toSorted(),
        instrument: host.lastElementChild?.getAttribute('wallet-instrument-name'),
      })),
    ).toEqual({
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
      attributes: [
        'access-token',
        'buyer-country',
        'buyer-currency',
        'call-to-action',
        'lang',
        'page-type',
        'requires-shipping',
        'slot',
        'wallet-params',
      ],
      instrument: 'ShopPay',
    });
  });

  test('the unbranded button is a real button in light DOM, without a link', async ({ page }) => {
    await gotoBare(page, formHtml(hostHtml({})));
    await page.locator('shopify-buy-it-now-button').waitFor();
    expect(
      await page
        .locator('shopify-accelerated-checkout')
        .evaluate((host) =>
          host.innerHTML.replace(
            / (access-token|buyer-[a-z]+|wallet-params|page-type|call-to-action|requires-shipping)="[^"]*"/g,
            '',
          ),
        ),
    ).toBe(
      '<shopify-buy-it-now-button lang="ja" slot="button"><button type="button" class="shopify-payment-button__button shopify-payment-button__button--unbranded">今すぐ購入</button></shopify-buy-it-now-button>',
    );
  });
});

for (const [name, attributes] of [
  ['absent recommended', { recommended: null }],
  ['recommended "null"', { recommended: 'null' }],
  ['an unknown wallet', { recommended: '{"name":"moon_pay","wallet_params":{}}' }],
  ['unknown flags', { 'enabled-flags': '["98c6d7e1"]' }],
  ['no fallback', { fallback: null }],
] as const) {
  test(`${name} shows Buy It Now`, async ({ page }) => {
    await gotoBare(page, formHtml(hostHtml(attributes)));
    await expect(parts(page).buyItNow).toBeEnabled();
  });
}

test('disabled set by a script stays, whatever the form says', async ({ page }) => {
  await gotoBare(page, formHtml(`<button name="add">a</button>${hostHtml({})}`));
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeEnabled();
  const host = parts(page).host;
  await host.evaluate((element) => element.setAttribute('disabled', ''));
  await expect(button).toBeDisabled();
  // The form is disabled and enabled, then moved.
  await page.locator('form').evaluate(async (form) => {
    for (const off of [true, false]) {
      form.querySelector('[name="add"]')!.toggleAttribute('disabled', off);
      await new Promise(requestAnimationFrame);
    }
    form.remove();
    await new Promise(requestAnimationFrame);
    document.body.append(form);
  });
  await expect(button).toBeDisabled();
  await host.evaluate((element) => element.removeAttribute('disabled'));
  await expect(button).toBeEnabled();
});

test('disabled in the server’s markup is only the first variant’s state: the form overrules it', async ({ page }) => {
  await gotoBare(page, formHtml(`<button name="add" disabled>a</button>${hostHtml({ disabled: '' })}`));
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeDisabled();
  const set = (off: boolean) =>
    page.locator('[name="add"]').evaluate((submit, isOff) => submit.toggleAttribute('disabled', isOff), off);
  await set(false);
  await expect(button).toBeEnabled();
  await set(true);
  await expect(button).toBeDisabled();
});

test('disabled that a morph brings from the server’s markup is overruled, too', async ({ page }) => {
  await gotoBare(page, formHtml(hostHtml({ disabled: '' })));
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeEnabled();
  for (const childrenFirst of [true, false]) {
    await parts(page).host.evaluate((host, first) => {
      const skeleton = document.createElement('div');
      if (first) host.replaceChildren(skeleton);
      host.setAttribute('disabled', '');
      if (!first) host.replaceChildren(skeleton);
    }, childrenFirst);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(button).toBeEnabled();
  }
});

for (const [what, html, selector] of [
  ['product', formHtml(hostHtml({})), 'shopify-accelerated-checkout'],
  ['cart', cartHostHtml(['shop_pay']), 'shopify-accelerated-checkout-cart'],
] as const) {
  for (const early of [true, false]) {
    test(`hidden on a ${what} host hides it, ${early ? 'before' : 'after'} the widget has come`, async ({ page }) => {
      await fillCart(page, SENCHA);
      if (early) {
        const empty = { contentType: 'text/javascript', body: '' };
        await page.route('**/wallets.js', (route) => route.fulfill(empty));
      }
      // Before: with our own style sheet for the head. After: with a display of the theme's.
      const style = early ? '' : `<style>${selector} { display: grid }</style>`;
      const link = `<link rel="stylesheet" href="/karui/${pkg.version}/skeleton.css">`;
      await gotoBare(page, html.replace('></shopify', ' hidden><p>下</p></shopify'), link + style);
      const host = page.locator(selector);
      if (!early) await expect(host.locator('[slot]')).toHaveCount(1);
      await expect(host).toBeHidden();
      await host.evaluate((element) => element.removeAttribute('hidden'));
      await expect(host).toBeVisible();
    });
  }
}

test('a wallet that can’t sell by selling plan gives way to the fallback while a plan is chosen', async ({ page }) => {
  await gotoBare(
    page,
    formHtml(
      `${hostHtml({ recommended: SHOP_PAY })}<select name="selling_plan"><option value="">一度<option value="9001">毎月</select>`,
    ),
  );
  const { shopPay, buyItNow } = parts(page);
  await expect(shopPay).toBeVisible();
  await page.locator('select').selectOption('9001');
  await expect(buyItNow).toBeVisible();
  await expect(shopPay).toHaveCount(0);
  await page.locator('select').selectOption('');
  await expect(shopPay).toBeVisible();
});

test('a capturing listener on the document sees the click first and can stop it', async ({ page, store }) => {
  await gotoBare(page, formHtml(hostHtml({ recommended: SHOP_PAY })));
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        const path = event.composedPath().map((target) => (target as Element).localName);
        document.title = JSON.stringify([
          path.includes('shop-pay-wallet-button'),
          path.includes('shopify-accelerated-checkout'),
          event.bubbles,
          event.composed,
          event.isTrusted,
        ]);
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
