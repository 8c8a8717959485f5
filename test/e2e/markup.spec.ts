import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { parts } from './fixtures/widget';

const SHOP_PAY = JSON.stringify({
  name: 'shop_pay',
  supports_subs: false,
  wallet_params: { merchantName: '茶"舗"<1>' },
});

test.describe('with closed roots', () => {
  test.use({ openShadow: false });

  test('theme contract 9, 10 and 11: the light DOM is as themes know it and the roots are closed', async ({ page }) => {
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
        'page-type',
        'requires-shipping',
        'slot',
        'wallet-params',
      ],
      instrument: 'ShopPay',
    });
  });

  test('theme contract 9 and 10: the unbranded button stands alone, a real button in light DOM', async ({ page }) => {
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
      '<shopify-buy-it-now-button slot="button"><button type="button" class="shopify-payment-button__button shopify-payment-button__button--unbranded">今すぐ購入</button></shopify-buy-it-now-button>',
    );
  });
});

for (const [name, attributes] of [
  ['absent recommended', { recommended: null }],
  ['recommended "null"', { recommended: 'null' }],
  ['a wallet of next year', { recommended: '{"name":"moon_pay","wallet_params":{}}' }],
  ['unknown flags', { 'enabled-flags': '["98c6d7e1"]' }],
  ['no fallback', { fallback: null }],
] as const) {
  test(`theme contract 6: ${name} shows Buy It Now`, async ({ page }) => {
    await gotoBare(page, formHtml(hostHtml(attributes)));
    await expect(parts(page).buyItNow).toBeEnabled();
  });
}

test('the merchant’s disabled attribute disables, and taking it away enables', async ({ page }) => {
  await gotoBare(page, formHtml(hostHtml({ disabled: '' })));
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeDisabled();
  await parts(page).host.evaluate((host) => host.removeAttribute('disabled'));
  await expect(button).toBeEnabled();
});

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

test('theme contract 47: a document listener sees the click first, on a path through the wallet and its host, and can stop it', async ({
  page,
  store,
}) => {
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
  await parts(page).shopPay.click();
  expect(await page.title()).toBe('[true,true,true,true,true]');
  await page.waitForLoadState('networkidle');
  expect(await store.calls('cartCreate')).toEqual([]);
  await expect(parts(page).shopPay).toBeEnabled();
});
