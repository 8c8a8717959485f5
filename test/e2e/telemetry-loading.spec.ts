import type { Page } from '@playwright/test';
import { gotoBare } from './fixtures/bare-page';
import { fileNames } from './fixtures/file-names';
import { ALL, formHtml, gotoWatched, hostHtml } from './fixtures/telemetry-receiver';
import { loaded, untilIdle } from './fixtures/wait';
import { expect, test, touch } from './fixtures/watched-page';

test('a merchant who names no receiver pays nothing: no request, no file', async ({
  page,
  receivers,
  widgetScripts,
}) => {
  // A field that only sounds like it names none either.
  await gotoBare(page, formHtml(`<input name="karui">${hostHtml({})}`));
  await touch(page);
  await loaded(page, 'companion.js');
  await untilIdle(page);
  expect(fileNames(widgetScripts())).not.toContain('telemetry.js');
  expect(receivers.all()).toEqual([]);
});

test('a page whose selling plan needs the companion at once fetches it alone', async ({ page, widgetScripts }) => {
  const body = formHtml(`<input type="hidden" name="selling_plan" value="1">${hostHtml({})}`);
  await gotoWatched(page, ALL, { body });
  await expect.poll(() => fileNames(widgetScripts())).toContain('companion.js');
  await untilIdle(page);
  expect(fileNames(widgetScripts())).not.toContain('telemetry.js');
});

/** Says to the page that it is hidden or shown, as the browser does for a tab in the background. */
const setHidden = (page: Page, value: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(Document.prototype, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, value);

test('a page that is shown fetches nothing before its first interaction; one that is hidden does', async ({
  page,
  receivers,
  widgetScripts,
}) => {
  await gotoWatched(page, ALL);
  await setHidden(page, false);
  await untilIdle(page);
  expect(fileNames(widgetScripts())).toEqual(['wallets.js']);
  await setHidden(page, true);
  await expect.poll(() => receivers.at('/sessions')).toHaveLength(1);
});

test('the sender is loaded even when the shopper saves data', async ({ page, receivers }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await gotoWatched(page, ALL);
  await touch(page);
  await expect.poll(() => receivers.events()).toEqual(['impression']);
});
