import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

test.beforeEach(async ({ store, gotoProduct }) => {
  await refuseCarts(store);
  await gotoProduct('sencha');
});

test('a drawer behind it that closes on Escape and on clicks outside stays open', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await page.evaluate(() => {
    const drawer = document.querySelector('shopify-accelerated-checkout')!.closest('form')!;
    const hide = () => (drawer.hidden = true);
    for (const type of ['keydown', 'keyup'])
      document.addEventListener(type, (event) => (event as KeyboardEvent).key === 'Escape' && hide());
    document.addEventListener('click', ({ target }) => drawer.contains(target as Node) || hide());
  });
  for (const close of [
    () => page.keyboard.press('Escape', { delay: 100 }),
    () => dialog.getByRole('button', { name: '閉じる' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await buyItNow.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(buyItNow).toBeFocused();
  }
  // The page's own keys and clicks are the page's again.
  await page.keyboard.press('Escape');
  await expect(buyItNow).toBeHidden();
});

test('closes on Escape, on its button and on the overlay, and gives the focus back', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: '閉じる' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await buyItNow.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(buyItNow).toBeFocused();
  }
});

test('a click inside does not close it', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await dialog.getByText('一点限り').click();
  await expect(dialog).toBeVisible();
});

test('a drag between its text and the overlay does not close it', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  const text = (await dialog.getByText('一点限り').boundingBox())!;
  const inside = { x: text.x + 5, y: text.y + 5 };
  const overlay = { x: 5, y: 5 };
  for (const [from, to] of [
    [inside, overlay],
    [overlay, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    // After closing it would still be visible for a moment, so visibility proves nothing.
    await expect(dialog).toHaveJSProperty('open', true);
  }
  await page.mouse.click(overlay.x, overlay.y);
  await expect(dialog).toHaveCount(0);
});

for (const [what, take] of Object.entries({
  'is taken away by the page': (dialog: Element) => (dialog.getRootNode() as ShadowRoot).host.remove(),
  'goes with all that the page shows': (dialog: Element) => {
    const before = [...document.body.childNodes];
    document.body.textContent = '';
    document.body.append(...before.filter((node) => node !== (dialog.getRootNode() as ShadowRoot).host));
  },
})) {
  test(`a dialog that ${what} leaves the page scrollable and usable, and the next one opens`, async ({ page }) => {
    const { buyItNow, dialog } = parts(page);
    await buyItNow.click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await dialog.evaluate(take);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await buyItNow.click();
    await expect(dialog.getByText('一点限り')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buyItNow).toBeFocused();
  });
}

test('a dialog that the page moves stays on top and modal', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    const wrapper = document.createElement('div');
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
  });
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(buyItNow).toBeFocused();
});

test('when the dialog’s code has not come after 8 s, the browser’s own alert is shown', async ({
  page,
  gotoProduct,
}) => {
  await page.route('**/dialog.js', () => {});
  await gotoProduct('sencha');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { buyItNow } = parts(page);
  const answered = page.waitForResponse(/operation_name=cartCreate/);
  const told: string[] = [];
  page.on('dialog', (alert) => {
    told.push(alert.message());
    void alert.accept();
  });
  await buyItNow.click();
  await answered;
  await expect(buyItNow).toBeEnabled();
  await page.clock.runFor(7900);
  expect(told).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => told).toEqual(['一点限り']);
});

test('the page neither scrolls nor moves while it is open', async ({ page, layoutShift }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const { buyItNow, dialog } = parts(page);
  await buyItNow.scrollIntoViewIfNeeded();
  const still = await layoutShift();
  await buyItNow.click();
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await layoutShift()).toEqual(still);
});

for (const [width, expected] of [
  [390, { x: 0, width: 390, atBottom: true }],
  [640, { x: 0, width: 640, atBottom: true }],
  [1280, { x: 448.5, width: 383, atBottom: false }],
] as const) {
  test(`at ${width} px it is ${expected.atBottom ? 'a bottom sheet of full width' : '383 px wide in the middle'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { buyItNow, dialog } = parts(page);
    await buyItNow.click();
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(expected.width);
    expect(Math.abs((box?.x ?? -9) - expected.x)).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - 800) < 1).toBe(expected.atBottom);
  });
}
