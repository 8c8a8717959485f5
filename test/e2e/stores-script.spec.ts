import type { Page } from '@playwright/test';
import { openUpstream } from '../proxy/test-support/upstream';
import { expect, test } from './fixtures';
import { BASE, FORM, openBoot, snippet } from './fixtures/boot-page';
import { startProxy } from './fixtures/store-process';
import { STORES_INIT, STORES_SCRIPT, STORES_TAG, THEIRS } from './fixtures/stores-script';
import { untilIdle } from './fixtures/wait';
import { parts } from './fixtures/widget';

const theirs = (page: Page) => page.getByRole('button', { name: 'theirs' });
const theirsRan = (page: Page) => expect.poll(() => page.evaluate('window.theirsRan')).toBe(true);
/** The buttons themselves do not tell: the snippet paints them before the widget is there. */
const widgetRan = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('karui:start').length > 0);

/** Answers for the platform. Says how often its script was asked for; it comes when `until` resolves. */
async function serveTheirs(page: Page, until?: Promise<unknown>): Promise<() => number> {
  let times = 0;
  await page.route(`**${STORES_SCRIPT}`, async (route) => {
    times += 1;
    await until;
    await route.fulfill({ contentType: 'text/javascript', body: THEIRS });
  });
  return () => times;
}

test('where the platform has no tag of its wallet script, the snippet keeps it from being loaded', async ({ page }) => {
  const asked = await serveTheirs(page);
  await openBoot(page, FORM, snippet + STORES_INIT);
  await expect(parts(page).buyItNow).toBeEnabled();
  await untilIdle(page);
  await expect(theirs(page)).toHaveCount(0);
  expect(asked()).toBe(0);
});

test('with the platform’s tag in the page, its buttons stand there instead of ours when it runs first', async ({
  page,
  holdWidget,
}) => {
  await serveTheirs(page);
  const release = await holdWidget();
  await openBoot(page, FORM, snippet + STORES_TAG, {}, 'commit');
  await expect(theirs(page)).toBeVisible();
  release();
  await widgetRan(page);
  await untilIdle(page);
  await expect(theirs(page)).toBeVisible();
  await expect(parts(page).buyItNow).toHaveCount(0);
});

test('with the platform’s tag in the page, our buttons stay when the widget runs first', async ({ page }) => {
  let answer = () => {};
  await serveTheirs(page, new Promise<void>((resolve) => (answer = resolve)));
  await openBoot(page, FORM, snippet + STORES_TAG, {}, 'commit');
  await widgetRan(page);
  answer();
  await theirsRan(page);
  await untilIdle(page);
  await expect(parts(page).buyItNow).toBeEnabled();
  await expect(theirs(page)).toHaveCount(0);
});

test('a tag of the widget behind the snippet runs before the platform’s, and loads nothing twice', async ({
  page,
  holdWidget,
  widgetScripts,
}) => {
  await serveTheirs(page);
  const release = await holdWidget();
  const ours = `<script type="module" crossorigin="anonymous" src="${BASE}wallets.js"></script>`;
  const theirsCame = page.waitForResponse(`**${STORES_SCRIPT}`);
  await openBoot(page, FORM, snippet + ours + STORES_TAG, {}, 'commit');
  await theirsCame;
  release();
  await theirsRan(page);
  await untilIdle(page);
  await expect(parts(page).buyItNow).toBeEnabled();
  await expect(theirs(page)).toHaveCount(0);
  expect(widgetScripts()).toHaveLength(1);
});

const productPage = (head: string) => `<!doctype html><html><head><title>x</title>${head}</head><body>${FORM}`;

/** Path → content type and content of a store with the platform's own script. */
const PAGES: Record<string, readonly [type: string, body: string]> = {
  '/': ['text/html', productPage('')],
  '/cart.js': ['application/json', '{"items":[]}'],
  [STORES_SCRIPT]: ['text/javascript', THEIRS],
  '/products/tag': ['text/html', productPage(STORES_TAG)],
  // Written into the page while it is read: there is no earlier moment.
  '/products/early': [
    'text/html',
    productPage(`<script>document.write('<script src="${STORES_SCRIPT}"><\\/script>')</script>`),
  ],
};

test('behind a proxy the platform’s script is kept away where it has a tag, and told where a theme loads it itself', async ({
  page,
}) => {
  const upstream = await openUpstream((request, response) => {
    const [type, body] = PAGES[request.url!] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const proxy = await startProxy(upstream.url);
  try {
    await page.goto(`${proxy.url}/products/tag`);
    await expect(parts(page).buyItNow).toBeEnabled();
    await expect.poll(() => proxy.lines).toContain('/products/tag: a product’s buttons: buy_it_now');
    await page.goto(`${proxy.url}/products/early`);
    await expect(page.getByRole('button', { name: 'theirs' })).toBeVisible();
    await expect
      .poll(() => proxy.lines.filter((line) => line.startsWith('/products/')))
      .toEqual([
        expect.stringMatching(/^\/products\/tag: the store's own wallet script .* was left out/),
        '/products/tag: a product’s buttons: buy_it_now',
        '/products/early: a product’s buttons: nothing',
        `/products/early shows two kinds of buttons: the page has also loaded ${proxy.url}${STORES_SCRIPT} (script).`,
        '/products/early: Karui did not start: another script has defined the elements first.',
      ]);
  } finally {
    await proxy.stop();
    await upstream.close();
  }
});
