import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { gotoBare } from './fixtures/bare-page';
import { fileNames } from './fixtures/file-names';
import { ALL, formHtml, gotoWatched, hostHtml, metaHtml, type Mood } from './fixtures/telemetry-receiver';
import { snippetStyle } from './fixtures/boot-page';
import pkg from '../../package.json' with { type: 'json' };
import { loaded, untilIdle } from './fixtures/wait';
import { button, expect, test, touch } from './fixtures/watched-page';
import { WHOLE_BROWSER } from '../whole-browser';

const setConsent = (page: Page, value: string) =>
  page.evaluate((text) => void (document.cookie = `_tracking_consent=${text}; path=/`), value);

test('entries hold only plain values, so that a waiting entry keeps no node of the page in memory', async ({
  page,
}) => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (line: string) => void heard.push(line));
  await page.addInitScript(() => {
    console.debug = (_karui, { name, data = {} }: { name?: string; data?: object }) => {
      const isPlain = Object.values(data).every((value) => Object(value) !== value);
      (window as unknown as { hear(line: string): void }).hear(`${name} ${isPlain}`);
    };
  });
  await gotoBare(page, formHtml(hostHtml({ debug: '' })));
  await button(page).click();
  await page.waitForURL(/\/checkouts\//);
  // Buy It Now is prepared at once, so that may be said before its press.
  await expect.poll(() => heard.at(-1)).toBe('ending true');
  expect(heard.toSorted()).toEqual(['ending true', 'prepared true', 'press true']);
});

test('Buy It Now is seen, pressed, and leads to checkout: each event arrives once', async ({ page, receivers }) => {
  await gotoWatched(page, ALL);
  await touch(page);
  await expect.poll(() => receivers.events()).toEqual(['impression']);
  await button(page).click();
  await page.waitForURL(/\/checkouts\//);
  await expect.poll(() => receivers.events()).toEqual(['impression', 'click', 'redirect']);
  expect(receivers.at('/v1/produce')[0]).toMatchObject({
    payload: { instrument_id: 'BuyItNow', shop_id: 42, theme_id: 7, visitor_token: 'u-1', session_token: 'v-1' },
  });
  expect(receivers.at('/sessions')).toHaveLength(1);
  const metrics = JSON.stringify(receivers.at('/v1/metrics'));
  for (const name of ['paint.duration', 'press.duration', 'request.duration', 'warm.duration', 'presses', 'endings'])
    expect(metrics).toContain(`"karui.${name}"`);
});

test('two hosts share one sender, and a hidden link that only holds its place is not counted as seen', async ({
  page,
  receivers,
}) => {
  const body = formHtml(hostHtml({})) + formHtml(hostHtml({ recommended: '{"name":"unheard_of","wallet_params":{}}' }));
  await gotoWatched(page, ALL, { body, head: snippetStyle });
  await touch(page);
  await expect.poll(() => receivers.events()).toEqual(['impression', 'impression']);
  expect(receivers.at('/sessions')).toHaveLength(1);
});

test('two versions of the widget on one page do not share a queue', async ({
  page,
  receivers,
  widgetScripts,
  allowErrors,
}) => {
  allowErrors(/karui: .* runs, .* does nothing/);
  await page.route('**/karui/0.0.1/*', (route) =>
    route.continue({ url: route.request().url().replace('0.0.1', pkg.version) }),
  );
  const head = '<script type="module" src="/karui/0.0.1/wallets.js"></script>';
  await gotoWatched(page, ALL, { head });
  await touch(page);
  await expect.poll(() => fileNames(widgetScripts()).filter((name) => name === 'telemetry.js')).toHaveLength(2);
  await expect.poll(() => receivers.events()).toEqual(['impression']);
  await button(page).click();
  await page.waitForURL(/\/checkouts\//);
  await expect.poll(() => receivers.events()).toEqual(['impression', 'click', 'redirect']);
  expect(receivers.at('/sessions')).toHaveLength(1);
});

test('a shopper who has declined is not tracked, and the page works as usual', async ({ page, receivers }) => {
  await gotoWatched(page, ALL);
  await setConsent(page, '3amps.');
  await touch(page);
  await loaded(page, 'telemetry.js');
  await button(page).click();
  await page.waitForURL(/\/checkouts\//);
  await untilIdle(page);
  expect(receivers.all()).toEqual([]);
});

test.describe('receivers that fail cost the shopper nothing:', () => {
  for (const mood of rowsOf<Mood>(['hangs', 'blocked', 503], ['cut', 429, 400])) {
    test(`${mood}`, async ({ page, receivers, allowErrors }) => {
      // The browser's own messages about failed answers; none is ours.
      allowErrors(/^console\.error: Failed to load resource/);
      const lines: string[] = [];
      page.on('console', (message) => void lines.push(message.text()));
      receivers.mood = mood;
      await gotoWatched(page, ALL);
      await touch(page);
      await expect.poll(() => receivers.all().length).toBeGreaterThan(0);
      await button(page).click();
      await page.waitForURL(/\/checkouts\//);
      expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
    });
  }
});

test('what happens offline is sent when the page is online again', async ({
  page,
  context,
  receivers,
  allowErrors,
}) => {
  // Chromium says so of every file that is asked for meanwhile.
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const seen = page.waitForEvent('console', (message) => /name: impression/.test(message.text()));
  const body = formHtml(hostHtml({ debug: '' }));
  await gotoWatched(page, { events: ALL.events }, { body });
  await touch(page);
  await loaded(page, 'telemetry.js');
  await context.setOffline(true);
  await seen;
  expect(receivers.all()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => receivers.events()).toEqual(['impression']);
});

test(
  'a page with a sender is kept, and goes on when it comes back',
  { tag: WHOLE_BROWSER },
  async ({ page, receivers }) => {
    await gotoWatched(page, ALL);
    await touch(page);
    await expect.poll(() => receivers.events()).toEqual(['impression']);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.title = `restored: ${persisted}`));
      location.assign('/cart');
    });
    await page.waitForURL(/\/cart$/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('restored: true');
    await button(page).click();
    await page.waitForURL(/\/checkouts\//);
    await expect.poll(() => receivers.events()).toEqual(['impression', 'click', 'redirect']);
    expect(receivers.at('/sessions')).toHaveLength(1);
  },
);

test('wrong receivers are reported in the console under `debug`, and nothing is sent', async ({
  page,
  receivers,
  allowErrors,
}) => {
  allowErrors(/karui: invalid-telemetry/);
  const told = page.waitForEvent('console', (message) => message.text().startsWith('karui: invalid-telemetry'));
  const body = formHtml(hostHtml({ debug: '' }));
  await gotoBare(page, body, metaHtml({ events: 'http://receiver.example' }));
  await touch(page);
  await told;
  await untilIdle(page);
  expect(receivers.all()).toEqual([]);
});
