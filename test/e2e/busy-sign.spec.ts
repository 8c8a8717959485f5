import type { Locator, Page } from '@playwright/test';
import { combinations, testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/wait';

/** Words in a colour that nobody sees. */
const UNSEEN = 'rgba(0, 0, 0, 0)';

/** The place of the buttons and a control's size, without a theme's movements under the pointer; whether its words are visible; whether it or its element shows the busy sign in its middle. */
const lookOf = (control: Locator) =>
  control.evaluate((element: HTMLElement, unseen) => {
    const { y, height } = document.querySelector('main shopify-accelerated-checkout')!.getBoundingClientRect();
    const parts = [...element.children];
    const isSeen = !parts.length || parts.some((part) => part.checkVisibility({ visibilityProperty: true }));
    return {
      box: [y, height, element.offsetWidth, element.offsetHeight],
      // The engine's own look, as for Apple's native button; a theme may set another for its own buttons.
      appearance: getComputedStyle(element).appearance,
      words: isSeen && getComputedStyle(element).webkitTextFillColor !== unseen,
      sign: [element, element.parentElement].some(
        (holder) =>
          holder &&
          getComputedStyle(holder, '::after').animationName === 'karui-busy' &&
          // Otherwise the sign would be placed by a box around the button.
          getComputedStyle(holder).position === 'relative',
      ),
    };
  }, UNSEEN);

/** Ends a press as a browser does when it restores the page from the back/forward cache. */
const release = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test.beforeEach(({ store }) => store.faults({ operation: 'cartCreate', delayMs: 60_000 }));

const LOOKS = combinations({ theme: ['a', 'b', 'hostile'], forcedColors: ['none', 'active'] } as const).filter(
  // Forced colours are the same in every theme.
  ({ theme, forcedColors }) => (forcedColors === 'active') === (theme === 'a') || testsAll,
);

for (const { theme, forcedColors } of LOOKS) {
  test(`a busy button of theme ${theme} shows a sign in place of its words and stays where it is: forced colours ${forcedColors}`, async ({
    page,
    gotoProduct,
    layoutShift,
  }) => {
    await page.emulateMedia({ forcedColors });
    for (const [recommended, controls] of [
      ['', ['shopify-buy-it-now-button']],
      ['shop_pay', ['more-payment-options-link', 'shop-pay-wallet-button']],
    ] as const) {
      await gotoProduct('sencha', { theme, recommended });
      for (const control of controls) {
        const button = page.locator(`main ${control} :is(button, a)`);
        await button.hover();
        await page.mouse.move(1, 1);
        const { box, appearance } = await lookOf(button);
        expect(await lookOf(button), control).toMatchObject({ words: true, sign: false });
        const still = await layoutShift();
        await button.press('Enter');
        // Where the shopper's system chooses the colours, words of the store's own buttons are seen all the same, and no script can tell.
        await expect
          .poll(() => lookOf(button), control)
          .toEqual({
            box,
            appearance: control === 'shop-pay-wallet-button' ? 'none' : appearance,
            words: false,
            sign: true,
          });
        expect(await layoutShift(), control).toEqual(still);
        if (control === 'shop-pay-wallet-button') {
          const moving = () => button.evaluate((element) => element.getAnimations({ subtree: true }).length);
          expect(await moving()).toBe(1);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await expect.poll(moving).toBe(0);
        } else await release(page);
        await expect(button).toBeVisible();
      }
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
}

test('the first frame after a press has the sign', async ({ page, gotoProduct }) => {
  for (const [control, recommended] of [
    ['shopify-buy-it-now-button', ''],
    ['shop-pay-wallet-button', 'shop_pay'],
  ] as const) {
    const signs = page.waitForResponse('**/companion.js');
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
          const holders = [element, element.parentElement];
          requestAnimationFrame(() =>
            resolve(holders.map((holder) => holder && getComputedStyle(holder, '::after').animationName)),
          );
        }),
    );
    expect(sign, control).toContain('karui-busy');
  }
});

test('where Apple Pay is the only wallet and its sheet can’t be opened, its button and the link show a sign', async ({
  page,
  gotoProduct,
}) => {
  // Apple Pay is there, and refuses what the shop wants: its constructor throws.
  await page.addInitScript(() =>
    Object.assign(window, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } }),
  );
  await gotoProduct('sencha', { recommended: 'apple_pay' });
  for (const control of ['more-payment-options-link', 'shopify-apple-pay-button']) {
    const button = page.locator(`main ${control} :is(button, a)`);
    // The page has scrolled by then.
    await button.focus();
    const { box } = await lookOf(button);
    await button.press('Enter');
    const plain = control === 'shopify-apple-pay-button' ? { appearance: 'none' } : {};
    await expect.poll(() => lookOf(button), control).toMatchObject({ box, words: false, sign: true, ...plain });
    await release(page);
  }
});
