import { expect, test } from './fixtures';
import { chooseVariant } from './fixtures/choose-variant';
import { drawing } from './fixtures/drawing';
import { parts } from './fixtures/widget';

/** How each theme's own rules style the unbranded button. */
const LOOKS = {
  a: { background: 'rgb(56, 102, 58)', hover: 'rgb(43, 82, 48)', radius: '0px', offset: '4px' },
  b: { background: 'rgb(138, 58, 34)', hover: 'rgb(111, 44, 24)', radius: '25px', offset: '3px' },
} as const;

const FORM = 'form[data-type="add-to-cart-form"]';

for (const theme of ['a', 'b'] as const) {
  const { background, hover, radius, offset } = LOOKS[theme];

  test(`the unbranded button has theme ${theme}’s colours, corners, hover and focus ring`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('sencha', { theme });
    const { buyItNow } = parts(page);
    await expect(buyItNow).toHaveCSS('background-color', background);
    await expect(buyItNow).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(buyItNow).toHaveCSS('border-radius', radius);
    await page.keyboard.press('Tab');
    await buyItNow.focus();
    await expect(buyItNow).toHaveCSS('outline-style', 'solid');
    await expect(buyItNow).toHaveCSS('outline-width', '2px');
    await expect(buyItNow).toHaveCSS('outline-offset', offset);
    await buyItNow.hover();
    await expect(buyItNow).toHaveCSS('background-color', hover);
  });
}

for (const theme of ['a', 'b', 'hostile'] as const) {
  test(`on theme ${theme} a link with aria-hidden stays hidden, whatever happens to the buttons`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await store.faults({
      operation: 'cartCreate',
      nullCart: true,
      userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }],
    });
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const { host, shopPay, dialog } = parts(page);
    const link = page.locator('a#more-payment-options-link');
    await expect(link).toBeVisible();
    const held = await link.elementHandle();
    await link.evaluate((element) => element.setAttribute('aria-hidden', 'true'));
    const isHidden = async () => {
      await expect(link).toHaveAttribute('aria-hidden', 'true');
      expect(await link.evaluate((element, before) => element === before, held)).toBe(true);
      await expect(page.getByRole('button', { name: 'その他のお支払い方法' })).toHaveCount(0);
      // Theme A has no rule for it.
      await expect(link)[theme === 'a' ? 'toBeVisible' : 'toBeHidden']();
    };
    await isHidden();
    for (const [value, id] of [
      ['灰釉', '44003'],
      ['黒', '44002'],
    ] as const) {
      await chooseVariant(page, theme, value);
      await expect(page.locator(`${FORM} [name="id"]`)).toHaveValue(id);
      await isHidden();
    }
    await host.evaluate((element) => (element.textContent = ''));
    await expect(shopPay).toBeEnabled();
    await isHidden();
    await shopPay.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shopPay).toBeEnabled();
    await isHidden();
  });

  test(`on theme ${theme} the unbranded button stands without a link, hidden or not`, async ({ page, gotoProduct }) => {
    await gotoProduct('kyusu', { theme });
    await expect(parts(page).buyItNow).toBeVisible();
    await expect(page.locator('more-payment-options-link, .shopify-payment-button__more-options')).toHaveCount(0);
  });
}

test('theme A’s border elements, hover lift and forced-colours outline', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', { theme: 'a' });
  const { buyItNow } = parts(page);
  const shadow = (name: string) =>
    buyItNow.evaluate((element, pseudo) => getComputedStyle(element, pseudo).boxShadow, name);
  await expect(buyItNow).toHaveCSS('position', 'relative');
  expect(await shadow('::after')).toBe('rgb(56, 102, 58) 0px 0px 0px 2px');
  await buyItNow.hover();
  await expect(buyItNow).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -1)');
  await expect.poll(() => shadow('::after')).toBe('rgb(43, 82, 48) 0px 0px 0px 3px');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(buyItNow).toHaveCSS('outline-style', 'solid');
  await expect(buyItNow).toHaveCSS('outline-width', '1px');
  await page.keyboard.press('Tab');
  await buyItNow.focus();
  await expect(buyItNow).toHaveCSS('outline-width', '3px');
});

/** Where each state changes the pixels: inside the button, or in the strip above it, where rings, lifts and borders are drawn. */
const DRAWN = {
  a: { hover: { inside: true, above: true }, focus: { inside: false, above: true } },
  b: { hover: { inside: true, above: false }, focus: { inside: false, above: true } },
  // It has no hover of its own.
  hostile: { hover: { inside: false, above: false }, focus: { inside: false, above: true } },
} as const;

for (const theme of ['a', 'b', 'hostile'] as const) {
  test(`theme ${theme}’s hover and focus styles are drawn, and gone afterwards`, async ({ page, gotoProduct }) => {
    await gotoProduct('sencha', { theme, params: { drawer: 'off' } });
    const { buyItNow } = parts(page);
    const draw = await drawing(page, buyItNow);
    const rest = await draw();
    expect(await draw.changed(rest)).toEqual({ inside: false, above: false });
    await buyItNow.hover();
    expect(await draw.changed(rest)).toEqual(DRAWN[theme].hover);
    await page.mouse.move(0, 0);
    expect(await draw.changed(rest)).toEqual({ inside: false, above: false });
    await page.keyboard.press('Tab');
    await buyItNow.focus();
    expect(await draw.changed(rest)).toEqual(DRAWN[theme].focus);
    await buyItNow.blur();
    expect(await draw.changed(rest)).toEqual({ inside: false, above: false });
  });
}

for (const [what, forcedColors, rule] of [
  ['border element', 'none', 'button::after{content:none!important}'],
  ['forced-colours outline', 'active', 'button{outline:none!important}'],
] as const) {
  test(`theme A’s ${what} is seen around the button`, async ({ page, gotoProduct }) => {
    await page.emulateMedia({ forcedColors });
    await gotoProduct('sencha', { theme: 'a', params: { drawer: 'off' } });
    const draw = await drawing(page, parts(page).buyItNow);
    const rest = await draw();
    const style = await page.addStyleTag({ content: `shopify-buy-it-now-button > ${rule}` });
    expect((await draw.changed(rest)).above).toBe(true);
    await style.evaluate((element) => (element as Element).remove());
    expect(await draw.changed(rest)).toEqual({ inside: false, above: false });
  });
}

for (const [attribute, value] of [
  ['disabled', ''],
  ['aria-disabled', 'true'],
] as const) {
  test(`theme A’s rule for a submit with ${attribute} applies, its wrapper still beside the submit`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('sencha', { theme: 'a' });
    const { buyItNow } = parts(page);
    await expect(buyItNow).toBeEnabled();
    const submit = page.locator('.product-form__submit');
    await submit.evaluate((element, [name, text]) => element.setAttribute(name, text), [attribute, value] as const);
    const rule = `.product-form__submit[${attribute}] + .shopify-payment-button .shopify-payment-button__button[disabled]`;
    await expect(page.locator(rule)).toHaveCount(1);
    await expect(page.locator(rule)).toHaveCSS('opacity', '0.5');
    await expect(page.locator(rule)).toHaveCSS('cursor', 'not-allowed');
    await submit.evaluate((element, name) => element.removeAttribute(name), attribute);
    await expect(buyItNow).toHaveCSS('opacity', '1');
    expect(await submit.evaluate((element) => element.nextElementSibling?.className)).toBe('shopify-payment-button');
  });
}
