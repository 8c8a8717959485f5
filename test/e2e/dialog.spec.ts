import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

test.beforeEach(async ({ store, gotoProduct }) => {
  await refuseCarts(store);
  await gotoProduct('sencha', { recommended: 'shop_pay' });
});

/** Opens the dialog by a press that is refused. */
async function open(page: Page): Promise<void> {
  await parts(page).shopPay.click();
  await expect(parts(page).dialog).toBeVisible();
}

const closeButton = (page: Page) => parts(page).dialog.getByRole('button', { name: '閉じる' });

/** Each way to close it. */
const WAYS: ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Escape', { delay: 100 }),
  (page) => closeButton(page).click(),
  (page) => page.mouse.click(5, 5),
];

test('Escape, the dialog’s button and the overlay close it; the focus goes back, and a drawer behind it stays open', async ({
  page,
}) => {
  const { shopPay, dialog } = parts(page);
  await page.evaluate(() => {
    const drawer = document.querySelector('shopify-accelerated-checkout')!.closest('form')!;
    const hide = () => (drawer.hidden = true);
    for (const type of ['keydown', 'keyup'])
      document.addEventListener(type, (event) => (event as KeyboardEvent).key === 'Escape' && hide());
    for (const type of ['click', 'pointerdown', 'mousedown', 'mouseup', 'touchstart', 'touchend'])
      document.addEventListener(type, ({ target }) => drawer.contains(target as Node) || hide());
  });
  for (const close of WAYS) {
    await open(page);
    // The mouse sends no touches.
    for (const type of ['touchstart', 'touchend'])
      await closeButton(page).dispatchEvent(type, { bubbles: true, composed: true });
    await close(page);
    await expect(dialog).toHaveCount(0);
    await expect(shopPay).toBeFocused();
  }
  // The page gets its keys and clicks again.
  await page.keyboard.press('Escape');
  await expect(shopPay).toBeHidden();
});

test('a key that is held down since the press does not close the dialog, and the key that closes it starts no new press', async ({
  page,
}) => {
  const { shopPay, moreOptions, dialog } = parts(page);
  for (const [control, key] of [
    [shopPay, 'Enter'],
    [moreOptions, ' '],
  ] as const) {
    await control.focus();
    await page.keyboard.down(key);
    await expect(closeButton(page)).toBeFocused();
    // Each further one is what a browser sends for a key that is held.
    for (let again = 0; again < 3; again += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
  }
  await shopPay.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(shopPay).toBeFocused();
  for (let again = 0; again < 2; again += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toHaveCount(0);
  // The next key is a press again.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('on a page in a language that is read from the right, dialog and announcement are Japanese, and Tab stays inside', async ({
  page,
}) => {
  const { dialog } = parts(page);
  await page.locator('html').evaluate((root: HTMLElement) => Object.assign(root, { lang: 'ar', dir: 'rtl' }));
  await open(page);
  await expect.soft(dialog).toHaveAttribute('lang', 'ja');
  const announced = page.locator('[aria-live=polite]', { hasText: /^(処理中…)?$/ });
  await expect.soft(announced.last()).toHaveAttribute('lang', 'ja');
  for (const part of ['h2', '.message']) await expect.soft(dialog.locator(part)).toHaveCSS('direction', 'ltr');
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press(press % 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => !!(element.getRootNode() as ShadowRoot).activeElement)).toBe(true);
  }
});

test('a dialog that the page moves stays on top and modal; when the page removes it, the page can scroll and the next dialog opens', async ({
  page,
}) => {
  const { shopPay, dialog } = parts(page);
  const body = page.locator('body');
  for (const take of [
    (element: Element) => (element.getRootNode() as ShadowRoot).host.remove(),
    // The page empties its body, and the dialog goes with it.
    (element: Element) => {
      const before = [...document.body.childNodes];
      document.body.textContent = '';
      document.body.append(...before.filter((node) => node !== (element.getRootNode() as ShadowRoot).host));
    },
  ]) {
    await open(page);
    await expect(body).toHaveCSS('overflow', 'hidden');
    await dialog.evaluate(take);
    await expect(dialog).toHaveCount(0);
    await expect(body).not.toHaveCSS('overflow', 'hidden');
  }
  await open(page);
  await page.evaluate(() => {
    const wrapper = document.createElement('div');
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
  });
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await closeButton(page).click();
  await expect(dialog).toHaveCount(0);
  await expect(shopPay).toBeFocused();
});

test('a long text takes half of the window’s height, and the dialog comes within 0.3 s', async ({ page }) => {
  const { dialog } = parts(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page);
  for (const duration of (await dialog.evaluate((one) => getComputedStyle(one).transitionDuration)).split(', '))
    expect(duration).toBe('0.3s');
  const text = dialog.locator('.message');
  await text.evaluate((one) => void (one.textContent = 'お取引を完了できませんでした。'.repeat(400)));
  // While the dialog still comes, its size is not a whole number.
  await expect.poll(async () => Math.round((await text.boundingBox())!.height)).toBe(300);
});

test('the dialog is a bottom sheet of full width up to 640 px, and 383 px wide in the middle of wider windows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const [width, expected] of [
    [390, { x: 0, width: 390, atBottom: true }],
    [640, { x: 0, width: 640, atBottom: true }],
    [641, { x: 129, width: 383, atBottom: false }],
    [1280, { x: 448.5, width: 383, atBottom: false }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = async () => (await parts(page).dialog.boundingBox())!;
    await expect.poll(async () => (await box()).width).toBe(expected.width);
    expect.soft(Math.abs((await box()).x - expected.x), `${width} px`).toBeLessThanOrEqual(1);
    const { y, height } = await box();
    expect.soft(Math.abs(y + height - 800) < 1, `${width} px`).toBe(expected.atBottom);
  }
});

test('a title of two lines has no single character in its last one, in whatever font', async ({ page }) => {
  await open(page);
  const title = parts(page).dialog.locator('h2');
  for (const words of ['Buy with Primeでエラーが発生しました', 'テーマエディタではご購入いただけません']) {
    // Fonts differ in width, so the box is a part of what one line takes in this one.
    for (const part of [0.97, 0.9, 0.8, 0.7, 0.6]) {
      const lines = await title.evaluate(
        (element, [text, ofLine]) => {
          Object.assign(element, { textContent: text });
          const range = document.createRange();
          range.selectNodeContents(element);
          const widths = () => [...range.getClientRects()].map(({ width }) => width);
          Object.assign(element.style, { width: 'max-content' });
          const [line] = widths();
          Object.assign(element.style, { width: `${line! * ofLine}px` });
          return widths().map((width) => width / line!);
        },
        [words, part] as const,
      );
      expect.soft(lines.length, `${words} in ${part} of a line`).toBeGreaterThan(1);
      expect.soft(lines.at(-1), `${words} in ${part} of a line`).toBeGreaterThan(0.25);
    }
  }
});
