import { expect, test } from './fixtures';
import { gotoSizes } from './fixtures/amazon-page';
import { untilIdle } from './fixtures/wait';
import { holdFile } from './fixtures/hold';

test.describe('our own button stays', () => {
  test('when the script arrives after 3 s, and a press still uses the script', async ({ page, amazon }) => {
    const release = amazon.hold();
    await gotoSizes(page, {});
    await page.mouse.move(1, 1);
    await expect.poll(() => amazon.loads()).toHaveLength(1);
    await page.evaluate(() => new Promise((late) => setTimeout(late, 2500)));
    release();
    await page.waitForFunction(() => window.amazonSimulator);
    await untilIdle(page);
    await expect(amazon.ours()).toBeVisible();
    await amazon.ours().click();
    await page.waitForURL(/amazon\.co\.jp/);
    expect(amazon.calls('renderButton')).toEqual([]);
  });

  for (const [what, mood] of [
    ['the script paints nothing', { paints: false }],
    ['the script throws a text', { renderThrows: 'AmazonPay: duration of undefined' }],
  ] as const) {
    test(`when ${what}, and no second button is tried`, async ({ page, amazon }) => {
      amazon.behave(mood);
      await gotoSizes(page, {}, {});
      await page.mouse.move(1, 1);
      await expect.poll(() => amazon.calls('renderButton')).toHaveLength(1);
      await untilIdle(page);
      await expect(amazon.ours()).toHaveCount(2);
      for (const ours of await amazon.ours().all()) await expect(ours).toBeVisible();
      expect(amazon.calls('renderButton')).toHaveLength(1);
      await amazon.ours().first().click();
      await page.waitForURL(/amazon\.co\.jp/);
    });
  }

  test('while it is hovered or has the focus', async ({ page, amazon }) => {
    // Amazon's button comes when both are in the shopper's hand.
    const release = await holdFile(page, 'amazon');
    await gotoSizes(page, {}, {});
    const [first, second] = [page.locator('form').first(), page.locator('form').nth(1)];
    await amazon.ours(first).focus();
    await amazon.ours(second).hover();
    release();
    await expect.poll(() => amazon.calls('renderButton')).toHaveLength(2);
    await untilIdle(page);
    await expect(amazon.ours(first)).toBeFocused();
    await expect(amazon.ours(second)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(amazon.button(first)).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(amazon.button(second)).toBeVisible();
  });
});
