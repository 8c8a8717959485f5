import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, hostHtml } from './fixtures/bare-page';
import { openBoot, snippet } from './fixtures/boot-page';
import { STORES_SCRIPT, STORES_TAG, THEIRS } from './fixtures/stores-script';

/** What browsers lack, or a page has broken: it runs before any script. */
const LACKS: Readonly<Record<string, () => void>> = {
  'style sheets that scripts make (Safari before 16.4)': () => {
    window.CSSStyleSheet = function () {
      throw new TypeError('Illegal constructor');
    } as unknown as typeof CSSStyleSheet;
    for (const { prototype } of [Document, ShadowRoot])
      delete (prototype as Partial<DocumentOrShadowRoot>).adoptedStyleSheets;
    delete (HTMLElement.prototype as Partial<HTMLElement>).attachInternals;
  },
  'lists of style sheets that can be spread (Safari 16.4 to 16.6)': () => {
    for (const { prototype } of [Document, ShadowRoot]) {
      const { get } = Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets')!;
      Object.defineProperty(prototype, 'adoptedStyleSheets', {
        get(this: Document) {
          const list = get!.call(this) as CSSStyleSheet[];
          return new Proxy(list, {
            get: (all, name) =>
              name === Symbol.iterator
                ? function* nothing() {}
                : typeof all[name as 'length'] === 'function'
                  ? (all[name as 'push'] as (sheet: CSSStyleSheet) => unknown).bind(all)
                  : all[name as 'length'],
          });
        },
        set() {
          throw new Error('the page’s own sheets would go');
        },
      });
    }
  },
  'marks in the performance timeline': () => {
    for (const name of ['mark', 'clearMarks'] as const) Object.assign(performance, { [name]: undefined });
  },
  'a connection that may be asked for': () => {
    Object.defineProperty(navigator, 'connection', {
      get() {
        throw new Error('not here');
      },
    });
  },
  'internals of elements': () => {
    HTMLElement.prototype.attachInternals = () => {
      throw new DOMException('taken', 'NotSupportedError');
    };
  },
};

/** A form whose host has failed: without the widget its place is not empty. */
const BARE = `<form method="post" action="/cart/add"><input type="hidden" name="id" value="41001">${hostHtml({})}</form>`;

/** A pair of a product, which the shop sells in pairs only. */
const SHOP_PAY = JSON.stringify({ name: 'shop_pay', wallet_params: {} });
const FORM = formHtml(hostHtml({ recommended: SHOP_PAY })).replace('<form>', '<form method="post" action="/cart/add">');

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  expect((await button.boundingBox())!.height).toBeGreaterThan(40);
  await button.click();
  await page.waitForURL('**/checkouts/**');
};

for (const [what, lack] of Object.entries(LACKS))
  test(`a browser without ${what} has buttons that lead to checkout`, async ({ page }) => {
    await page.addInitScript(lack);
    await openBoot(page, FORM, snippet);
    await press(page, 'Shop Payで購入');
  });

test('such a Safari has its buttons also where no other file than the core comes', async ({ page, allowErrors }) => {
  allowErrors(/./);
  await page.addInitScript(Object.values(LACKS)[0]!);
  await page.route(/\/karui\/.*(?<!\/wallets)\.js/, (route) => route.abort());
  await openBoot(page, FORM, snippet);
  await expect(page.getByRole('button', { name: 'Shop Payで購入' })).toHaveCSS('background-color', 'rgb(84, 51, 235)');
});

test('such a Safari gets the platform’s script where no host can be filled', async ({ page, allowErrors }) => {
  allowErrors(/toggleAttribute is not a function/);
  await page.addInitScript(Object.values(LACKS)[0]!);
  await page.addInitScript(() => Object.assign(Element.prototype, { toggleAttribute: undefined }));
  await page.route(`**${STORES_SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: THEIRS }));
  await openBoot(page, FORM, snippet + STORES_TAG);
  await expect(page.getByRole('button', { name: 'theirs' })).toBeVisible();
});

test('the page’s own sheets from scripts stay, also after a dialog', async ({ page }) => {
  await page.addInitScript(Object.values(LACKS)[1]!);
  const own = `<script>const own = new CSSStyleSheet(); own.replaceSync('p { color: red }'); document.adoptedStyleSheets.push(own);</script>`;
  await openBoot(page, FORM.replace('value="2"', 'value="0"') + own, snippet);
  await page.getByRole('button', { name: 'Shop Payで購入' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate('document.adoptedStyleSheets.includes(own)')).toBe(true);
});

test('a host that fails while it is filled has a link to the cart, where the theme has no button', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/toggleAttribute is not a function/);
  await page.addInitScript(() => Object.assign(Element.prototype, { toggleAttribute: undefined }));
  await openBoot(page, BARE, snippet);
  await expect(page.getByRole('link', { name: 'カートを見る' })).toBeVisible();
});

test('a press that fails inside the click leads to checkout', async ({ page }) => {
  await openBoot(page, FORM, snippet);
  await expect(page.locator('shop-pay-wallet-button[access-token]')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { CustomEvent: undefined }));
  await page.getByRole('button', { name: 'Shop Payで購入' }).click();
  await page.waitForURL('**/checkouts/**');
});
