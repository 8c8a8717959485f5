import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { cartParts, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { expectNothingKept } from './fixtures/page-memory';
import { parts } from './fixtures/widget';

/** A tall window: browsers count no layout shift outside it. */
const WHOLE_PAGE = { width: 1280, height: 2400 };

const VARIANTS = [
  ['100g', '41002'],
  ['200g', '41003'],
  ['50g', '41001'],
] as const;

for (const theme of ['a', 'b', 'hostile'] as const) {
  for (const counted of theme === 'hostile' ? (['listeners'] as const) : (['memory', 'listeners'] as const)) {
    test(`fifty variant changes on theme ${theme} shift nothing and leak nothing: ${counted}`, async ({
      page,
      gotoProduct,
      layoutShift,
      context,
    }) => {
      if (counted === 'listeners') await watchLiveParts(context);
      await page.setViewportSize(WHOLE_PAGE);
      await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
      await expect(parts(page).shopPay).toBeEnabled();
      await expect(parts(page).shopPay).toBeInViewport();
      const change = (times: number) =>
        page.evaluate(
          async ([dialect, count, variants]) => {
            const id = document.querySelector<HTMLInputElement>('form[data-type="add-to-cart-form"] [name="id"]')!;
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            for (let round = 0; round < count; round += 1) {
              const [value, expected] = variants[round % variants.length]!;
              const option =
                dialect !== 'b'
                  ? document.querySelector<HTMLInputElement>(`[data-option][value="${value}"]`)!
                  : document.querySelector<HTMLInputElement>('main select[data-option]')!;
              if (dialect !== 'b') option.checked = true;
              else option.value = value;
              option.dispatchEvent(new Event('change', { bubbles: true }));
              while (id.value !== expected) await frame();
              await frame();
            }
          },
          [theme, times, VARIANTS] as const,
        );
      const still = await layoutShift();
      // Five, so that fifty more end on the same variant: themes keep the last response in memory, and responses differ in size.
      await change(5);
      if (counted === 'listeners') {
        const before = await liveParts(page);
        await change(50);
        expect(await liveParts(page)).toEqual(before);
      } else {
        await expectNothingKept(page, 500_000, () => change(50));
      }
      expect(await layoutShift()).toEqual(still);
    });
  }

  for (const [device, width] of [
    ['phone', 390],
    ['desktop', 1280],
  ] as const) {
    for (const forcedColors of ['none', 'active'] as const) {
      // One theme beside A is enough for each device.
      if (theme !== 'a' && (theme === 'b') !== ((device === 'phone') === (forcedColors === 'active'))) continue;
      test(`axe finds nothing in theme ${theme}’s cart and drawer: ${device}, forced colours ${forcedColors}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors });
        await fillCart(page, SENCHA);
        await gotoCart(page, {
          theme,
          drawer: 'on',
          wallets: 'shop_pay,buy_with_prime,google_pay,facebook_pay,amazon_pay',
        });
        await expect(cartParts(page).wallets).toHaveCount(5);
        expect(await axeViolations(page, forcedColors)).toEqual([]);
        await page.locator('[data-cart-link]').click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Shop Pay' })).toBeVisible();
        expect(await axeViolations(page, forcedColors)).toEqual([]);
      });
    }
  }
}

test('focus is visible on every wallet of a cart', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  const buttons = await cartParts(page).host.getByRole('button').all();
  expect(buttons).toHaveLength(3);
  for (const button of buttons) {
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toHaveCSS('outline-style', 'solid');
  }
});

test('reduced motion stops the pulse of a cart’s skeleton', async ({ page, holdWidget }) => {
  await fillCart(page, SENCHA);
  const release = await holdWidget();
  await page.goto('/cart?boot=plain', { waitUntil: 'commit' });
  const skeleton = page.locator('main .wallet-cart-button__skeleton').first();
  await expect(skeleton).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(skeleton).toHaveCSS('animation-name', 'none');
  release();
});
