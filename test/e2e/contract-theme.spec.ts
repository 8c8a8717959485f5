import { expect, test } from './fixtures';
import { chooseVariant } from './fixtures/choose-variant';
import { checkoutFlags, parts } from './fixtures/widget';

/** What each theme's own rules make of the unbranded button. */
const LOOKS = {
  a: { background: 'rgb(56, 102, 58)', hover: 'rgb(43, 82, 48)', radius: '0px', offset: '4px' },
  b: { background: 'rgb(138, 58, 34)', hover: 'rgb(111, 44, 24)', radius: '25px', offset: '3px' },
} as const;

const FORM = 'form[data-type="add-to-cart-form"]';

for (const theme of ['a', 'b'] as const) {
  const { background, hover, radius, offset } = LOOKS[theme];

  test(`theme contract 15: the unbranded button has theme ${theme}’s colours, corners, hover and focus ring`, async ({
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

  test(`theme contract 21: on theme ${theme} fields with the names of a form’s own properties disturb nothing`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('kyusu', { theme });
    const { buyItNow } = parts(page);
    await page.locator(FORM).evaluate((form) => {
      for (const name of ['name', 'action', 'method', 'submit', 'elements']) {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = name;
        form.prepend(input);
      }
    });
    await chooseVariant(page, theme, '黒');
    await expect(page.locator(`${FORM} [name="id"]`)).toHaveValue('44002');
    await expect(buyItNow).toBeEnabled();
    await buyItNow.click();
    await checkoutFlags(page);
    const [call] = await store.calls('cartCreate');
    expect(call?.body).toMatchObject({
      variables: { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/44002' }] } },
    });
  });

  test(`theme contract 23: on theme ${theme} the quantity is read at the press`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('sencha', { theme });
    await expect(parts(page).buyItNow).toBeEnabled();
    await page
      .locator('main [name="quantity"]')
      .first()
      .evaluate((input: HTMLInputElement) => (input.value = '6'));
    await parts(page).buyItNow.click();
    await checkoutFlags(page);
    const [call] = await store.calls('cartCreate');
    expect(call?.body).toMatchObject({ variables: { input: { lines: [{ quantity: 6 }] } } });
  });

  test(`theme contract 24: on theme ${theme} only properties that are filled in are sent`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('sencha', { theme });
    await page.locator('[name="properties[お名前入れ]"]').fill('葵');
    await page.getByText('御祝').click();
    await parts(page).buyItNow.click();
    await checkoutFlags(page);
    const [call] = await store.calls('cartCreate');
    const [line] = (call!.body as { variables: { input: { lines: { attributes: { key: string }[] }[] } } }).variables
      .input.lines;
    expect(line?.attributes.toSorted((one, other) => one.key.localeCompare(other.key, 'ja'))).toEqual([
      { key: 'お名前入れ', value: '葵' },
      { key: 'のし', value: '御祝' },
    ]);
  });

  for (const [last, id, sellable] of [
    ['灰釉', '44003', false],
    ['黒', '44002', true],
  ] as const) {
    test(`theme contract 31: after ten quick choices on theme ${theme} the last one stands: ${last}`, async ({
      page,
      gotoProduct,
      store,
    }) => {
      await gotoProduct('kyusu', { theme });
      const button = page.locator('shopify-buy-it-now-button > button');
      await expect(button).toBeEnabled();
      const order = ['黒', '灰釉', '朱泥', '黒', '灰釉', '朱泥', '灰釉', '黒', sellable ? '灰釉' : '朱泥', last];
      // Answers come in the opposite order of the questions.
      let left = order.length;
      const held: (() => Promise<void>)[] = [];
      await page.route(/section_id=/, async (route) => {
        held.unshift(() => route.continue().catch(() => {}));
        left -= 1;
      });
      await page.evaluate(
        ([dialect, values]) => {
          for (const value of values) {
            const option =
              dialect === 'a'
                ? document.querySelector<HTMLInputElement>(`[data-option][value="${value}"]`)!
                : document.querySelector<HTMLInputElement>('main select[data-option]')!;
            if (dialect === 'a') option.checked = true;
            else option.value = value;
            option.dispatchEvent(new Event('change', { bubbles: true }));
          }
        },
        [theme, order] as const,
      );
      await expect.poll(() => left).toBeLessThanOrEqual(order.length - 1);
      await page.unroute(/section_id=/);
      await Promise.all(held.map((go) => go()));
      await page.waitForLoadState('networkidle');
      const value = page.locator(`${FORM} [name="id"]`);
      // Both themes write a variant that is sold out, and disable their submit.
      await expect(value).toHaveValue(id);
      await expect(button)[sellable ? 'toBeEnabled' : 'toBeDisabled']();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(button)[sellable ? 'toBeEnabled' : 'toBeDisabled']();
      expect(await store.calls('cartCreate')).toEqual([]);
    });
  }

  test(`theme contract 17: on theme ${theme} a link that is hidden by aria-hidden stays so through variant changes`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const link = page.locator('a#more-payment-options-link');
    await expect(link).toBeVisible();
    await link.evaluate((element) => element.setAttribute('aria-hidden', 'true'));
    if (theme === 'b') await expect(link).toBeHidden();
    for (const value of ['黒', '朱泥']) await chooseVariant(page, theme, value);
    await expect(page.locator(`${FORM} [name="id"]`)).toHaveValue('44001');
    await expect(link).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('button', { name: 'その他のお支払い方法' })).toHaveCount(0);
  });
}

test('theme contract 15: theme A’s border elements, hover lift and forced-colours outline', async ({
  page,
  gotoProduct,
}) => {
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

for (const [attribute, value] of [
  ['disabled', ''],
  ['aria-disabled', 'true'],
] as const) {
  test(`theme contract 16: theme A’s rule for a submit with ${attribute} applies, its wrapper still beside the submit`, async ({
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
