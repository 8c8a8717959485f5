import { expect, test } from './fixtures';
import { gotoSizes } from './fixtures/amazon-page';
import { untilIdle } from './fixtures/wait';

test.describe("Amazon's button", () => {
  test('keeps the size of our button at any size up to 600 px, whatever sizes Amazon’s script writes on it, and has an id of its own', async ({
    page,
    amazon,
    layoutShift,
  }) => {
    const sizes = [
      { width: 140, height: 44 },
      { width: 473, height: 46 },
      { width: 600, height: 54 },
      { width: 900, height: 44 },
    ];
    await gotoSizes(page, ...sizes);
    const forms = await page.locator('form').all();
    const boxes = await Promise.all(forms.map((form) => amazon.ours(form).boundingBox()));
    const { raw } = await layoutShift();
    for (const form of forms) await amazon.shown(form);
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    await untilIdle(page);
    for (const [at, form] of forms.entries()) {
      const button = amazon.button(form);
      const { x, y, width, height } = boxes[at]!;
      // In the middle where ours is wider.
      const expected = { x: x + Math.max(0, width - 600) / 2, y, width: Math.min(600, width), height };
      expect(await button.evaluate(({ style }) => style.width)).toBe('inherit');
      expect.soft(await button.boundingBox()).toEqual(expected);
      await expect(amazon.ours(form)).toBeHidden();
      expect.soft(await amazon.ours(form).boundingBox()).toEqual(boxes[at]);
    }
    expect((await layoutShift()).raw).toBe(raw);
    expect(new Set(await amazon.button().evaluateAll((found) => found.map(({ id }) => id))).size).toBe(sizes.length);
  });

  test('is not painted where our button is too small', async ({ page, amazon }) => {
    const small = [{ width: 139 }, { height: 41 }];
    await gotoSizes(page, ...small, {});
    // The last form's button shows that the script is there.
    await amazon.shown(page.locator('form').last());
    for (const at of small.keys()) {
      await expect(amazon.button(page.locator('form').nth(at))).toHaveCount(0);
      await expect(amazon.ours(page.locator('form').nth(at))).toBeVisible();
    }
  });

  test('is replaced by ours when the box becomes too narrow, comes back later, and is painted only once', async ({
    page,
    amazon,
  }) => {
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
