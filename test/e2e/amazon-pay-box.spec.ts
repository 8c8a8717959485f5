import { expect, test } from './fixtures';
import { gotoSizes } from './fixtures/amazon-page';
import { untilIdle } from './fixtures/wait';

test.describe("Amazon's button", () => {
  for (const [width, height] of [
    [140, 44],
    [360, 42],
    [473, 46],
    [600, 54],
  ] as const) {
    test(`has the box of ours at ${width} × ${height} px, whatever Amazon's script writes on it`, async ({
      page,
      amazon,
      layoutShift,
    }) => {
      await gotoSizes(page, { width, height });
      const before = await amazon.ours().boundingBox();
      const { raw } = await layoutShift();
      const button = await amazon.shown();
      expect(await button.boundingBox()).toEqual(before);
      await page.evaluate(() => dispatchEvent(new Event('resize')));
      await untilIdle(page);
      expect(await button.evaluate(({ style }) => style.width)).toBe('inherit');
      expect(await button.boundingBox()).toEqual(before);
      expect((await layoutShift()).raw).toBe(raw);
      await expect(amazon.ours()).toBeHidden();
      expect(await amazon.ours().boundingBox()).toEqual(before);
    });
  }

  test('is at most 600 px wide, and in the middle', async ({ page, amazon }) => {
    await gotoSizes(page, { width: 900 });
    const { x } = (await amazon.ours().boundingBox())!;
    expect(await (await amazon.shown()).boundingBox()).toMatchObject({ x: x + 150, width: 600, height: 44 });
  });

  for (const size of [{ width: 139 }, { height: 41 }]) {
    test(`is not painted where ours is only ${JSON.stringify(size)}`, async ({ page, amazon }) => {
      await gotoSizes(page, size, {});
      await expect(amazon.button()).toBeVisible({ visible: false });
      await amazon.ours().first().scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      // The other form's button shows that the script is there.
      await expect(amazon.button(page.locator('form').nth(1))).toBeVisible();
      await expect(amazon.button(page.locator('form').first())).toHaveCount(0);
      await expect(amazon.ours(page.locator('form').first())).toBeVisible();
    });
  }

  test('gives way to ours when it becomes too narrow, and comes back: painted once', async ({ page, amazon }) => {
    await gotoSizes(page, {});
    await amazon.shown();
    const form = page.locator('form');
    await form.evaluate(({ style }) => (style.width = '139px'));
    await expect(amazon.ours()).toBeVisible();
    await expect(amazon.button()).toHaveCount(0);
    await form.evaluate(({ style }) => (style.width = '140px'));
    await expect(amazon.button()).toBeVisible();
    await form.evaluate(({ style }) => style.setProperty('--shopify-accelerated-checkout-button-block-size', '30px'));
    await expect(amazon.ours()).toBeVisible();
    expect(amazon.calls('renderButton')).toHaveLength(1);
  });
});
