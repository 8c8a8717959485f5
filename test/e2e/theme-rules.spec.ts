import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { openBoot, snippet } from './fixtures/boot-page';
import { untilTaken } from './fixtures/painted';
import { ID, SHOP_PAY, SKELETON } from './fixtures/product-form';
import { STORES_SHEET } from './fixtures/stores-script';
import { checkoutFlags, parts } from './fixtures/widget';

const SHEET = `<link rel="stylesheet" href="${STORES_SHEET}">`;
const LINK =
  '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton" role="button" aria-hidden="true">&nbsp;</div>';
const WALLET = hostHtml({ recommended: SHOP_PAY }).replace('></', `>${SKELETON}${LINK}</`);
const BUY_IT_NOW = hostHtml({}).replace('></', `>${SKELETON}</`);

const form = (host: string) =>
  `<main style="inline-size:400px"><form method="post" action="/cart/add">${ID}<input name="quantity" value="2"><button>かごへ</button><div class="shopify-payment-button" data-shopify="payment-button">${host}</div></form></main>`;

/** How themes lay out the box around the buttons. */
const LAYOUTS = {
  'a flex container': '[data-shopify]{display:flex}',
  'a flex column with an alignment': '[data-shopify]{display:flex;flex-direction:column;align-items:center}',
  'an inline block': '[data-shopify]{display:inline-block}',
  'a grid as narrow as its content': 'form{display:grid;justify-items:start}',
};

/** The widths of the first button or skeleton in each form. */
const widths = (page: Page) =>
  page
    .locator('form')
    .evaluateAll((forms) =>
      forms.map((one) => one.querySelector('[slot=button], [class$=__skeleton]')!.getBoundingClientRect().width),
    );

test(`a product’s skeletons and buttons take their whole width in ${Object.keys(LAYOUTS).join(', ')}`, async ({
  page,
  holdWidget,
}) => {
  const release = await holdWidget();
  const rules = Object.values(LAYOUTS);
  const forms = rules.flatMap((_, at) =>
    [WALLET, BUY_IT_NOW].map((host) => `<div class="layout-${at}">${form(host)}</div>`),
  );
  const styles = rules.map((rule, at) => `.layout-${at} ${rule}`).join('');
  await openBoot(page, forms.join(''), `${snippet}${SHEET}<style>${styles}</style>`, {}, 'commit');
  await page
    .locator('form')
    .nth(forms.length - 1)
    .locator('[slot=button], [class$=__skeleton]')
    .first()
    .waitFor();
  const all = forms.map(() => 400);
  expect(await widths(page)).toEqual(all);
  release();
  await page.keyboard.press('Shift');
  await untilTaken(page);
  expect(await widths(page)).toEqual(all);
});

test('in a row with the theme’s button, the box of the buttons leaves that its width', async ({ page }) => {
  const rule = 'form{display:flex}form>input{inline-size:40px}form>button{inline-size:150px}';
  await openBoot(page, form(BUY_IT_NOW), `${snippet}${SHEET}<style>${rule}</style>`);
  await untilTaken(page);
  expect(await page.locator('form > button').evaluate((button) => button.getBoundingClientRect().width)).toBe(150);
});

test(`in a row with the theme’s button, all buttons keep their width when the widget comes, also where the theme gives them that of their words in a grid`, async ({
  page,
  holdWidget,
}) => {
  const rule = `form{display:flex}form>input{inline-size:40px}form>button,button.shopify-payment-button__button--unbranded{display:grid;inline-size:fit-content;padding:0 20px}`;
  const release = await holdWidget();
  const body = [WALLET, BUY_IT_NOW].map(form).join('');
  await openBoot(page, body, `${snippet}${SHEET}<style>${rule}</style>`, {}, 'commit');
  await page.locator('form').nth(1).locator('[slot=button], [class$=__skeleton]').first().waitFor();
  const themes = () =>
    page
      .locator('form > button')
      .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.scrollWidth, button.clientHeight]));
  const words = await page.evaluate(() => {
    const copy = document.querySelector('form > button')!.cloneNode(true) as HTMLElement;
    document.body.append(copy);
    copy.style.cssText = 'display:grid;inline-size:fit-content;padding:0 20px';
    const { clientWidth } = copy;
    copy.remove();
    return clientWidth;
  });
  const before = [await widths(page), await themes()];
  expect(before[0]).toEqual([160, 160]);
  expect((await themes()).map(([width]) => width)).toEqual([words, words]);
  release();
  await page.keyboard.press('Shift');
  await untilTaken(page);
  expect([await widths(page), await themes()]).toEqual(before);
});

test('a merchant’s rule for its name hides the link, with and without the platform’s sheet', async ({ page }) => {
  for (const sheet of ['', SHEET]) {
    await openBoot(page, form(WALLET), `${snippet}${sheet}<style>more-payment-options-link{display:none}</style>`);
    await untilTaken(page);
    await expect(parts(page).shopPay).toBeVisible();
    await expect(page.locator('more-payment-options-link')).toBeHidden();
  }
});

test('a theme’s rule for what has the role of a button does not dress the link', async ({ page }) => {
  const look = () =>
    page.locator('more-payment-options-link > a').evaluate((link) => {
      const { backgroundColor, paddingInlineStart, borderStyle, minBlockSize } = getComputedStyle(link);
      return [backgroundColor, paddingInlineStart, borderStyle, minBlockSize];
    });
  await openBoot(page, form(WALLET), snippet);
  await untilTaken(page);
  const before = await look();
  const rule = '[role=button]{background:red;padding:20px;border:2px solid;min-block-size:60px}';
  await openBoot(page, form(WALLET), `${snippet}<style>${rule}</style>`);
  await untilTaken(page);
  expect(await look()).toEqual(before);
});

test('a theme that prevents every link to # leaves the link to checkout alone', async ({ page }) => {
  const script = `<script>document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('a[href="#"], a[href^="#"]')) link.addEventListener('click', (event) => event.preventDefault());
    });</script>`;
  await openBoot(page, form(WALLET), snippet + script);
  await untilTaken(page);
  await parts(page).moreOptions.click();
  expect(await checkoutFlags(page)).toEqual({ skip_shop_pay: 'true' });
});

test('in forced colours Buy It Now has an edge, also where the platform’s sheet takes its border away', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBoot(page, form(BUY_IT_NOW), snippet + SHEET);
  await untilTaken(page);
  const border = await parts(page).buyItNow.evaluate((button) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
    return [borderTopStyle, borderTopWidth];
  });
  expect(border).toEqual(['solid', '1px']);
});
