import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { STOREFRONT_TOKEN } from '../store/server/storefront-token';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { gotoBare } from './fixtures/bare-page';
import { heightOf } from './fixtures/widget';
import pkg from '../../package.json' with { type: 'json' };

/** The widget's own style, which a page has in its head, by the snippet or by a line. */
const STYLE = `<link rel="stylesheet" href="/karui/${pkg.version}/skeleton.css">`;

const PLAYGROUND = '/__store/playground';

/** What stands in the place of the words in capitals on this store. */
const VALUES: Readonly<Record<string, string>> = {
  TOKEN: STOREFRONT_TOKEN,
  BUYER_COUNTRY: 'JP',
  BUYER_LOCALE: 'ja',
  BUYER_CURRENCY: 'JPY',
};

/** Words in capitals that say nothing to this store are left. */
const filledIn = (markup: string): string =>
  markup.replace(/GOOGLE_JWT_EXPIRES_AT/g, '2000000000').replace(/\b[A-Z_]+\b/g, (word) => VALUES[word] ?? word);

const seen = (page: Page) => ({
  preview: page.getByRole('region', { name: 'Preview' }),
  /** The elements of the cart's wallets, in the order of the page. */
  wallets: () =>
    page.locator('shopify-accelerated-checkout-cart > [slot]').evaluateAll((all) => all.map((one) => one.localName)),
  text: (id: 'Markup' | 'CSS' | 'Snippet') => page.getByRole('region', { name: id, exact: true }).locator('pre'),
});

/** The query of the address, when it has been written. */
const expectQuery = (page: Page, query: string) => expect.poll(() => new URL(page.url()).search).toBe(query);

/** Presses the copy button of a text, and reads what is in the clipboard then. */
async function copy(page: Page, id: 'Markup' | 'CSS' | 'Snippet'): Promise<string> {
  const part = page.getByRole('region', { name: id, exact: true });
  await part.getByRole('button', { name: `Copy ${id}` }).click();
  await expect(part.getByRole('status')).toHaveText('Copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the playground shows the widget’s own buttons as they are chosen, and gives code that makes the same buttons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { preview, wallets, text } = seen(page);
  const google = preview.getByRole('button', { name: 'Google Pay' });

  await test.step('an address with a wrong value: the rest of it is painted, and the mistake is named', async () => {
    await page.goto(`${PLAYGROUND}?height=90&recommended=google_pay&radius=9`);
    await expect(google).toHaveCSS('border-top-left-radius', '9px');
    expect(await heightOf(google)).toBe(44);
    await expect(page.getByRole('alert')).toContainText(
      'height=90 can’t be used: it has to be a whole number from 25 to 55.',
    );
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('button, note, CSS and address follow a slider that is moved by keys', async () => {
    await page.getByLabel('Height').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => heightOf(google)).toBe(25);
    await expect(page.getByText('Google asks for 40 px or more.', { exact: true })).toBeVisible();
    await expect(text('CSS')).toHaveText(
      /block-size: 25px;\s+--shopify-accelerated-checkout-button-border-radius: 9px;/,
    );
    await expectQuery(page, '?recommended=google_pay&height=25&radius=9');
  });

  await test.step('Buy It Now is shown in the theme’s colours where the recommended wallet is not available', async () => {
    await page.getByLabel('Show the fallback now').check();
    const buyItNow = preview.getByRole('button', { name: '今すぐ購入' });
    await expect(buyItNow).toBeVisible();
    await page.getByRole('group', { name: 'Theme colours' }).getByLabel('Background').fill('#8a1f4b');
    await expect(buyItNow).toHaveCSS('background-color', 'rgb(138, 31, 75)');
    await page.getByLabel('Show the fallback now').uncheck();
  });

  await test.step('a cart shows its wallets in the order in which they are chosen', async () => {
    await page.getByLabel('Product page').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Cart, stacked')).toBeChecked();
    await expect.poll(wallets).toEqual(['shop-pay-wallet-button', 'shopify-paypal-button', 'shopify-apple-pay-button']);
    await page.getByRole('checkbox', { name: 'PayPal' }).uncheck();
    await page.getByRole('checkbox', { name: 'Meta Pay' }).check();
    await expect.poll(wallets).toHaveLength(3);
    expect((await wallets()).slice(0, 2)).toEqual(['shop-pay-wallet-button', 'shopify-apple-pay-button']);
  });

  await test.step('PayPal by version 6 is in the copied markup, and with PayPal’s button in the preview', async () => {
    await page.getByRole('checkbox', { name: 'PayPal' }).check();
    await page.getByLabel('PayPal’s window by').selectOption('v6');
    await expect(page.getByText(/try it on a development store/)).toBeVisible();
    await expect(text('Markup')).toContainText('"sdk": "v6"');
    await expect(page).toHaveURL(/wallets=[\w,]+,paypal&paypal=v6/);
    await page.getByLabel('PayPal’s window by').selectOption('v6-button');
    await page.mouse.move(1, 1);
    await expect(preview.locator('paypal-button')).toBeVisible();
    await page.getByLabel('PayPal’s window by').selectOption('v5');
    await expect(text('Markup')).not.toContainText('"sdk"');
    await page.getByRole('checkbox', { name: 'PayPal' }).uncheck();
    await expect(page.getByLabel('PayPal’s window by')).toHaveCount(0);
  });

  await test.step('Apple Pay is white on a dark page, and the page’s address restores all choices', async () => {
    const apple = preview.getByRole('button', { name: 'Apple Pay' });
    await expect(apple).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await page.getByRole('combobox', { name: 'Background' }).selectOption('dark');
    await expect(apple).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.getByLabel('Height').fill('48');
    await expectQuery(
      page,
      '?place=stacked&recommended=google_pay&wallets=shop_pay,apple_pay,facebook_pay&height=48&radius=9&background=dark&buy=8a1f4b',
    );
    const before = await wallets();
    await page.reload();
    await expect(apple).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await wallets()).toEqual(before);
    expect(await heightOf(apple)).toBe(48);
  });

  for (const width of [390, 1280])
    await test.step(`nothing is too wide at ${width} px, and axe finds nothing`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeViolations(page, 'none')).toEqual([]);
    });

  await test.step('what is copied makes the same buttons on a page of one’s own', async () => {
    await page.getByRole('checkbox', { name: 'Apple Pay' }).uncheck();
    await page.getByRole('checkbox', { name: 'Google Pay' }).check();
    await expect.poll(wallets).toHaveLength(3);
    const before = await wallets();
    const [markup, css] = [await copy(page, 'Markup'), await copy(page, 'CSS')];
    expect(await copy(page, 'Snippet')).toBe('npm run --silent snippet > snippet.html\n');
    expect(markup).toBe(await text('Markup').textContent());
    await gotoBare(page, filledIn(markup), `${STYLE}<style>${css}</style>`);
    await expect.poll(wallets).toEqual(before);
    expect(await heightOf(page.getByRole('button', { name: 'Shop Pay' }))).toBe(48);
  });

  await test.step('the store’s first page and its panel lead here', async () => {
    await page.goto('/?panel=on');
    const list = page.getByRole('navigation', { name: 'For engineers' });
    await expect(list.getByRole('link', { name: /^Playground/ })).toHaveAttribute('href', PLAYGROUND);
    await page.getByRole('button', { name: 'Demo' }).click();
    await expect(page.getByRole('complementary').getByRole('link', { name: /^Playground/ })).toHaveAttribute(
      'href',
      PLAYGROUND,
    );
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Set fault' })).toBeVisible();
    await list.getByRole('link', { name: /^Playground/ }).click();
    await expect(page.getByRole('heading', { name: 'Playground' })).toBeVisible();
  });

  await test.step('the panel chooses PayPal’s version for all pages', async () => {
    const host = page.locator('main shopify-accelerated-checkout');
    await page.goto('/products/sencha?panel=on&recommended=paypal&paypal=simulated');
    await expect(host).toHaveAttribute('recommended', /\/sdk\/js/);
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('complementary').getByLabel('Script').selectOption('simulated-v6');
    await expect(host).toHaveAttribute('recommended', /\/web-sdk\/v6\/core/);
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('complementary').getByLabel('Button of v6').selectOption('paypal');
    await expect(host).toHaveAttribute('recommended', /"button":"paypal"/);
    await page.goto('/products/kyusu?recommended=paypal');
    await expect(host).toHaveAttribute('recommended', /\/web-sdk\/v6\/core/);
  });
});

test(
  'a press of the previewed button opens PayPal’s window by version 6',
  { tag: WHOLE_BROWSER },
  async ({ page, context }) => {
    await page.goto(`${PLAYGROUND}?recommended=paypal&paypal=v6`);
    const payPal = seen(page).preview.locator('shopify-paypal-button');
    await payPal.hover();
    const opened = context.waitForEvent('page');
    await payPal.getByRole('button').click();
    await (await opened).locator('[data-act="cancel"]').click({ noWaitAfter: true });
    await expect(payPal).not.toHaveAttribute('disabled');
  },
);
