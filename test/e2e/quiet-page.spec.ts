import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { failedToLoad, FORM, openBoot, quietSnippet } from './fixtures/boot-page';
import { holdFile } from './fixtures/hold';
import { ID, sentLines } from './fixtures/product-form';
import { PROMISED_CHOICE } from './fixtures/promised-choice';
import { STORES_SCRIPT, STORES_TAG, THEIRS } from './fixtures/stores-script';
import { expectNothingKept } from './fixtures/page-memory';
import { untilIdle } from './fixtures/wait';
import { slowClock } from './fixtures/slow-clock';
import { checkoutFlags, parts } from './fixtures/widget';

/** A page of the demo store whose widget waits for a shopper's interest. */
const quiet = (path: string) => `${path}${path.includes('?') ? '&' : '?'}load=interest`;

const PRODUCT = quiet('/products/sencha?theme=a&recommended=shop_pay');
const CART = quiet('/cart?theme=a&wallets=shop_pay,paypal&cart=44001:1&apple-pay=simulated');

/** Whether the core has run in the page. */
const isRunning = (page: Page) => page.evaluate(() => performance.getEntriesByName('karui:start').length > 0);

const runs = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('karui:start').length > 0);

const names = (scripts: readonly string[]) => scripts.map((url) => url.replace(/^.*\//, '')).sort();

/** Opens a page, and waits until nothing more comes. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilIdle(page);
}

for (const [what, path, files] of [
  ['product', PRODUCT, ['wallets.js']],
  ['cart', CART, ['apple.js', 'cart.js', 'wallets.js']],
] as const) {
  test(`an untouched ${what} page fetches the core and its parts when it is idle, and runs none of them`, async ({
    page,
    widgetScripts,
  }) => {
    await openQuietly(page, path);
    await expect.poll(() => names(widgetScripts())).toEqual(files);
    await untilIdle(page);
    expect(await isRunning(page)).toBe(false);
    expect(names(widgetScripts())).toEqual(files);
  });
}

test('on an untouched page, hosts that come and go leave nothing', async ({ page }) => {
  await openQuietly(page, PRODUCT);
  const comeAndGo = (times: number) =>
    page.evaluate(async (count) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const first = document.querySelector('shopify-accelerated-checkout')!;
      for (let round = 0; round < count; round += 1) {
        const copy = first.cloneNode() as Element;
        first.after(copy);
        for (let frames = 0; frames < 3; frames += 1) await frame();
        if (!copy.childElementCount) throw new Error('The copy was not painted');
        copy.remove();
        await frame();
      }
    }, times);
  await comeAndGo(10);
  await expectNothingKept(page, 40_000, () => comeAndGo(20));
  expect(await isRunning(page)).toBe(false);
});

test('where a shopper saves data, an untouched page fetches nothing', async ({ page, widgetScripts }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openQuietly(page, PRODUCT);
  expect(widgetScripts()).toEqual([]);
  await page.mouse.wheel(0, 10);
  await runs(page);
});

const SIGNS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the pointer comes near the buttons': (page) => page.getByLabel('数量').first().hover(),
  'the wheel is turned': (page) => page.mouse.wheel(0, 10),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page is clicked': (page) => page.mouse.click(3, 3),
  'the shopper has scrolled back to where he was': (page) => page.reload().then(() => page.mouse.wheel(0, 99)),
};

for (const [sign, act] of Object.entries(SIGNS))
  test(`the widget runs when ${sign}`, async ({ page }) => {
    await openQuietly(page, PRODUCT);
    expect(await isRunning(page)).toBe(false);
    await act(page);
    await runs(page);
    // The interaction counts as the page's first: the code that looks after the page comes as well.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/companion.js')),
    );
  });

test('the pointer far from the buttons, and what the page does by itself, start nothing', async ({ page }) => {
  await openQuietly(page, PRODUCT);
  await page.mouse.move(4, 4);
  await page.mouse.move(9, 4);
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'keydown', 'touchstart', 'input'])
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.classList.add('moved');
    document.body.append('…');
  });
  await untilIdle(page);
  expect(await isRunning(page)).toBe(false);
});

const AT_ONCE: Readonly<Record<string, string>> = {
  'telemetry is asked for': quiet('/products/sencha?telemetry=on'),
  'a developer debugs': quiet('/products/sencha?attr.debug=1'),
  'the markup has a mistake': quiet('/products/sencha?attr.recommended={'),
  'Apple’s sheet opens only in a click': quiet('/products/sencha?recommended=apple_pay&apple-pay=simulated'),
  'a checkout page has a button': quiet('/checkout?wallet=shop_pay&cart=44001:1'),
  'the snippet does not paint': '/products/sencha?boot=plain&load=interest',
};

for (const [why, path] of Object.entries(AT_ONCE))
  test(`the widget runs without a shopper’s interest where ${why}`, async ({ page, allowErrors }) => {
    allowErrors(/invalid-recommended/);
    await page.goto(path);
    await runs(page);
  });

test('the widget runs without a shopper’s interest where a subscription is sold, whose notice it shows', async ({
  page,
}) => {
  const plan = '<input type="hidden" name="selling_plan" value="1">';
  await openBoot(page, FORM.replace('<button', `${plan}<button`), quietSnippet);
  await runs(page);
  await expect(page.locator('#shopify-buyer-consent')).toBeVisible();
});

test('a script of the page may ask for the widget, or press a button', async ({ page }) => {
  await openQuietly(page, PRODUCT);
  await page.evaluate('Shopify.PaymentButton.init()');
  await runs(page);
  await openQuietly(page, PRODUCT);
  await page.locator('shop-pay-wallet-button').evaluate((button: HTMLElement) => button.click());
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

test('the buttons of an untouched page follow what a script writes into the form', async ({ page }) => {
  const button = `<button type="submit" name="add">カートに追加</button>`;
  await openBoot(page, `<form method="post" action="/cart/add">${ID}${button}${hostHtml({})}</form>`, quietSnippet);
  const { buyItNow } = parts(page);
  await expect(buyItNow).toBeEnabled();
  await page.locator('[name=add]').evaluate((add: HTMLButtonElement) => (add.disabled = true));
  await expect(buyItNow).toBeDisabled();
  await page.locator('[name=add]').evaluate((add: HTMLButtonElement) => (add.disabled = false));
  await expect(buyItNow).toBeEnabled();
  expect(await isRunning(page)).toBe(false);
});

test('a host that can show nothing keeps no skeleton on an untouched page', async ({ page }) => {
  await openBoot(page, FORM.replace(/<\/?form[^>]*>/g, ''), quietSnippet);
  await untilIdle(page);
  await expect(parts(page).host).toBeEmpty();
  expect(await isRunning(page)).toBe(false);
});

test('a first touch that is the press asks for all it needs before the click comes, and buys once', async ({
  page,
  store,
  widgetScripts,
}) => {
  // Nothing has been fetched before.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.setViewportSize({ width: 390, height: 2000 });
  await openQuietly(page, PRODUCT);
  const { x = 0, y = 0 } = (await parts(page).shopPay.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + 20, y: y + 10 }] : [],
    });
  await touch('touchStart');
  await expect
    .poll(() => names(widgetScripts()))
    .toEqual(expect.arrayContaining(['press.js', 'shop-pay.js', 'wallets.js']));
  expect(await store.calls('cartCreate')).toEqual([]);
  await touch('touchEnd');
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a press before the widget goes on as soon as its button is taken over, without waiting for a frame', async ({
  page,
  store,
}) => {
  // Nothing has been fetched before.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const release = await holdFile(page, 'wallets');
  await openQuietly(page, PRODUCT);
  await parts(page).shopPay.click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  release();
  await page.waitForURL('**/checkouts/**');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a press that comes first calls the store before it fetches the dialog’s code', async ({ page, store }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(/cartCreate|[\w-]+\.js$/.exec(request.url())?.[0] ?? ''));
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await store.faults({ operation: 'cartCreate', delayMs: 2000 });
  await openQuietly(page, PRODUCT);
  await parts(page).shopPay.click();
  await expect.poll(() => asked).toContain('dialog.js');
  expect(asked.indexOf('cartCreate')).toBeGreaterThan(0);
  expect(asked.indexOf('cartCreate')).toBeLessThan(asked.indexOf('dialog.js'));
});

test('a press right after a first touch that chose another variant buys that variant', async ({ page, store }) => {
  const section = `<div id="shopify-section-main"><form method="post" action="/cart/add">${ID}${hostHtml({})}</form></div>${PROMISED_CHOICE}`;
  const release = await holdFile(page, 'wallets');
  await openBoot(page, section, quietSnippet, {}, 'commit');
  await page.locator('#choose').click();
  await parts(page).buyItNow.click();
  release();
  await runs(page);
  await expect(parts(page).buyItNow).toHaveAttribute('aria-busy', 'true');
  await page.evaluate('arrive()');
  await page.waitForURL('**/checkouts/**');
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/43001' }),
  ]);
});

/** A page whose links to policies are shown; each of their presses that reaches the page is counted. */
async function openPolicies(page: Page): Promise<() => Promise<number>> {
  await openQuietly(page, quiet('/products/teiki-bin?theme=a&managed-markets=1'));
  await page.evaluate(() => {
    const notice = document.querySelector('#shopify-buyer-consent')!;
    notice.classList.remove('hidden');
    notice.removeAttribute('aria-hidden');
    const seen = Object.assign(window, { presses: 0 });
    addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-managed-markets]')) seen.presses += 1;
    });
  });
  return () => page.evaluate('presses');
}

const press = (page: Page) => page.locator('[data-managed-markets]').first().dispatchEvent('click');

test('a policy whose link is the page’s first touch opens in its dialog, once for a double click', async ({ page }) => {
  const presses = await openPolicies(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('[data-managed-markets]')!;
    link.click();
    link.click();
  });
  await expect(parts(page).dialog).toBeVisible();
  await untilIdle(page);
  expect(await presses()).toBe(1);
});

test('where the widget fails, a policy’s link that was pressed leads to its page at once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|404/);
  // A press waits eight seconds for code that may still come.
  await slowClock(page);
  await page.route('**/wallets.js', (route) => route.abort());
  const presses = await openPolicies(page);
  // Beside the notice, which goes with the buttons; it leads to the page itself, where its presses can be counted.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('afterbegin', '<a href="#terms" data-managed-markets="terms">規約</a>'),
  );
  await press(page);
  await expect.poll(() => failedToLoad(page)).toBe(true);
  await expect.poll(presses).toBe(1);
  await press(page);
  expect(await presses()).toBe(2);
  expect(new URL(page.url()).hash).toBe('#terms');
});

test('where the widget fails at last, the platform’s own script takes the page, or a press leads to checkout', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|404/);
  await page.route('**/wallets.js', (route) => route.abort());
  await page.route(`**${STORES_SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: THEIRS }));
  await openBoot(page, FORM, quietSnippet + STORES_TAG);
  await untilIdle(page);
  expect(await page.evaluate('window.theirsRan')).toBeUndefined();
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate('window.theirsRan')).toBe(true);
  const pairs = `<form method="post" action="/cart/add">${ID}<input name="quantity" value="2">${hostHtml({})}</form>`;
  await openBoot(page, pairs, quietSnippet);
  expect(await failedToLoad(page)).toBeUndefined();
  await parts(page).buyItNow.click();
  await page.waitForURL('**/checkouts/**');
});
