import type { Request } from '@playwright/test';
import { awayAndBack } from './fixtures/away-and-back';
import { fillCart, SENCHA } from './fixtures/cart';
import { WHOLE_BROWSER } from '../whole-browser';
import { withParams } from './fixtures/apple-pay-params';
import { APPLE } from './fixtures/apple-server';
import { expect, test } from './fixtures/apple-sdk-scenario';
import { holdFile } from './fixtures/hold';
import { slowClock } from './fixtures/slow-clock';
import { untilIdle } from './fixtures/wait';
import { parts } from './fixtures/widget';

const CODE = '#apple-pay-code';
const REAL = `${APPLE}/jsapi/v1.3.8/apple-pay-sdk.js`;

test('an untouched page paints the button and asks Apple for nothing; a press shows a code, and the order is made on the phone', async ({
  byScript,
  scenario,
  applePay,
  page,
  store,
  layoutShift,
}) => {
  await byScript.visit();
  await expect(scenario.button).toBeVisible();
  await untilIdle(page);
  expect(byScript.loads()).toBe(0);
  await byScript.warm();
  expect(byScript.loads()).toBe(1);
  const tag = await page.evaluate(() => {
    const { integrity, crossOrigin } = document.querySelector<HTMLScriptElement>('script[src*="/jsapi/"]')!;
    return { integrity, crossOrigin };
  });
  expect(tag).toEqual({ integrity: expect.stringMatching(/^sha384-.{64}$/), crossOrigin: 'anonymous' });
  expect(await layoutShift()).toEqual({ cls: 0, raw: 0, moved: [] });
  await scenario.button.click();
  await expect(page.locator(CODE)).toBeVisible();
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('the code is shown inside the click, also by the keyboard; Escape closes it, and the next press works', async ({
  byScript,
  scenario,
  applePay,
  page,
  store,
}) => {
  await byScript.visit();
  await byScript.warm();
  await scenario.button.focus();
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.press(key);
    await applePay.until(['validatemerchant', 'busy']);
    await page.keyboard.press('Escape');
    await applePay.until('cancelled');
    await expect(page.locator(CODE)).toHaveCount(0);
    await expect(scenario.button).toBeEnabled();
  }
  await scenario.button.click();
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test.describe('where the merchant is asked for after the scan', () => {
  test.use({ sdkOptions: { merchant: 'after the scan' } });

  test('a scan that comes late makes the order: its time counts from then on', async ({
    byScript,
    scenario,
    applePay,
    page,
  }) => {
    await page.clock.install();
    await byScript.visit();
    await scenario.button.hover();
    await expect.poll(() => byScript.loads()).toBe(1);
    await page.waitForFunction(() => window.applePaySimulator?.log.some(({ name }) => name === 'canMakePayments'));
    await scenario.button.click();
    await expect(page.locator(CODE)).toBeVisible();
    await page.clock.fastForward(60_000);
    await applePay.user.scan();
    await applePay.until('ready');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test('a press before Apple’s script waits for it, and asks for another; a double press is one', async ({
  byScript,
  scenario,
  applePay,
  page,
  store,
}) => {
  // Apple's script has two seconds to come.
  await slowClock(page);
  const release = await holdFile(page, 'apple-pay-sdk');
  await byScript.visit();
  await scenario.button.dblclick();
  await expect.poll(() => byScript.loads()).toBe(1);
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await scenario.outcome()).toBe('dialog もう一度ボタンを押してください');
  expect(await store.calls('cartCreate')).toEqual([]);
  const again = scenario.dialog.getByRole('button', { name: 'Apple Payで購入', exact: true });
  await expect(again).toBeFocused();
  // The theme renders its form anew behind the dialog.
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.replaceWith(host.cloneNode(true)));
  await again.click();
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a press that Apple’s script has not come for within 2 s goes to checkout', async ({
  byScript,
  scenario,
  page,
  store,
}) => {
  const release = await holdFile(page, 'apple-pay-sdk');
  await byScript.visit();
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(await store.calls('cartCreate')).toHaveLength(1);
  release();
});

for (const [what, params] of [
  ['Apple’s own address with other bytes than Apple has published', { sdkUrl: REAL }],
  [
    'a script with another hash',
    { sdkUrl: '/__apple/jsapi/v1.3.8/apple-pay-sdk.js', sdkIntegrity: `sha384-${'A'.repeat(64)}` },
  ],
  ['a script whose hash nobody knows', { sdkUrl: '/__apple/jsapi/1.latest/apple-pay-sdk.js' }],
] as const)
  test(`${what}: nothing of it runs, and the button gives way to the fallback without a shift`, async ({
    byScript,
    scenario,
    apple,
    page,
    store,
    applePay,
    layoutShift,
    allowErrors,
  }) => {
    allowErrors(/integrity|ERR_/i);
    await scenario.visit('sencha', withParams(params));
    await scenario.button.focus();
    const before = await page.locator('shopify-accelerated-checkout').boundingBox();
    await expect(parts(page).buyItNow).toBeFocused();
    await expect(page.locator('shopify-apple-pay-button')).toHaveCount(0);
    const after = await page.locator('shopify-accelerated-checkout').boundingBox();
    expect([after!.y, after!.width]).toEqual([before!.y, before!.width]);
    expect(await layoutShift()).toEqual({ cls: 0, raw: 0, moved: [] });
    expect(await page.evaluate(() => 'ApplePaySession' in window)).toBe(false);
    expect(apple.length > 0).toBe(params.sdkUrl === REAL);
    expect(byScript.loads() > 0).toBe(what !== 'a script whose hash nobody knows');
    await parts(page).buyItNow.click();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
    expect(await store.calls('cartCreate')).toHaveLength(1);
    expect(applePay.calls()).toEqual([]);
  });

test('a press that waits for a file which was changed goes to checkout', async ({
  scenario,
  apple,
  store,
  allowErrors,
}) => {
  allowErrors(/integrity|ERR_/i);
  await scenario.visit('sencha', withParams({ sdkUrl: REAL }));
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(apple).toContain(REAL);
});

test.describe('a shopper to whom Apple’s script says no', () => {
  test.use({ applePayOptions: { present: false, canMakePayments: false } });

  test('sees the other wallets of a cart as if it had never been there', async ({ page, byScript }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=apple_pay,shop_pay&apple-pay=sdk-bare');
    const wallets = page.locator('main shopify-accelerated-checkout-cart > [slot]');
    await expect(wallets.filter({ visible: true })).toHaveCount(2);
    await page.mouse.move(5, 5);
    await expect(wallets.filter({ visible: true })).toHaveCount(1);
    expect(byScript.loads()).toBe(1);
    await expect(
      page.locator('main shopify-accelerated-checkout-cart').getByRole('button', { name: 'Shop Pay' }),
    ).toBeEnabled();
  });
});

test('a cart is bought by the same script', async ({ page, byScript, applePay, scenario, store }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await page.goto('/cart?wallets=apple_pay,shop_pay&apple-pay=sdk-bare');
  const button = page.locator('main shopify-apple-pay-button button');
  await button.hover();
  await page.waitForFunction(() => window.applePaySimulator?.log.some(({ name }) => name === 'canMakePayments'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  await button.click();
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(byScript.loads()).toBe(1);
  expect(await store.orders()).toHaveLength(1);
});

test('in a drawer, which is a modal dialog, the code stands in a window of its own', async ({
  page,
  context,
  gotoProduct,
  applePay,
  scenario,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await gotoProduct('sencha', { theme: 'b', params: { wallets: 'apple_pay', 'apple-pay': 'sdk-bare' } });
  // One for each sheet of the shopper's cart.
  scenario.except({ removals: 2 });
  await page.locator('[data-cart-link]').click();
  expect(await page.evaluate(() => document.querySelectorAll(':modal').length)).toBe(1);
  const button = page.locator('cart-drawer-component shopify-apple-pay-button button');
  await button.hover();
  await page.waitForFunction(() => window.applePaySimulator?.log.some(({ name }) => name === 'canMakePayments'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  const opening = context.waitForEvent('page');
  await button.click();
  const code = await opening;
  await code.locator('[data-act=scan]').click();
  await applePay.until('ready');
  await applePay.user.cancel();
  await applePay.until('cancelled');
  await expect(button).toBeEnabled();
  await button.click();
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test(
  'a page that is left while its code is shown comes back with an enabled button, and the next press works',
  { tag: WHOLE_BROWSER },
  async ({ page, byScript, scenario, applePay, store }) => {
    await byScript.visit();
    await byScript.warm();
    await scenario.button.click();
    await applePay.until(['validatemerchant', 'busy']);
    await awayAndBack(page);
    await expect(scenario.button).toBeEnabled();
    await scenario.button.click();
    await applePay.user.scan();
    await applePay.until('ready');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.orders()).toHaveLength(1);
  },
);

test('a host that is removed closes the code, and no order is made', async ({ byScript, scenario, applePay, page }) => {
  await byScript.visit();
  await byScript.warm();
  await scenario.button.click();
  await applePay.until(['validatemerchant', 'busy']);
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await applePay.until(['aborted', 'cancelled']);
  await expect(page.locator(CODE)).toHaveCount(0);
  await byScript.visit();
  await expect(scenario.button).toBeEnabled();
});

test('under a strict content policy with Trusted Types the script has the page’s nonce, and the order is made', async ({
  byScript,
  scenario,
  applePay,
  page,
}) => {
  await byScript.visit({ csp: '1' });
  await byScript.warm();
  const [nonce, own] = await page.evaluate(() => [
    document.querySelector<HTMLScriptElement>('script[src*="/jsapi/"]')!.nonce,
    document.querySelector('script')!.nonce,
  ]);
  expect([nonce, nonce === own]).toEqual([expect.stringMatching(/.{8}/), true]);
  await scenario.button.click();
  await applePay.user.scan();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test.describe('a browser with Apple Pay itself', () => {
  test.use({ applePayOptions: { present: true } });

  test('loads the same files with the merchant’s opt-in as without, and nothing of Apple’s', async ({
    byScript,
    scenario,
    applePay,
    page,
    widgetScripts,
  }) => {
    /** Everything that an order asks of a server, as far as it is ours or a vendor's. */
    const order = async (params: Readonly<Record<string, string>>) => {
      const sent: string[] = [];
      const note = (request: Request) => {
        const { hostname, pathname, search } = new URL(request.url());
        if (hostname !== 'localhost' || /^\/(karui|api)\//.test(pathname)) sent.push(pathname + search);
      };
      // From the page's first file on: the one that opens the sheet is fetched when the page is idle.
      page.on('request', note);
      await scenario.visit('sencha', { params });
      // The last order does not stand in for this one.
      await page.evaluate(() => localStorage.clear());
      await scenario.button.click();
      await applePay.until('ready');
      await scenario.pay();
      expect(await scenario.outcome()).toBe('order');
      page.off('request', note);
      await page.waitForLoadState();
      return sent.sort();
    };
    // What comes of the cache the second time.
    await order({});
    const without = await order({});
    expect(without.join()).toMatch(/operation_name=cartSubmitForCompletion.*apple-pay\.js/);
    const before = widgetScripts().length;
    expect(await order({ 'apple-pay': 'sdk-bare' })).toEqual(without);
    const scripts = widgetScripts()
      .slice(before)
      .map((url) => url.replace(/^.*\//, ''));
    expect(scripts).toContain('apple-pay.js');
    expect(scripts.join()).not.toMatch(/apple-sdk|load-script/);
    expect(byScript.loads()).toBe(0);
  });
});
