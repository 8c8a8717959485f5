import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { checkoutFlags, parts } from './fixtures/widget';

const FORM = (host: string) =>
  `<form><input type="hidden" name="id" value="41001"><input name="quantity" value="2">${host}<p id="after">下</p></form>`;
const SHOP_PAY = JSON.stringify({
  name: 'shop_pay',
  supports_subs: false,
  wallet_params: { merchantName: '茶"舗"<1>' },
});

test.describe('with closed roots', () => {
  test.use({ openShadow: false });

  test('theme contract 9, 10 and 11: the light DOM is as themes know it and the roots are closed', async ({ page }) => {
    await gotoBare(page, FORM(hostHtml({ recommended: SHOP_PAY })));
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
    await gotoBare(page, FORM(hostHtml({})));
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

/** Attributes that can't be used → the code in the console. */
const WRONG: [string, Record<string, string | null>][] = [
  ['missing-buyer-currency', { 'buyer-currency': null }],
  ['invalid-variant-params', { 'variant-params': '[' }],
  ['invalid-recommended', { recommended: '{"name"' }],
  ['invalid-fallback', { fallback: '[]' }],
  ['invalid-wallet-params', { recommended: '{"name":"shop_pay","wallet_params":"x"}' }],
];

for (const [code, attributes] of WRONG) {
  test(`${code} is said in the console, once, and nothing is left half-rendered`, async ({ page, allowErrors }) => {
    allowErrors(/^console.error: karui: /);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await gotoBare(
      page,
      FORM(hostHtml(attributes).replace('></', '><div class="shopify-payment-button__skeleton"></div></')),
    );
    await expect(page.locator('shopify-accelerated-checkout:empty')).toHaveCount(1);
    expect(said).toEqual([expect.stringContaining(`karui: ${code}`)]);
  });
}

test('a host is mended by giving it a good attribute', async ({ page, allowErrors }) => {
  allowErrors(/^console.error: karui: /);
  await gotoBare(page, FORM(hostHtml({ 'buyer-currency': null })));
  const { host, buyItNow } = parts(page);
  await host.evaluate((element) => element.setAttribute('buyer-currency', 'JPY'));
  await expect(buyItNow).toBeEnabled();
});

for (const [name, attributes] of [
  ['absent recommended', { recommended: null }],
  ['recommended "null"', { recommended: 'null' }],
  ['a wallet of next year', { recommended: '{"name":"moon_pay","wallet_params":{}}' }],
  ['unknown flags', { 'enabled-flags': '["98c6d7e1"]' }],
  ['no fallback', { fallback: null }],
] as const) {
  test(`theme contract 6: ${name} shows Buy It Now`, async ({ page }) => {
    await gotoBare(page, FORM(hostHtml(attributes)));
    await expect(parts(page).buyItNow).toBeEnabled();
  });
}

test('theme contract 7: a host outside a form is cleared without a word', async ({ page }) => {
  await gotoBare(
    page,
    `<div>${hostHtml({}).replace('></', '><div class="shopify-payment-button__skeleton"></div></')}</div>`,
  );
  await expect(page.locator('shopify-accelerated-checkout:empty')).toHaveCount(1);
});

test('the merchant’s disabled attribute disables, and taking it away enables', async ({ page }) => {
  await gotoBare(page, FORM(hostHtml({ disabled: '' })));
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeDisabled();
  await parts(page).host.evaluate((host) => host.removeAttribute('disabled'));
  await expect(button).toBeEnabled();
});

test('a wallet that can’t sell by selling plan gives way to the fallback while a plan is chosen', async ({ page }) => {
  await gotoBare(
    page,
    FORM(
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

test('theme contract 4: a second copy of the script changes nothing', async ({ page, store }) => {
  await gotoBare(page, FORM(hostHtml({})));
  const { buyItNow } = parts(page);
  await expect(buyItNow).toHaveCount(1);
  await page.evaluate(async () => {
    await import(`${document.querySelector<HTMLScriptElement>('script[type="module"]')?.src}?copy`);
  });
  await expect(buyItNow).toHaveCount(1);
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('theme contract 3: when registration fails the skeletons and the consent notice go, and nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    customElements.define = () => {
      throw new DOMException('no', 'NotSupportedError');
    };
  });
  await gotoBare(
    page,
    FORM(
      hostHtml({}).replace('></', '><div class="shopify-payment-button__skeleton"></div></') +
        '<small id="shopify-buyer-consent">同意</small>',
    ),
  );
  await expect(page.locator('.shopify-payment-button__skeleton, #shopify-buyer-consent')).toHaveCount(0);
  await expect(page.locator('#after')).toBeVisible();
});

test('theme contract 47: a document listener sees the click first, on a path through the wallet and its host, and can stop it', async ({
  page,
  store,
}) => {
  await gotoBare(page, FORM(hostHtml({ recommended: SHOP_PAY })));
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

test('theme contract 48: with storage, cookies and analytics blocked the button works', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
    navigator.sendBeacon = () => false;
  });
  await gotoBare(page, FORM(hostHtml({})));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
});
