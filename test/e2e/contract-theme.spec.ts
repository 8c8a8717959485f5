import { expect, test } from './fixtures';
import { chooseVariant } from './fixtures/choose-variant';
import { drawing } from './fixtures/drawing';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

/**
 * How each theme's own rules style the unbranded button, and where each state changes the pixels: inside the button, or in the strip
 * above it, where rings, lifts and borders are drawn.
 */
const LOOKS = {
  a: {
    background: 'rgb(56, 102, 58)',
    hover: 'rgb(43, 82, 48)',
    radius: '0px',
    drawn: { inside: true, above: true },
  },
  b: {
    background: 'rgb(138, 58, 34)',
    hover: 'rgb(111, 44, 24)',
    radius: '25px',
    drawn: { inside: true, above: false },
  },
  // It has no hover of its own.
  hostile: { drawn: { inside: false, above: false } },
} as const;

const FORM = 'form[data-type="add-to-cart-form"]';
const UNCHANGED = { inside: false, above: false };

for (const theme of ['a', 'b', 'hostile'] as const) {
  test(`the unbranded button takes theme ${theme}’s colours and corners, shows its hover and focus styles and removes them again, and has no link`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('sencha', { theme, params: { drawer: 'off' } });
    const { buyItNow } = parts(page);
    await expect(buyItNow).toBeVisible();
    await expect(page.locator('more-payment-options-link, .shopify-payment-button__more-options')).toHaveCount(0);
    const look = LOOKS[theme];
    const draw = await drawing(page, buyItNow);
    const rest = await draw();
    expect.soft(await draw.changed(rest)).toEqual(UNCHANGED);
    if ('background' in look) {
      await expect.soft(buyItNow).toHaveCSS('background-color', look.background);
      await expect.soft(buyItNow).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect.soft(buyItNow).toHaveCSS('border-radius', look.radius);
    }
    await test.step('hover', async () => {
      await buyItNow.hover();
      expect.soft(await draw.changed(rest)).toEqual(look.drawn);
      if ('hover' in look) await expect.soft(buyItNow).toHaveCSS('background-color', look.hover);
      await page.mouse.move(0, 0);
      expect.soft(await draw.changed(rest)).toEqual(UNCHANGED);
    });
    await test.step('focus', async () => {
      await page.keyboard.press('Tab');
      await buyItNow.focus();
      expect.soft(await draw.changed(rest)).toEqual({ inside: false, above: true });
      // Two rings of ours, one of which is seen on every background.
      await expect.soft(buyItNow).toHaveCSS('outline', 'rgb(0, 0, 0) solid 2px');
      await expect.soft(buyItNow).toHaveCSS('outline-offset', '2px');
      await buyItNow.blur();
      expect.soft(await draw.changed(rest)).toEqual(UNCHANGED);
    });
  });

  test(`on theme ${theme} a link with aria-hidden stays hidden, whatever happens to the buttons`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await refuseCarts(store);
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const { host, shopPay, dialog } = parts(page);
    const link = page.locator('a#more-payment-options-link');
    await expect(link).toBeVisible();
    const held = await link.elementHandle();
    await link.evaluate((element) => element.setAttribute('aria-hidden', 'true'));
    const isHidden = async () => {
      await expect(link).toHaveAttribute('aria-hidden', 'true');
      expect(await link.evaluate((element, before) => element === before, held)).toBe(true);
      await expect(page.getByRole('link', { name: 'その他のお支払い方法' })).toHaveCount(0);
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
}

test('theme A’s border elements, hover lift, disabled submit and forced-colours outline', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { theme: 'a', params: { drawer: 'off' } });
  const { buyItNow } = parts(page);
  await expect(buyItNow).toBeEnabled();
  const shadow = () => buyItNow.evaluate((element) => getComputedStyle(element, '::after').boxShadow);
  /** Expects that a part of the button is seen above it, as it looks now. */
  const expectSeen = async (rule: string) => {
    const draw = await drawing(page, buyItNow);
    const rest = await draw();
    const style = await page.addStyleTag({ content: `shopify-buy-it-now-button > ${rule}` });
    expect.soft((await draw.changed(rest)).above, rule).toBe(true);
    await style.evaluate((element) => (element as Element).remove());
    expect.soft(await draw.changed(rest), rule).toEqual(UNCHANGED);
  };
  await test.step('borders', async () => {
    await expect(buyItNow).toHaveCSS('position', 'relative');
    expect(await shadow()).toBe('rgb(56, 102, 58) 0px 0px 0px 2px');
    await expectSeen('button::after{content:none!important}');
    await buyItNow.hover();
    await expect(buyItNow).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -1)');
    await expect.poll(shadow).toBe('rgb(43, 82, 48) 0px 0px 0px 3px');
    await page.mouse.move(0, 0);
  });
  await test.step('its rules for a disabled submit, whose wrapper stays beside it', async () => {
    const submit = page.locator('.product-form__submit');
    for (const [attribute, value] of [
      ['disabled', ''],
      ['aria-disabled', 'true'],
    ] as const) {
      await submit.evaluate((element, [name, text]) => element.setAttribute(name, text), [attribute, value] as const);
      const rule = `.product-form__submit[${attribute}] + .shopify-payment-button .shopify-payment-button__button[disabled]`;
      await expect(page.locator(rule)).toHaveCount(1);
      await expect(page.locator(rule)).toHaveCSS('opacity', '0.5');
      await expect(page.locator(rule)).toHaveCSS('cursor', 'not-allowed');
      await submit.evaluate((element, name) => element.removeAttribute(name), attribute);
      await expect(buyItNow).toHaveCSS('opacity', '1');
      expect(await submit.evaluate((element) => element.nextElementSibling?.className)).toBe('shopify-payment-button');
    }
  });
  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(buyItNow).toHaveCSS('outline-style', 'solid');
    await expect(buyItNow).toHaveCSS('outline-width', '1px');
    await expectSeen('button{outline:none!important}');
    await page.keyboard.press('Tab');
    await buyItNow.focus();
    await expect(buyItNow).toHaveCSS('outline-width', '2px');
  });
});
