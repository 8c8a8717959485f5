import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SENCHA } from '../e2e/fixtures/cart';
import { openShadowRoots } from '../e2e/fixtures/open-shadow-roots';
import { controlStore } from '../e2e/fixtures/store-control';
import { startStore, type ServerProcess } from '../e2e/fixtures/store-process';
import { installApp, type App } from './app-process';
import { openFront, type Front } from './front';

/** The same app built and served in one way, such as by another bundler. */
export interface Way {
  title: string;
  /** Commands before the server is started. */
  build?: readonly string[];
  serve: string;
}

/** Whose logos the pages show, by the labels of their buttons. */
const LOGOS = {
  'Shop Pay': 'shop-pay',
  PayPal: 'paypal',
  Venmo: 'venmo',
  'Amazon Pay': 'amazon-pay',
  'Meta Pay': 'facebook-pay',
};

/** The drawing that a button shows: as shapes, or from the address of a file. */
const drawing = (button: Locator) =>
  button.locator('svg, img[src]').evaluate(async (logo: SVGElement | HTMLImageElement) => {
    const svg = logo instanceof HTMLImageElement ? await (await fetch(logo.src)).text() : logo.outerHTML;
    return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  });

function drawn(name: string): string[] {
  const svg = readFileSync(resolve(import.meta.dirname, `../../src/button/logos/${name}.svg`), 'utf8');
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!);
}

async function seeButtons(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeEnabled();
  for (const [label, name] of Object.entries(LOGOS)) {
    const button = page.getByRole('button', { name: label });
    await expect(button.locator('svg, img[src]')).toBeVisible();
    expect(await drawing(button), label).toEqual(drawn(name));
  }
  const cores = await page.evaluate(() => performance.getEntriesByName('karui:start').length);
  expect(cores).toBe(1);
}

/** Whether the package's `skeleton.css` is in the page: a bundler may leave out a file that nothing is imported from. */
const hasSkeletonStyle = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('.shopify-payment-button__skeleton')),
    ),
  );

async function goAwayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'away' }).click();
  await expect(page.getByRole('heading', { name: 'away' })).toBeVisible();
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toHaveCount(0);
  await page.goBack();
  await seeButtons(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

/**
 * Tests an app of `apps/`.
 *
 * @param name of its folder
 * @param pages paths of its pages with buttons; where a path ends in `client`, `onPress` asks for the shopper's agreement
 */
export function testStorefront(name: string, ways: readonly Way[], pages: readonly string[]): void {
  test.describe(name, () => {
    let app: App;
    let store: ServerProcess;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      [app, store] = await Promise.all([installApp(name), startStore()]);
    });
    test.afterAll(async () => {
      await app?.stop();
      app?.remove();
      await store?.stop();
    });
    for (const way of ways)
      test.describe(way.title, () => {
        let front: Front;
        test.beforeAll(async () => {
          test.setTimeout(600_000);
          for (const command of way.build ?? []) await app.command(command);
          front = await openFront(await app.serve(way.serve), store.url);
        });
        test.afterAll(async () => {
          front?.close();
          await app.stop();
        });
        for (const path of pages)
          test(path, async ({ context, page, request }) => {
            const control = controlStore(store.url);
            await control.reset();
            const lines: string[] = [];
            page.on('console', (message) => {
              if (/error|warning/.test(message.type())) lines.push(`${message.text()} (${message.location().url})`);
            });
            page.on('pageerror', (error) => lines.push(String(error)));
            await openShadowRoots(context);
            // Wallets' own scripts, which nobody needs here.
            await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

            const html = await (await request.get(front.url + path)).text();
            expect(html).toMatch(
              /<shopify-accelerated-checkout [^>]*access-token="[^>]*><div class="shopify-payment-button__skeleton">/,
            );
            expect(html).toMatch(
              /<div class="wallet-cart-grid--skeleton" aria-hidden="true">(<div class="wallet-cart-button__skeleton"><\/div>){5}/,
            );

            // A cart without lines shows no wallets.
            await context.request.post(`${front.url}/cart/add.js`, { data: { items: [SENCHA] } });
            await page.goto(front.url + path);
            await seeButtons(page);
            expect(await hasSkeletonStyle(page)).toBe(true);
            await goAwayAndBack(page);
            const buyItNow = page.getByRole('button', { name: '今すぐ購入' });
            if (path.endsWith('client')) {
              await expect(page.getByRole('status')).toHaveText('0');
              await buyItNow.click();
              await expect(page.getByRole('status')).toHaveText('1');
              await expect(buyItNow).toBeEnabled();
              expect(await control.calls('cartCreate')).toEqual([]);
              await page.getByRole('checkbox').check();
            }
            expect(lines).toEqual([]);
            await buyItNow.click();
            await page.waitForURL('**/checkouts/**');
            expect(await control.calls('cartCreate')).toHaveLength(1);
            expect(lines).toEqual([]);
          });
      });
  });
}
