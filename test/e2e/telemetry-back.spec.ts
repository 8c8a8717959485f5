import { ALL, gotoWatched } from './fixtures/telemetry-receiver';
import { button, expect, test, touch } from './fixtures/watched-page';

// Playwright turns Chromium's back/forward cache off; shoppers have it on.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a page with a sender is kept, and goes on when it comes back', async ({ page, receivers }) => {
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
});
