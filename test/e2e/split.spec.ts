import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { built } from './fixtures/boot-page';
import { test as googlePayTest } from './fixtures/google-pay-scenario';
import { fillCart, SENCHA } from './fixtures/cart';
import {
  type ArmName,
  beginVisit,
  buttonOf,
  look,
  measured,
  SPLIT,
  steps,
  taken,
  widgetFiles,
} from './fixtures/split-page';
import { untilIdle } from './fixtures/wait';

const PAGES = ['/products/sencha', '/cart'] as const;
const address = (path: string, more: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ ...SPLIT, ...more })}`;

for (const arm of ['karui', 'platform'] as const)
  test(`in the arm of ${arm} product page, cart and a second tab have its buttons alone`, async ({
    page,
    context,
    store,
  }) => {
    await beginVisit(context, store.url, arm);
    await fillCart(page, SENCHA);
    const files = widgetFiles(context);
    const tabs = [page, page, await context.newPage()];
    for (const [at, tab] of tabs.entries()) {
      await tab.goto(address(PAGES[at % 2]!));
      await expect(buttonOf(tab, arm)).toBeVisible();
      await measured(tab);
      await untilIdle(tab);
      const state = await tab.evaluate(() => ({
        theirsRan: 'theirsRan' in window,
        parts: document.querySelectorAll('[data-karui]').length,
        skeletons: [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('skeleton'))
          .length,
        sheet: document.querySelector<HTMLLinkElement>('link[href*="/portable-wallets/"]')?.media,
        init: 'PaymentButton' in ((window as { Shopify?: object }).Shopify ?? {}),
      }));
      const isOurs = arm === 'karui';
      expect(state, `page ${at}`).toEqual({
        theirsRan: !isOurs,
        parts: isOurs ? 1 : 0,
        skeletons: isOurs ? 1 : 0,
        sheet: isOurs ? 'not all' : 'screen',
        init: isOurs,
      });
      const asked = files().splice(0);
      if (isOurs) expect(asked).toContain('wallets.js');
      else expect([...new Set(asked)], `page ${at}`).toEqual(['split.js']);
    }
    expect((await context.cookies()).filter(({ name }) => name === 'karui_arm')).toMatchObject([
      { value: arm === 'karui' ? 'k50' : 'p50' },
    ]);
  });

for (const arm of ['karui', 'platform'] as const)
  test(`a visit in the arm of ${arm} counts its steps once, and sends the vitals of each page`, async ({
    page,
    context,
    store,
  }) => {
    await beginVisit(context, store.url, arm);
    for (let time = 0; time < 2; time += 1) {
      await page.goto(address('/products/sencha'));
      await measured(page);
      await look(page);
      await expect.poll(() => steps(store)).toContain(`visits ${arm} product 50`);
      // An interaction before the one that leads away: the browser does not tell of the last one where no frame follows.
      await page.locator('h1').click();
      await buttonOf(page, arm).click();
      await page.waitForURL(/\/checkout/);
    }
    const expected = ['visits', 'presses', 'checkouts'].map((name) => `${name} ${arm} product 50`);
    await expect.poll(() => steps(store)).toEqual(expected);
    const ofPage = (name: string) => async () =>
      (await taken(store)).filter((line) => line === `${name} ${arm} product 50`).length;
    for (const name of ['fcp', 'lcp', 'cls', 'inp']) await expect.poll(ofPage(name), name).toBe(2);
    const cookie = (await context.cookies()).find(({ name }) => name === 'karui_counted');
    expect(cookie).toMatchObject({ value: `${arm === 'karui' ? 'k' : 'p'}50.vpc`, expires: -1, sameSite: 'Lax' });
  });

test('a visit that ends in an order on the page itself counts checkout and order', async ({ page, context, store }) => {
  await beginVisit(context, store.url, 'platform');
  await page.goto(address('/products/sencha'));
  await look(page);
  await expect.poll(() => steps(store)).toEqual(['visits platform product 50']);
  await page.route('**/thank-you/abc', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.evaluate(() => location.assign('/thank-you/abc'));
  await expect
    .poll(() => steps(store))
    .toEqual(['visits', 'checkouts', 'orders'].map((name) => `${name} platform product 50`));
});

googlePayTest('a visit that pays in Google’s sheet does so too', async ({ scenario, page, context, store }) => {
  await beginVisit(context, store.url, 'karui');
  await scenario.open('sencha', { recommended: 'google_pay', params: SPLIT });
  await measured(page);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  await expect
    .poll(() => steps(store))
    .toEqual(['visits', 'presses', 'checkouts', 'orders'].map((name) => `${name} karui product 50`));
});

test('the theme’s own way to checkout counts as well, and no other page does', async ({ page, context, store }) => {
  await fillCart(page, SENCHA);
  await beginVisit(context, store.url, 'platform');
  await page.goto(address('/products/sencha'));
  await look(page);
  await expect.poll(() => steps(store)).toEqual(['visits platform product 50']);
  await page.goto(address('/cart'));
  await measured(page);
  await untilIdle(page);
  expect(await steps(store)).toEqual(['visits platform product 50']);
  await page.locator('main [name=checkout]').click();
  await page.waitForURL(/\/checkouts?\//);
  await expect.poll(() => steps(store)).toEqual(['visits platform product 50', 'checkouts platform cart 50']);
});

test('a visit that has seen no product is not counted, whatever it comes to', async ({ page, context, store }) => {
  await fillCart(page, SENCHA);
  await beginVisit(context, store.url, 'platform');
  await page.goto(address('/cart'));
  await measured(page);
  await buttonOf(page, 'platform').click();
  await page.waitForURL(/\/checkout/);
  await expect.poll(() => taken(store)).toContain('cls platform cart 50');
  expect(await steps(store)).toEqual([]);
});

test('a press before the page is measured has it measured at once, and is counted', async ({
  page,
  context,
  store,
}) => {
  // The pause before the page is measured does not end.
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 1000 ? 0 : set(run, ms))) as typeof setTimeout;
  });
  await beginVisit(context, store.url, 'platform');
  await page.goto(address('/products/sencha'));
  const files = widgetFiles(context);
  const button = buttonOf(page, 'platform');
  await expect(button).toBeVisible();
  // It goes nowhere.
  await page.route('**/cart.js', () => {});
  await button.click();
  await expect.poll(() => steps(store)).toEqual(['visits', 'presses'].map((name) => `${name} platform product 50`));
  expect(files()).toEqual(['split.js']);
});

for (const arm of ['karui', 'platform'] as const)
  test(`where the shopper has declined, nothing is sent in the arm of ${arm}, and nothing is noted`, async ({
    page,
    context,
    store,
  }) => {
    await beginVisit(context, store.url, arm);
    await page.goto(address('/products/sencha', { privacy: 'on' }));
    await page.evaluate(async () => {
      type Library = { setTrackingConsent(consent: object): Promise<void> };
      await (window as unknown as { Shopify: { customerPrivacy: Library } }).Shopify.customerPrivacy.setTrackingConsent(
        { analytics: false },
      );
    });
    await store.reset();
    await page.goto(address('/products/sencha', { privacy: 'on' }));
    await measured(page);
    await untilIdle(page);
    const button = buttonOf(page, arm);
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await page.waitForURL(/\/checkout/);
    await untilIdle(page);
    expect(await store.telemetry()).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('karui_counted');
  });

test('where the merchant names no receiver, nothing is measured', async ({ page, context, store }) => {
  await beginVisit(context, store.url, 'platform');
  const files = widgetFiles(context);
  await page.clock.install();
  await page.goto('/products/sencha?split=50');
  await page.clock.runFor(5000);
  await buttonOf(page, 'platform').click();
  await page.waitForURL(/\/checkout/);
  expect(files().filter((name) => name === 'split.js')).toEqual([]);
});

/** Who is in no arm, though the split gives all visits to the platform's script. */
const IN_NONE: Readonly<Record<string, () => void>> = {
  'a bot': () => Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
  'the theme editor': () => Object.assign(window, { Shopify: { designMode: true } }),
  'a shopper who saves data': () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  'a browser that keeps no cookies': () =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {}, configurable: true }),
};

for (const [who, act] of Object.entries(IN_NONE))
  test(`${who} gets Karui, and is not counted`, async ({ page, context, store }) => {
    await page.addInitScript(act);
    await beginVisit(context, store.url, null);
    const files = widgetFiles(context);
    await page.clock.install();
    await page.goto(address('/products/sencha', { split: '0' }));
    await expect(buttonOf(page, 'karui')).toBeVisible();
    await page.clock.runFor(5000);
    await untilAsked(page);
    expect(files()).not.toContain('split.js');
    expect(await page.evaluate(() => 'theirsRan' in window)).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('karui_arm');
  });

/** Waits for an answer to a request that was sent after all others. */
const untilAsked = (page: Page) => page.evaluate(async () => (await fetch('/__store/orders')).text());

for (const [percent, arm, other] of [
  ['0', 'platform', 'karui'],
  ['100', 'karui', 'platform'],
] as const satisfies readonly (readonly [string, ArmName, ArmName])[])
  test(`by a split of ${percent} new visits get ${arm}, and a visit under way keeps its own arm`, async ({
    page,
    context,
    store,
  }) => {
    await beginVisit(context, store.url, null);
    await page.goto(address('/products/sencha', { split: percent }));
    await expect(buttonOf(page, arm)).toBeVisible();
    await look(page);
    await expect.poll(() => steps(store)).toEqual([`visits ${arm} product ${percent}`]);
    await context.clearCookies();
    await beginVisit(context, store.url, other);
    await page.goto(address('/products/sencha', { split: percent }));
    await expect(buttonOf(page, other)).toBeVisible();
    await look(page);
    await expect.poll(() => steps(store)).toEqual([`visits ${arm} product ${percent}`, `visits ${other} product 50`]);
  });

test('a page that another snippet has given Karui is of no arm', async ({ page, context, store }) => {
  await beginVisit(context, store.url, 'platform');
  await page.route('**/products/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<template data-karui-split',
      (split) => built('snippet.html') + split,
    );
    await route.fulfill({ response, body });
  });
  await page.goto(address('/products/sencha'));
  expect(await page.locator('template[data-karui-split]').getAttribute('data-arm')).toBe('');
});
