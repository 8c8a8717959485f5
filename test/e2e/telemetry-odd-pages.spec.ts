import { ALL, gotoWatched } from './fixtures/telemetry-receiver';
import { button, expect, test, touch } from './fixtures/watched-page';

test('an analytics object that throws, as some ad blockers leave it, costs neither the sale nor an event', async ({
  page,
  receivers,
}) => {
  await gotoWatched(page, ALL);
  await page.evaluate(() =>
    Object.defineProperty(window, 'ShopifyAnalytics', {
      get() {
        throw new Error('blocked');
      },
    }),
  );
  await touch(page);
  await button(page).click();
  await page.waitForURL(/\/checkouts\//);
  await expect.poll(() => receivers.events()).toEqual(['click', 'redirect']);
});

test('a button that the shopper sees only after a look at another tab is counted as seen', async ({
  page,
  receivers,
}) => {
  await page.clock.install();
  await gotoWatched(page, ALL);
  const setHidden = (isHidden: boolean) =>
    page.evaluate(
      (hidden) => Object.defineProperty(document, 'hidden', { configurable: true, value: hidden }),
      isHidden,
    );
  await setHidden(true);
  await touch(page);
  const aSecondLater = async <T>(look: () => T) => {
    await page.clock.runFor(1000);
    return look();
  };
  await expect.poll(() => aSecondLater(() => receivers.at('/sessions'))).toHaveLength(1);
  // Longer than a button has to be in view.
  await page.clock.runFor(3000);
  expect(receivers.events()).toEqual([]);
  await setHidden(false);
  await expect.poll(() => aSecondLater(() => receivers.events())).toEqual(['impression']);
});

test('an error is reported from a page with an old library, whose lists have a toJSON of their own', async ({
  page,
  receivers,
  store,
}) => {
  await store.faults({ operation: 'cartCreate', nullCart: true, userErrors: [{ code: 'INVALID', message: 'x' }] });
  await gotoWatched(page, ALL, { head: '<script src="/store-assets/old-library.js"></script>' });
  await touch(page);
  await expect.poll(() => receivers.at('/sessions')).toHaveLength(1);
  await button(page).click();
  await expect.poll(() => receivers.at('/notify')).toHaveLength(1);
});
