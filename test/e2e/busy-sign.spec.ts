import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/wait';

/** Words in a colour that nobody sees. */
const UNSEEN = 'rgba(0, 0, 0, 0)';

/** The place of the buttons and a control's size, without a theme's movements under the pointer; whether its words are seen; whether it or its element has the sign in its middle. */
const lookOf = (control: Locator) =>
  control.evaluate((element: HTMLElement, unseen) => {
    const { y, height } = document.querySelector('main shopify-accelerated-checkout')!.getBoundingClientRect();
    const parts = [...element.children];
    const isSeen = !parts.length || parts.some((part) => part.checkVisibility({ visibilityProperty: true }));
    return {
      box: [y, height, element.offsetWidth, element.offsetHeight],
      // An engine's own look, which is Apple's for Apple's button. What the theme's buttons have is the theme's.
      appearance: getComputedStyle(element).appearance,
      words: isSeen && getComputedStyle(element).webkitTextFillColor !== unseen,
      sign: [element, element.parentElement].some(
        (holder) =>
          holder &&
          getComputedStyle(holder, '::after').animationName === 'karui-busy' &&
          // Else its place is that of a box around the button.
          getComputedStyle(holder).position === 'relative',
      ),
    };
  }, UNSEEN);

for (const theme of ['a', 'b', 'hostile'] as const) {
  // Forced colours are the same in every theme.
  for (const forcedColors of theme === 'a' ? (['none', 'active'] as const) : (['none'] as const)) {
    for (const [control, recommended] of [
      ['shopify-buy-it-now-button', ''],
      ['shop-pay-wallet-button', 'shop_pay'],
      ['more-payment-options-link', 'shop_pay'],
    ] as const) {
      test(`a busy ${control} of theme ${theme} shows a sign in place of its words and stays where it is: forced colours ${forcedColors}`, async ({
        page,
        gotoProduct,
        store,
        layoutShift,
      }) => {
        await page.emulateMedia({ forcedColors });
        await store.faults({ operation: 'cartCreate', delayMs: 3000 });
        await gotoProduct('sencha', { theme, recommended });
        const button = page.locator(`main ${control} :is(button, a)`);
        await button.hover();
        await page.mouse.move(1, 1);
        const { box, appearance } = await lookOf(button);
        expect(await lookOf(button)).toMatchObject({ words: true, sign: false });
        const still = await layoutShift();
        await button.press('Enter');
        // Where the shopper's system chooses the colours, words of the store's own buttons are seen all the same, and no script can tell.
        await expect
          .poll(() => lookOf(button))
          .toEqual({
            box,
            appearance: control === 'shop-pay-wallet-button' ? 'none' : appearance,
            words: false,
            sign: true,
          });
        expect(await layoutShift()).toEqual(still);
      });
    }
  }
}

for (const [control, recommended] of [
  ['shopify-buy-it-now-button', ''],
  ['shop-pay-wallet-button', 'shop_pay'],
] as const) {
  test(`the first frame after a press of ${control} has its sign`, async ({ page, gotoProduct, store }) => {
    await store.faults({ operation: 'cartCreate', delayMs: 3000 });
    const signs = page.waitForResponse('**/painted.js');
    await gotoProduct('sencha', { recommended });
    const button = page.locator(`main ${control} button`);
    await button.hover();
    await (await signs).finished();
    // The code has run by then.
    await untilIdle(page);
    const sign = await button.evaluate(
      (element: HTMLElement) =>
        new Promise<(string | null)[]>((resolve) => {
          element.click();
          // Called before the next frame is drawn, and reads what that will show.
          requestAnimationFrame(() =>
            resolve(
              [element, element.parentElement].map(
                (holder) => holder && getComputedStyle(holder, '::after').animationName,
              ),
            ),
          );
        }),
    );
    expect(sign).toContain('karui-busy');
  });
}

for (const control of ['more-payment-options-link', 'shopify-apple-pay-button']) {
  test(`${control} shows a sign where Apple Pay is the only wallet and its sheet can’t be opened`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    // Apple Pay is there, and refuses what the shop wants: its constructor throws.
    await page.addInitScript(() =>
      Object.assign(window, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } }),
    );
    await store.faults({ operation: 'cartCreate', delayMs: 3000 });
    await gotoProduct('sencha', { recommended: 'apple_pay' });
    const button = page.locator(`main ${control} :is(button, a)`);
    // The page has scrolled by then.
    await button.focus();
    const { box } = await lookOf(button);
    await button.press('Enter');
    const plain = control === 'shopify-apple-pay-button' ? { appearance: 'none' } : {};
    await expect.poll(() => lookOf(button)).toMatchObject({ box, words: false, sign: true, ...plain });
  });
}

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`the sign of a busy button has ${count} animations where the shopper’s choice of motion is “${motion}”`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await store.faults({ operation: 'cartCreate', delayMs: 3000 });
    await gotoProduct('sencha', { theme: 'b', recommended: 'shop_pay' });
    const button = page.locator('main shop-pay-wallet-button button');
    await button.press('Enter');
    await expect.poll(() => lookOf(button)).toMatchObject({ words: false, sign: true });
    expect(await button.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(count);
  });
}
