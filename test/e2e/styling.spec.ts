import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { heightOf, parts } from './fixtures/widget';

const FORM = (host: string) =>
  `<form><input type="hidden" name="id" value="41001"><input name="quantity" value="2">${host}<p id="after">下</p></form>`;
const SHOP_PAY = JSON.stringify({
  name: 'shop_pay',
  supports_subs: false,
  wallet_params: { merchantName: '茶"舗"<1>' },
});

/** Where the properties are set. */
const SETTERS: [string, string, string][] = [
  ['on the host', 'shopify-accelerated-checkout{', '}'],
  ['on an ancestor', 'body{', '}'],
  ['inside a media query', '@media (min-width:1px){form{', '}}'],
];

for (const recommended of ['null', SHOP_PAY]) {
  for (const [where, before, after] of SETTERS) {
    test(`height, radius and shadow set ${where} reach ${recommended === 'null' ? 'Buy It Now' : 'Shop Pay'}`, async ({
      page,
    }) => {
      const p = '--shopify-accelerated-checkout-button';
      await gotoBare(
        page,
        FORM(hostHtml({ recommended })),
        `<style>${before}${p}-block-size:50px;${p}-border-radius:9px;${p}-box-shadow:rgb(1, 2, 3) 1px 2px 3px 0px${after}</style>`,
      );
      const button = page.getByRole('button', { name: /今すぐ購入|Shop Pay/ });
      await expect(button).toHaveCSS('border-radius', '9px');
      await expect(button).toHaveCSS('box-shadow', 'rgb(1, 2, 3) 1px 2px 3px 0px');
      expect(await heightOf(button)).toBe(50);
      await parts(page).host.evaluate(
        (host, name) => (host as HTMLElement).style.setProperty(name, '90px'),
        `${p}-block-size`,
      );
      expect(await heightOf(button)).toBe(55);
    });
  }
}

test('an invalid shadow property falls back to the default', async ({ page }) => {
  await gotoBare(
    page,
    FORM(hostHtml({})),
    '<style>form{--shopify-accelerated-checkout-button-box-shadow: var(--nowhere) 1px 1px}</style>',
  );
  await expect(parts(page).buyItNow).toHaveCSS('box-shadow', 'none');
});

test('the widget’s light style touches nothing but its own', async ({ page }) => {
  const others = '<button id="b">b</button><a id="a" href="/">a</a><p id="p">p</p>';
  const look = () =>
    page.evaluate(() =>
      ['b', 'a', 'p'].map((id) =>
        JSON.stringify(
          [...getComputedStyle(document.getElementById(id) as Element)].map((name) =>
            getComputedStyle(document.getElementById(id) as Element).getPropertyValue(name),
          ),
        ),
      ),
    );
  await gotoBare(page, others);
  const without = await look();
  await gotoBare(page, FORM(hostHtml({ recommended: SHOP_PAY })) + others);
  await parts(page).shopPay.waitFor();
  const withWidget = await look();
  // Lengths in px depend on the page's layout, so they are left out of the comparison.
  expect(withWidget.map((style) => style.replace(/-?[\d.]+px/g, ''))).toEqual(
    without.map((style) => style.replace(/-?[\d.]+px/g, '')),
  );
});

test('theme rules on the link’s element take effect', async ({ page }) => {
  await gotoBare(
    page,
    FORM(hostHtml({ recommended: SHOP_PAY })),
    '<style>more-payment-options-link{letter-spacing:3px} .shopify-payment-button__more-options{color:rgb(9, 9, 9)}</style>',
  );
  await expect(parts(page).moreOptions).toHaveCSS('letter-spacing', '3px');
  await expect(parts(page).moreOptions).toHaveCSS('color', 'rgb(9, 9, 9)');
});

test('a logo that a merchant has put in the place of ours is drawn in its own proportions, as high as ours', async ({
  page,
}) => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h300v100z"/></svg>';
  await page.route('**/logos/shop-pay.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await gotoBare(page, FORM(hostHtml({ recommended: SHOP_PAY })));
  const logo = parts(page).shopPay.locator('img');
  await expect(logo).toHaveAttribute('alt', 'Shop Pay');
  const { width, height } = (await logo.boundingBox())!;
  expect(height).toBeCloseTo(0.52 * 42, 1);
  expect(width / height).toBeCloseTo(3, 2);
});
