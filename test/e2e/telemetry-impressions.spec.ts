import { ALL, gotoWatched } from './fixtures/telemetry-receiver';
import { expect, test, touch } from './fixtures/watched-page';

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
