import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { heightOf, parts } from './fixtures/widget';

const SHOP_PAY = JSON.stringify(config('shop_pay'));
const BOTH = formHtml(hostHtml({})) + formHtml(hostHtml({ recommended: SHOP_PAY }));
const P = '--shopify-accelerated-checkout-button';

/** Where the properties are set. */
const SETTERS: [string, string, string][] = [
  ['on the host', 'shopify-accelerated-checkout{', '}'],
  ['on an ancestor', 'body{', '}'],
  ['inside a media query', '@media (min-width:1px){form{', '}}'],
];

test('height, radius and shadow reach Buy It Now and Shop Pay, within limits, and so do rules on the link', async ({
  page,
}) => {
  const link = 'more-payment-options-link';
  const rules = `${link}{letter-spacing:3px} .shopify-payment-button__more-options{color:rgb(9, 9, 9)}`;
  await gotoBare(page, BOTH, `<style id="set"></style><style>${rules}</style>`);
  const { host, buyItNow, shopPay, moreOptions } = parts(page);
  await expect(shopPay).toBeVisible();
  const set = (css: string) => page.locator('#set').evaluate((style, text) => void (style.textContent = text), css);
  for (const [where, before, after] of SETTERS) {
    await test.step(where, async () => {
      await set(
        `${before}${P}-block-size:50px;${P}-border-radius:9px;${P}-box-shadow:rgb(1, 2, 3) 1px 2px 3px 0px${after}`,
      );
      for (const button of [buyItNow, shopPay]) {
        await expect.soft(button).toHaveCSS('border-radius', '9px');
        await expect.soft(button).toHaveCSS('box-shadow', 'rgb(1, 2, 3) 1px 2px 3px 0px');
        expect.soft(await heightOf(button)).toBe(50);
      }
    });
  }
  await set('');
  for (const button of [buyItNow, shopPay]) expect.soft(await heightOf(button)).toBe(44);
  for (const [asked, height] of [
    ['20px', 25],
    ['90px', 55],
  ] as const) {
    for (const one of await host.all())
      await one.evaluate(({ style }: HTMLElement, [name, value]) => style.setProperty(name, value), [
        `${P}-block-size`,
        asked,
      ] as const);
    for (const button of [buyItNow, shopPay]) expect.soft(await heightOf(button)).toBe(height);
  }
  await set(`form{${P}-box-shadow: var(--nowhere) 1px 1px}`);
  await expect.soft(buyItNow).toHaveCSS('box-shadow', 'none');
  await expect.soft(moreOptions).toHaveCSS('letter-spacing', '3px');
  await expect.soft(moreOptions).toHaveCSS('color', 'rgb(9, 9, 9)');
});

test('the widget’s light style touches nothing but its own', async ({ page }) => {
  const others = '<button id="b">b</button><a id="a" href="/">a</a><p id="p">p</p>';
  /** Without lengths in px, which depend on the page's layout. */
  const look = () =>
    page.evaluate(() =>
      ['b', 'a', 'p'].map((id) => {
        const style = getComputedStyle(document.getElementById(id)!);
        return [...style].map((name) => style.getPropertyValue(name).replace(/-?[\d.]+px/g, '')).join(';');
      }),
    );
  await gotoBare(page, others);
  const without = await look();
  await gotoBare(page, BOTH + others);
  await parts(page).shopPay.waitFor();
  expect(await look()).toEqual(without);
});
