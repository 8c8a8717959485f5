import { combinations, testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { chooseVariant } from './fixtures/choose-variant';
import { heightOf, parts } from './fixtures/widget';

/** A tall window: browsers count no layout shift outside it. */
const WHOLE_PAGE = { width: 1280, height: 2400 };

const ALL = combinations(
  { theme: ['a', 'b', 'hostile'], recommended: [undefined, 'shop_pay'], asked: ['20', '44', '60'] } as const,
  ({ theme, asked }) => theme !== 'hostile' || asked !== '60',
);
/** Each theme and each size, with a wallet and without. */
const FEW = [
  { theme: 'a', recommended: undefined, asked: '20' },
  { theme: 'a', recommended: 'shop_pay', asked: '44' },
  { theme: 'b', recommended: 'shop_pay', asked: '60' },
  { theme: 'hostile', recommended: 'shop_pay', asked: '44' },
  { theme: 'hostile', recommended: undefined, asked: '44' },
] as const;
/**
 * The platform's sheet measures the link's margin in the link's text, and gives Buy It Now a padding: where the theme sizes the link by its
 * element, or asks for 20 px, no skeleton of the server's can know that.
 */
const isKnown = (theme: string, asked: string) => theme === 'a' && asked !== '20';
const HEIGHTS = { 20: 25, 44: 44, 60: 55 } as const;

for (const { theme, recommended, asked } of testsAll ? ALL : FEW) {
  const height = HEIGHTS[asked];
  // The hostile theme has a least height for its own button, which no wallet takes.
  const own = theme === 'hostile' && !recommended ? 55 : height;
  test(`${recommended ?? 'buy_it_now'} takes the skeleton’s place at block-size ${asked} on theme ${theme}`, async ({
    page,
    gotoProduct,
    holdWidget,
    layoutShift,
  }) => {
    await page.setViewportSize(WHOLE_PAGE);
    const release = await holdWidget();
    const params = {
      'block-size': asked,
      'platform-sheet': isKnown(theme, asked) ? 'on' : 'off',
    };
    await gotoProduct('sencha', { theme, early: true, params, ...(recommended && { recommended }) });
    const { host } = parts(page);
    const skeleton = await heightOf(page.locator('.shopify-payment-button__skeleton').first());
    // The page's own parts may still be arriving, so shifts are counted from here on.
    await page.waitForFunction(() => document.readyState !== 'loading');
    const still = await layoutShift();
    const before = await heightOf(host);
    release();
    const button = page.locator('shopify-buy-it-now-button button, shop-pay-wallet-button button');
    await expect(button).toBeVisible();
    expect(Math.abs(skeleton - height)).toBeLessThanOrEqual(1);
    expect(Math.abs((await heightOf(button)) - own)).toBeLessThanOrEqual(1);
    expect(Math.abs((await heightOf(host)) - before)).toBeLessThanOrEqual(1);
    expect(await layoutShift()).toEqual(still);
  });
}

for (const theme of ['a', 'b', 'hostile'] as const) {
  test(`variant changes on theme ${theme} rebuild no button and shift nothing`, async ({
    page,
    gotoProduct,
    layoutShift,
    widgetScripts,
  }) => {
    await page.setViewportSize(WHOLE_PAGE);
    await gotoProduct('sencha', { theme, recommended: 'shop_pay' });
    const { host, shopPay } = parts(page);
    await expect(shopPay).toBeEnabled();
    await expect(shopPay).toBeInViewport();
    const still = await layoutShift();
    const scripts = widgetScripts();
    const nodes = await host.evaluateHandle((element) => [
      ...element.children,
      element.firstElementChild?.shadowRoot?.querySelector('button'),
    ]);
    const before = await heightOf(host);
    for (const size of ['100g', '200g', '50g', '200g', '100g']) await chooseVariant(page, theme, size);
    await expect(page.locator('form[data-type="add-to-cart-form"] [name="id"]')).toHaveValue('41002');
    await expect(shopPay).toBeEnabled();
    const same = await host.evaluate(
      (element, old) =>
        [...element.children, element.firstElementChild?.shadowRoot?.querySelector('button')].every(
          (node, index) => node === old[index],
        ),
      nodes,
    );
    expect(same).toBe(true);
    expect(await heightOf(host)).toBe(before);
    expect((await layoutShift()).cls).toBe(still.cls);
    expect(widgetScripts().filter((url) => !scripts.includes(url) && /wallets\.js/.test(url))).toEqual([]);
  });
}
