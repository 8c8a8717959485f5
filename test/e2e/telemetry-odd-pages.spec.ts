import { ALL, gotoWatched } from './fixtures/telemetry-receiver';
import { button, expect, test, touch } from './fixtures/watched-page';

test('a button that the shopper sees only after a look at another tab is counted as seen', async ({
  page,
  receivers,
}) => {
  await page.clock.install();
  await gotoWatched(page, ALL);
  const setHidden = (isHidden: boolean) =>
    page.evaluate(
      (hidden) => Object.defineProperty(Document.prototype, 'hidden', { configurable: true, value: hidden }),
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

test('a button is counted as seen once for each choice, also when the shopper comes back to a choice', async ({
  page,
  receivers,
}) => {
  await page.clock.install();
  await gotoWatched(page, ALL);
  await touch(page);
  const aSecondLater = async <T>(look: () => T) => {
    await page.clock.runFor(1000);
    return look();
  };
  await expect.poll(() => aSecondLater(() => receivers.events())).toEqual(['impression']);
  const choose = (id: string) =>
    page.locator('[name=id]').evaluate((field: HTMLInputElement, chosen) => {
      field.value = chosen;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, id);
  await choose('43001');
  await expect.poll(() => aSecondLater(() => receivers.events())).toEqual(['impression', 'impression']);
  await choose('41001');
  for (let seconds = 0; seconds < 5; seconds++) await aSecondLater(() => page.evaluate(() => 0));
  expect(receivers.events()).toEqual(['impression', 'impression']);
});
