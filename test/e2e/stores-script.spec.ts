import type { Page } from '@playwright/test';
import { openUpstream } from '../proxy/test-support/upstream';
import { expect, test } from './fixtures';
import { failedToLoad, FORM, laterSnippet, openBoot, snippet } from './fixtures/boot-page';
import { startProxy } from './fixtures/store-process';
import { STORES_INIT, STORES_SCRIPT, STORES_SHEET, STORES_TAG, THEIRS } from './fixtures/stores-script';
import { untilIdle } from './fixtures/wait';
import { parts } from './fixtures/widget';

const theirs = (page: Page) => page.getByRole('button', { name: 'theirs' });
const theirsRan = (page: Page) => expect.poll(() => page.evaluate('window.theirsRan')).toBe(true);
const widgetRan = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('karui:start').length > 0);

/** Answers for the platform. Says how often its script was asked for; it comes when `until` resolves. */
async function serveTheirs(page: Page, until?: Promise<unknown>, body = THEIRS): Promise<() => number> {
  let times = 0;
  await page.route(`**${STORES_SCRIPT}`, async (route) => {
    times += 1;
    await until;
    await route.fulfill({ contentType: 'text/javascript', body });
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

/** Ways in which the platform's script may come into a page that has the snippet. */
const WAYS: Readonly<Record<string, string>> = {
  'a tag behind the snippet': snippet + STORES_TAG,
  'a tag before the snippet': STORES_TAG + snippet,
  'a tag that waits for nothing': snippet + STORES_TAG.replace('<script', '<script async'),
  'a script that adds it': `${snippet}<script>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '${STORES_SCRIPT}' }));
  </script>`,
};

for (const [way, head] of Object.entries(WAYS))
  test(`the platform’s script does not run beside Karui, also where it comes first: ${way}`, async ({
    page,
    holdWidget,
  }) => {
    await serveTheirs(page);
    const release = await holdWidget();
    await openBoot(page, FORM, head, {}, 'commit');
    await page.waitForFunction(() => document.readyState !== 'loading');
    await untilIdle(page);
    release();
    await widgetRan(page);
    await untilIdle(page);
    await expect(parts(page).buyItNow).toBeEnabled();
    expect(await page.evaluate('window.theirsRan')).toBeUndefined();
    // The page's own scripts find no trace of it.
    await expect(page.locator(`script[src*="portable-wallets"]`)).toHaveCount(0);
  });

test('the platform’s script is left alone where the snippet says so', async ({ page, holdWidget }) => {
  await serveTheirs(page);
  const release = await holdWidget();
  const head = snippet.replace(' data-karui>', ' data-karui data-platform-runs>') + STORES_TAG;
  await openBoot(page, FORM, head, {}, 'commit');
  await expect(theirs(page)).toBeVisible();
  release();
  await widgetRan(page);
  await untilIdle(page);
  await expect(theirs(page)).toBeVisible();
  await expect(parts(page).buyItNow).toHaveCount(0);
});

/** As the platform's elements are: with a closed root of their own, which shows one of their children. */
const WITH_ROOT = THEIRS.replace(
  'connectedCallback() {',
  `constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = 'theirs alone: <slot name="theirs"></slot>' }
  connectedCallback() {`,
).replace('<button type', '<button slot="theirs" type');

for (const [kind, head] of Object.entries({ 'with buttons': snippet, 'without buttons': laterSnippet }))
  for (const script of [THEIRS, WITH_ROOT])
    test(`where Karui can’t load, the platform’s script gets the elements, by the snippet for pages ${kind}: ${script === THEIRS ? 'children' : 'a root'} of its own`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/Failed to load resource/);
      const asked = await serveTheirs(page, undefined, script);
      await page.route('**/wallets.js', (route) => route.abort());
      await openBoot(page, FORM, head + STORES_TAG);
      await expect(theirs(page)).toBeVisible();
      await theirsRan(page);
      await untilIdle(page);
      // Theirs, and nothing of ours: no button, no link to the cart.
      await expect(page.locator('shopify-accelerated-checkout').getByRole('button')).toHaveCount(1);
      await expect(page.locator('shopify-accelerated-checkout a')).toHaveCount(0);
      expect(await failedToLoad(page)).toBe(true);
      expect(asked()).toBeGreaterThan(0);
    });

/** A script that leaves in a host what is there. */
const ADDS = THEIRS.replace('this.innerHTML =', 'this.innerHTML +=');

/** What a page or a browser has broken, so that no host of ours can be filled. */
const BROKEN: Readonly<Record<string, () => void>> = {
  'an attribute can’t be toggled': () => Object.assign(Element.prototype, { toggleAttribute: undefined }),
  'a form has no controls': () =>
    Object.defineProperty(HTMLFormElement.prototype, 'elements', { get: () => null, configurable: true }),
  'a host can’t have a root': () => Object.assign(Element.prototype, { attachShadow: () => null }),
  'a form can’t be observed': () => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (this: MutationObserver, place, options) {
      if (place !== document) throw new Error('not here');
      observe.call(this, place, options);
    };
  },
};

for (const [what, act] of Object.entries(BROKEN))
  test(`where ${what}, the platform’s script gets the elements`, async ({ page, allowErrors }) => {
    allowErrors(/./);
    await page.addInitScript(act);
    const fallback = page.waitForResponse('**/rare-hosts.js');
    // As the platform's, it may come after our code that tidies up.
    await serveTheirs(
      page,
      fallback.then((response) => response.finished()),
      ADDS,
    );
    await openBoot(page, FORM.replace(/<button type="submit".*button>/, ''), snippet + STORES_TAG);
    await expect(theirs(page)).toBeVisible();
    await untilIdle(page);
    await expect(page.locator('shopify-accelerated-checkout a')).toHaveCount(0);
    expect(await failedToLoad(page)).toBe(true);
  });

test('skeletons and notice are removed when neither Karui nor the platform’s script can load', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.route(/wallets\.(ja\.)?js$/, (route) => route.abort());
  await openBoot(page, FORM, snippet + STORES_TAG);
  await expect(page.locator('shopify-accelerated-checkout > *')).toHaveCount(0);
  await expect(page.locator('#shopify-buyer-consent')).toHaveCount(0);
});

test('the platform’s style sheet for its own buttons holds up no frame, and is put back where Karui can’t load', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await serveTheirs(page);
  const head = `${snippet}<link rel="stylesheet" media="screen" href="${STORES_SHEET}">${STORES_TAG}`;
  // It never comes.
  await page.route(`**${STORES_SHEET}`, () => {});
  await openBoot(page, FORM, head, {}, 'commit');
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await expect(parts(page).buyItNow).toBeEnabled();
  const sheet = page.locator(`link[href="${STORES_SHEET}"]`);
  await expect(sheet).toHaveAttribute('media', 'not all');
  await page.route('**/wallets.js', (route) => route.abort());
  await openBoot(page, FORM, head, {}, 'commit');
  await expect(theirs(page)).toBeVisible();
  await expect(sheet).toHaveAttribute('media', 'screen');
});

test('what the platform has behind a theme’s slow sheet and script waits as well, though the core has come before it', async ({
  page,
}) => {
  await serveTheirs(page);
  // The script behind the sheet stops the parser until the core is there. No frame is drawn by then.
  await page.route('**/slow.css', async (route) => {
    await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout'), null, { polling: 50 });
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await page.route(`**${STORES_SHEET}`, () => {});
  const theme = '<link rel="stylesheet" href="/slow.css"><script>0</script>';
  const head = `${snippet}${theme}<link rel="stylesheet" href="${STORES_SHEET}">${STORES_TAG}`;
  await openBoot(page, FORM, head, {}, 'commit');
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await expect(parts(page).buyItNow).toBeEnabled();
  await expect(page.locator(`link[href="${STORES_SHEET}"]`)).toHaveAttribute('media', 'not all');
  expect(await page.evaluate('window.theirsRan')).toBeUndefined();
});

test('once the core has come, the snippet looks at no change of the page', async ({ page }) => {
  await openBoot(page, FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
  const searches = await page.evaluate(async () => {
    let count = 0;
    for (const prototype of [Document.prototype, Element.prototype] as ParentNode[]) {
      const { querySelectorAll } = prototype;
      prototype.querySelectorAll = function (this: ParentNode, selectors: string) {
        if (selectors.includes('/portable-wallets/')) count += 1;
        return querySelectorAll.call(this, selectors);
      } as typeof querySelectorAll;
    }
    for (let change = 0; change < 5; change += 1) {
      document.body.append(document.createElement('p'));
      await new Promise((next) => setTimeout(next));
    }
    return count;
  });
  expect(searches).toBe(0);
});

const productPage = (head: string) => `<!doctype html><html><head><title>x</title>${head}</head><body>${FORM}`;

/** Path → content type and content of a store with the platform's own script. */
const PAGES: Record<string, readonly [type: string, body: string]> = {
  '/': ['text/html', productPage('')],
  '/cart.js': ['application/json', '{"items":[]}'],
  [STORES_SCRIPT]: ['text/javascript', THEIRS],
  // As the platform does it, with its style sheet.
  '/products/tag': ['text/html', productPage(`<link rel="stylesheet" href="${STORES_SHEET}">${STORES_TAG}`)],
  [STORES_SHEET]: ['text/css', ''],
  // Written into the page while it is read: there is no earlier moment.
  '/products/early': [
    'text/html',
    productPage(`<script>document.write('<script src="${STORES_SCRIPT}"><\\/script>')</script>`),
  ],
};

test('the proxy keeps the platform’s script away where it has a tag, and reports it where a theme loads it itself', async ({
  page,
  holdWidget,
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
    // Here theirs is the first to come.
    const release = await holdWidget();
    await page.goto(`${proxy.url}/products/early`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'theirs' })).toBeVisible();
    release();
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
