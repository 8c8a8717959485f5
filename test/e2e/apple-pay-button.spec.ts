import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/apple-pay';
import { axeViolations } from './fixtures/axe';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { ID } from './fixtures/product-form';

/** The buttons where the engine has no drawing of Apple's own; Chromium has none. */
const buttonsOf = (page: Page) => page.locator('shopify-apple-pay-button button');

const form = () => `<form>${ID}${hostHtml({ recommended: JSON.stringify(config('apple_pay')) })}</form>`;

/** A product form on a background, written in CSS. */
const onBackground = (style: string) => `<section style="${style}">${form()}</section>`;

const BLACK = { background: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' } as const;
const WHITE = { background: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' } as const;

async function expectLook(button: Locator, { background, ink }: typeof BLACK | typeof WHITE): Promise<void> {
  await expect.soft(button).toHaveCSS('background-color', background);
  await expect.soft(button).toHaveCSS('color', ink);
  await expect.soft(button.locator('path')).toHaveCSS('fill', ink);
}

/** The background around the form → the button that Apple's guidelines ask for there. */
const BACKGROUNDS = [
  ['nothing', '', BLACK],
  ['white', 'background: #fff', BLACK],
  ['a light grey', 'background: rgb(70, 70, 70)', BLACK],
  ['a dark grey', 'background: rgb(69, 69, 69)', WHITE],
  ['black', 'background: #000', WHITE],
  // Half transparent layers lie on what is behind them: the white of the page.
  ['grey at half opacity', 'background: rgba(36, 36, 36, 0.5)', BLACK],
  ['black at half opacity', 'background: rgba(0, 0, 0, 0.5)', BLACK],
  ['a white overlay at a tenth of opacity', 'background: rgba(255, 255, 255, 0.1)', BLACK],
  ['dark blue', 'background: navy', WHITE],
  ['yellow', 'background: yellow', BLACK],
] as const;

/** What a button looks like while it has the focus. */
const lookOf = (button: HTMLElement) => {
  button.focus();
  const { backgroundColor, color, outline, outlineOffset } = getComputedStyle(button);
  const logo = getComputedStyle(button.querySelector('path')!).fill;
  return { background: backgroundColor, ink: color, logo, outline, outlineOffset };
};

test('the button contrasts with the background of the nearest ancestor that has one, has a visible focus and passes axe', async ({
  page,
}) => {
  const nested = `<section style="background:#000"><div style="background:transparent">${form()}</div></section>`;
  await gotoBare(
    page,
    `<main><h1>煎茶</h1>${BACKGROUNDS.map(([, style]) => onBackground(style)).join('')}${nested}</main>`,
  );
  const buttons = buttonsOf(page);
  await expect(buttons).toHaveCount(BACKGROUNDS.length + 1);
  await expect(buttons.locator('svg').filter({ visible: true })).toHaveCount(BACKGROUNDS.length + 1);
  await page.keyboard.press('Tab');
  await expect(buttons.first()).toBeFocused();
  const looks = [...BACKGROUNDS, ['a transparent element on black', '', WHITE] as const];
  for (const [at, [name, , look]] of looks.entries())
    // The ring is inside the button, in the colour of its logo.
    expect
      .soft(await buttons.nth(at).evaluate(lookOf), name)
      .toEqual({ ...look, logo: look.ink, outline: `${look.ink} solid 2px`, outlineOffset: '-4px' });
  // The links are the theme's to style.
  await page.addStyleTag({ content: 'more-payment-options-link a { background: white; color: black }' });
  expect(await axeViolations(page, 'none')).toEqual([]);
});

test('with forced colours the button keeps the brand’s colours, with the system’s border and focus ring', async ({
  page,
}) => {
  const button = buttonsOf(page).first();
  for (const [colorScheme, look] of [
    ['light', BLACK],
    ['dark', WHITE],
  ] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      // The page's own background has no effect: forced colours replace it.
      await gotoBare(page, onBackground('background: teal'));
      await expectLook(button, look);
      const system = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        return (['ButtonBorder', 'Highlight'] as const).map((colour) => {
          probe.style.color = colour;
          return getComputedStyle(probe).color;
        });
      });
      await expect(button).toHaveCSS('border', `1px solid ${system[0]}`);
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(button).toHaveCSS('outline', `${system[1]} solid 2px`);
      await expect(button).toHaveCSS('outline-offset', '2px');
    });
});
