import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/apple-pay';
import { axeViolations } from './fixtures/axe';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { config, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { ID } from './fixtures/product-form';
import { heightOf } from './fixtures/widget';

/** The button where the engine has no drawing of Apple's own; Chromium has none. */
const buttonOf = (page: Page) => page.locator('shopify-apple-pay-button button').first();

const form = (changes: Readonly<Record<string, string | null>> = {}) =>
  `<form>${ID}${hostHtml({ recommended: JSON.stringify(config('apple_pay')), ...changes })}</form>`;

/** Opens a product form on a background, written in CSS. */
const gotoGround = (page: Page, style: string) =>
  gotoBare(page, `<main><h1>煎茶</h1><section style="${style}">${form()}</section></main>`);

const BLACK = { ground: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)', logo: 'apple-pay.svg' } as const;
const WHITE = { ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', logo: 'apple-pay-on-light.svg' } as const;

async function expectLook(page: Page, { ground, ink, logo }: typeof BLACK | typeof WHITE): Promise<void> {
  const button = buttonOf(page);
  await expect(button).toHaveCSS('background-color', ground);
  await expect(button).toHaveCSS('color', ink);
  const image = button.getByRole('img', { includeHidden: true });
  await expect(image).toHaveAttribute('src', new RegExp(`/logos/${logo}$`));
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

/** The background around the form → the button that Apple's guidelines ask for there. */
const GROUNDS = [
  ['nothing', '', BLACK],
  ['white', 'background: #fff', BLACK],
  ['a light grey', 'background: rgb(70, 70, 70)', BLACK],
  ['a dark grey', 'background: rgb(69, 69, 69)', WHITE],
  ['black', 'background: #000', WHITE],
  // Luminance is divided by opacity: what shines through is taken for light.
  ['grey at half opacity', 'background: rgba(36, 36, 36, 0.5)', BLACK],
  ['black at half opacity', 'background: rgba(0, 0, 0, 0.5)', WHITE],
  ['a white overlay at a tenth of opacity', 'background: rgba(255, 255, 255, 0.1)', BLACK],
  ['dark blue', 'background: navy', WHITE],
  ['yellow', 'background: yellow', BLACK],
] as const;

for (const [name, style, look] of GROUNDS) {
  test(`on ${name} the button is ${look === BLACK ? 'black' : 'white'}, with a logo that contrasts`, async ({
    page,
  }) => {
    await gotoGround(page, style);
    await expectLook(page, look);
  });
}

test('a transparent background is looked through: the next ancestor’s counts', async ({ page }) => {
  await gotoBare(
    page,
    `<section style="background:#000"><div style="background:transparent">${form()}</div></section>`,
  );
  await expectLook(page, WHITE);
});

for (const theme of ['a', 'b', 'hostile'] as const) {
  test(`theme ${theme}’s product page has “Apple Payで購入”, its cart the logo alone`, async ({
    page,
    gotoProduct,
  }) => {
    const look = theme === 'hostile' ? WHITE : BLACK;
    await gotoProduct('sencha', { theme, recommended: 'apple_pay' });
    await expectLook(page, look);
    await expect(buttonOf(page).locator('bdi')).toBeHidden();
    await expect(buttonOf(page)).toHaveAccessibleName('Apple Payで購入');
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme, wallets: 'apple_pay' });
    await expectLook(page, look);
    await expect(buttonOf(page).locator('bdi')).toBeHidden();
    await expect(buttonOf(page)).toHaveAccessibleName('Apple Pay');
  });
}

for (const [asked, height] of [
  ['10px', 25],
  ['25px', 25],
  ['44px', 44],
  ['55px', 55],
  ['90px', 55],
] as const) {
  test(`a requested height of ${asked} gives ${height} px`, async ({ page }) => {
    await gotoGround(page, `--shopify-accelerated-checkout-button-block-size: ${asked}`);
    await expect(buttonOf(page)).toBeVisible();
    expect(await heightOf(buttonOf(page))).toBe(height);
  });
}

for (const [name, look] of [
  ['light', BLACK],
  ['dark', WHITE],
] as const) {
  test(`with forced colours (${name}) the button keeps the brand’s colours and takes the system’s border and focus ring`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: name });
    // The page's own background has no effect: forced colours replace it.
    await gotoGround(page, 'background: teal');
    await expectLook(page, look);
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      return (['ButtonBorder', 'Highlight'] as const).map((colour) => {
        probe.style.color = colour;
        return getComputedStyle(probe).color;
      });
    });
    await expect(buttonOf(page)).toHaveCSS('border', `1px solid ${system[0]}`);
    await page.keyboard.press('Tab');
    await expect(buttonOf(page)).toBeFocused();
    await expect(buttonOf(page)).toHaveCSS('outline', `${system[1]} solid 2px`);
    await expect(buttonOf(page)).toHaveCSS('outline-offset', '2px');
  });
}

for (const [name, style, look] of [
  ['light', '', BLACK],
  ['dark', 'background: #000', WHITE],
] as const) {
  test(`keyboard focus is visible on a ${name} background`, async ({ page }) => {
    await gotoGround(page, style);
    await expectLook(page, look);
    await page.keyboard.press('Tab');
    await expect(buttonOf(page)).toBeFocused();
    // Inside the button, in the colour of its logo.
    await expect(buttonOf(page)).toHaveCSS('outline', `${look.ink} solid 2px`);
    await expect(buttonOf(page)).toHaveCSS('outline-offset', '-4px');
  });

  test(`axe finds nothing on the button on a ${name} background`, async ({ page }) => {
    await gotoGround(page, style);
    await expectLook(page, look);
    expect(await axeViolations(page, 'none')).toEqual([]);
  });
}

test('until its logo is there the button says its name in words, and nothing moves when the logo comes', async ({
  page,
  layoutShift,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/logos/*', async (route) => {
    await released;
    await route.continue();
  });
  // Not waited for: a page has loaded when its logos have.
  const opened = gotoGround(page, '');
  await expect(buttonOf(page)).toBeVisible();
  const image = buttonOf(page).locator('img');
  const name = buttonOf(page).locator('bdi');
  await expect(name).toHaveText('Apple Payで購入');
  await expect(name).toBeVisible();
  await expect(image).toBeHidden();
  const before = await buttonOf(page).boundingBox();
  expect(await image.evaluate((element: HTMLImageElement) => element.complete)).toBe(false);
  const still = await layoutShift();
  release();
  await opened;
  await expectLook(page, BLACK);
  await expect(name).toBeHidden();
  expect(await buttonOf(page).boundingBox()).toEqual(before);
  expect(await layoutShift()).toEqual(still);
  expect(still.raw).toBe(0);
});

test.describe('on a device without Apple Pay', () => {
  test.use({ applePayOptions: { present: false } });

  test('the button is not painted and its logo is not fetched', async ({ page, gotoProduct }) => {
    const logos: string[] = [];
    page.on('request', (request) => request.url().includes('/logos/') && logos.push(request.url()));
    await gotoProduct('sencha', { recommended: 'apple_pay' });
    await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeVisible();
    await expect(buttonOf(page)).toHaveCount(0);
    expect(logos).toEqual([]);
  });
});
