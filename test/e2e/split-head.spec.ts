import { expect, test } from './fixtures';
import { built, FORM, openBoot } from './fixtures/boot-page';
import { ARMS, PLATFORMS } from './fixtures/split-page';
import { STORES_SCRIPT, STORES_TAG } from './fixtures/stores-script';
import { metaHtml } from './fixtures/telemetry-receiver';
import { parts } from './fixtures/widget';

const snippet = built('snippet-split.html');
const laterSnippet = built('snippet-split-without-buttons.html');
const theirs = { name: 'theirs' };

test.beforeEach(({ page }) =>
  page.route(`**${STORES_SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: PLATFORMS })),
);

const withNonce = (html: string) => html.replace(/<(style|script)\b/g, '<$1 nonce="n0"');

const [, styleHash = '', scriptHash = ''] =
  /^style-src '(.*)'; script-src '(.*)'\n$/.exec(built('content-policy-split.txt')) ?? [];

const POLICIES: Readonly<Record<string, readonly [head: string, policy: string]>> = {
  'nonces and strict-dynamic': [
    withNonce(snippet),
    "script-src 'nonce-n0' 'strict-dynamic'; style-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
  nonces: [withNonce(snippet), "script-src 'nonce-n0' 'self'; style-src 'nonce-n0' 'self'"],
  hashes: [snippet, `script-src 'self' '${scriptHash}'; style-src 'self' '${styleHash}'`],
};

for (const [name, [head, policy]] of Object.entries(POLICIES))
  for (const [arm, cookie] of Object.entries(ARMS))
    test(`a content policy with ${name} lets the arm of ${arm} work, and the measuring`, async ({
      page,
      context,
      store,
    }) => {
      await context.addCookies([{ name: 'karui_arm', value: cookie, url: store.url }]);
      const meta = metaHtml({ otlp: `${store.url}/__telemetry/otlp` });
      const measuring = page.waitForResponse('**/split.js');
      await openBoot(page, FORM, meta + head + withNonce(STORES_TAG), { 'Content-Security-Policy': policy });
      const button = arm === 'karui' ? parts(page).buyItNow : page.getByRole('button', theirs);
      await expect(button).toBeEnabled();
      expect((await measuring).ok()).toBe(true);
      await expect.poll(async () => (await store.telemetry()).length).toBe(1);
    });

for (const [arm, cookie] of Object.entries(ARMS))
  test(`a page without buttons loads nothing in the arm of ${arm}, and its first host gets the arm’s buttons`, async ({
    page,
    context,
    store,
    widgetScripts,
  }) => {
    await context.addCookies([{ name: 'karui_arm', value: cookie, url: store.url }]);
    await openBoot(page, '<main></main>', laterSnippet);
    expect(widgetScripts()).toEqual([]);
    await page.evaluate(
      ([html, src]) => {
        document.querySelector('main')!.innerHTML = html;
        // As the platform's own lines do it when a page with elements has been read.
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
      },
      [FORM, STORES_SCRIPT] as const,
    );
    const button = arm === 'karui' ? parts(page).buyItNow : page.getByRole('button', theirs);
    await expect(button).toBeEnabled();
    await expect(arm === 'karui' ? page.getByRole('button', theirs) : parts(page).buyItNow).toHaveCount(0);
  });

test('in Karui’s arm the first frame waits for the core, as without a split', async ({ page, context, store }) => {
  await context.addCookies([{ name: 'karui_arm', value: 'k50', url: store.url }]);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/wallets.js', async (route) => {
    await released;
    await route.continue();
  });
  // The bound on that wait shall not end it here.
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => set(run, ms === 1500 ? 60_000 : ms)) as typeof setTimeout;
  });
  await openBoot(page, FORM, snippet, {}, 'commit');
  await page.waitForFunction(() => document.readyState === 'interactive' || document.readyState === 'complete', null, {
    polling: 20,
  });
  await page.evaluate(() => new Promise((next) => setTimeout(next, 300)));
  expect(await page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(0);
  release();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0, null, { polling: 20 });
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('in the platform’s arm the first frame waits for nothing of ours', async ({
  page,
  context,
  store,
  widgetScripts,
}) => {
  await context.addCookies([{ name: 'karui_arm', value: 'p50', url: store.url }]);
  await page.route('**/wallets.js', () => {});
  await openBoot(page, FORM, snippet + STORES_TAG, {}, 'commit');
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0, null, { polling: 20 });
  await expect(page.getByRole('button', theirs)).toBeVisible();
  expect(widgetScripts()).toEqual([]);
});

test('an app that evaluates the lines once more changes nothing', async ({ page, context, store, widgetScripts }) => {
  await context.addCookies([{ name: 'karui_arm', value: 'p50', url: store.url }]);
  await openBoot(page, FORM, snippet + STORES_TAG);
  await context.addCookies([{ name: 'karui_arm', value: 'k50', url: store.url }]);
  await page.evaluate(() => {
    for (const { textContent } of document.querySelectorAll('script:not([src])'))
      document.head.append(Object.assign(document.createElement('script'), { textContent }));
  });
  await expect(page.getByRole('button', theirs)).toBeVisible();
  expect(widgetScripts()).toEqual([]);
  expect(await page.locator('[data-karui]').count()).toBe(0);
});
