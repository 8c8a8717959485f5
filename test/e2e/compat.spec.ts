import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { OLD, OLD_RULE_CASES } from '../compat/old-rule-cases';
import { BODY, PRODUCT, remembered, visit, visitTwice } from '../compat/visit';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { heightOf, parts } from './fixtures/widget';

const at = (path: string) => resolve(import.meta.dirname, '../..', path);

/** Scripts by which a theme sets what it had not set before. */
const addRule = (text: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: '${text}' }))`;
const setProperty = (selector: string) =>
  `document.querySelector('${selector}').style.setProperty('--shopify-accelerated-checkout-button-border-radius', '3px')`;

test('corners and shadow are applied at once, the height on the next page before anything is painted', async ({
  page,
}) => {
  const css = `<style>${OLD} { min-height: 50px; border-radius: 8px; box-shadow: 0 1px 2px red }</style>`;
  expect(await visit(page, css)).toEqual({ early: ['', '', ''], late: ['', '8px', 'red 0px 1px 2px'], notes: [] });
  await expect(page.locator('head > style#global-shopify-accelerated-checkout-styles')).toHaveCount(1);
  const values = ['max(50px)', '8px', 'red 0px 1px 2px'];
  expect(await visit(page, css)).toEqual({ early: values, late: values, notes: [] });
});

for (const [name, css, expected] of OLD_RULE_CASES) {
  test(`the pass takes ${name}`, async ({ page }) => {
    expect((await visitTwice(page, css)).early).toEqual(expected);
  });
}

for (const [name, css] of [
  ['on the host', `${PRODUCT} { --shopify-accelerated-checkout-button-border-radius: 3px }`],
  ['around it', `main { --shopify-accelerated-checkout-button-border-radius: 3px }`],
] as const) {
  test(`what the theme set ${name} stays`, async ({ page }) => {
    expect((await visitTwice(page, `${css} ${OLD} { border-radius: 8px }`)).late).toEqual(['', '3px', '']);
  });
}

test('a property that computes to nothing counts as not set, but the theme’s rule is still the one that rules', async ({
  page,
}) => {
  const unset = '--shopify-accelerated-checkout-button-border-radius: var(--not-there)';
  expect((await visitTwice(page, `main { ${unset} } ${OLD} { border-radius: 8px }`)).early).toEqual(['', '8px', '']);
  await page.evaluate(() => sessionStorage.clear());
  expect((await visitTwice(page, `${PRODUCT} { ${unset} } ${OLD} { border-radius: 8px }`)).early).toEqual(['', '', '']);
});

for (const [how, after] of [
  ['by a rule on the host', addRule(`${PRODUCT} { --shopify-accelerated-checkout-button-border-radius: 3px }`)],
  ['by a rule on an ancestor', addRule('main { --shopify-accelerated-checkout-button-border-radius: 3px }')],
  ['by a rule on the root', addRule(':root { --shopify-accelerated-checkout-button-border-radius: 3px }')],
  [
    'inside a media query',
    addRule('@media (min-width: 1px) { form { --shopify-accelerated-checkout-button-border-radius: 3px } }'),
  ],
  ['by style.setProperty on the host', setProperty(PRODUCT)],
  ['by style.setProperty on an ancestor', setProperty('main')],
] as const) {
  test(`theme contract 13: what a theme sets ${how} after the pass still wins`, async ({ page }) => {
    const head = `<style>${OLD} { height: 50px; border-radius: 8px }</style>`;
    expect(await visit(page, head, { after })).toMatchObject({ early: ['', '', ''], late: ['', '3px', ''] });
    expect(await visit(page, head, { after })).toMatchObject({
      early: ['max(50px)', '8px', ''],
      late: ['max(50px)', '3px', ''],
    });
  });
}

test('what a theme set for a while and takes back leaves what the pass found', async ({ page }) => {
  const after = `${setProperty('main')}; document.querySelector('main').style = ''`;
  expect((await visit(page, `<style>${OLD} { border-radius: 8px }</style>`, { after })).late).toEqual(['', '8px', '']);
});

test('the cart has rules of its own, and no height', async ({ page }) => {
  const css = `<style>#dynamic-checkout-cart ul > li { border-radius: 9px; height: 50px } ${OLD} { border-radius: 8px }</style>`;
  const host = 'shopify-accelerated-checkout-cart';
  expect((await visit(page, css, { host })).late).toEqual(['', '9px', '']);
  expect((await visit(page, css, { host })).early).toEqual(['', '9px', '']);
  // What is known of the cart stays known while the product's is added.
  expect((await visit(page, css)).late).toEqual(['', '8px', '']);
  expect((await visit(page, css, { host })).early).toEqual(['', '9px', '']);
  expect((await visit(page, css)).early).toEqual(['', '8px', '']);
});

test('disable-compat switches off the pass and what it remembers', async ({ page }) => {
  const css = `${OLD} { border-radius: 8px }`;
  const body = BODY.replace('<shopify-accelerated-checkout>', '<shopify-accelerated-checkout disable-compat>');
  expect((await visitTwice(page, css, { body })).late).toEqual(['', '', '']);
  expect((await visitTwice(page, css)).early).toEqual(['', '8px', '']);
  expect((await visit(page, `<style>${css}</style>`, { body })).late).toEqual(['', '', '']);
});

test('after the shopper has pressed something, nothing changes on this page', async ({ page }) => {
  const css = `<style>${OLD} { border-radius: 8px }</style>`;
  const before = `await new Promise((pressed) => { addEventListener('click', pressed); console.info('ready') })`;
  page.on('console', (message) => {
    if (message.type() === 'info') void page.mouse.click(5, 5);
  });
  expect((await visit(page, css, { before })).late).toEqual(['', '', '']);
  expect((await visit(page, css)).early).toEqual(['', '8px', '']);
});

test('the cart and the product of one page share one style element', async ({ page }) => {
  const head = `<style>#dynamic-checkout-cart ul > li { border-radius: 9px } ${OLD} { border-radius: 8px }</style>`;
  const after = `await runCompat(document.querySelector('${PRODUCT}-cart'), () => {})`;
  expect((await visit(page, head, { after })).late).toEqual(['', '8px', '']);
  expect((await visit(page, head, { script: '', after, host: `${PRODUCT}-cart` })).late).toEqual(['', '9px', '']);
  await expect(page.locator('style#global-shopify-accelerated-checkout-styles')).toHaveCount(1);
});

test('a memory that is no longer true is replaced: it lasts one page', async ({ page }) => {
  await visit(page, `<style>${OLD} { height: 50px }</style>`);
  const other = `<style>${OLD} { height: 40px; border-radius: 8px }</style>`;
  // What is in force stays until the next page: a change of height would move this one.
  expect(await visit(page, other)).toMatchObject({ early: ['max(50px)', '', ''], late: ['max(50px)', '', ''] });
  expect((await visit(page, other)).early).toEqual(['max(40px)', '8px', '']);
});

test('a memory of rules that are gone is forgotten', async ({ page }) => {
  await visit(page, `<style>${OLD} { height: 50px }</style>`);
  await visit(page, '');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await visit(page, '')).early).toEqual(['', '', '']);
});

test('each theme has a memory of its own, as a shopper’s tab and a preview may follow each other', async ({ page }) => {
  const theme = (id: number) => `Shopify = { theme: { id: ${id} } };${remembered}`;
  const head = `<style>${OLD} { height: 50px }</style>`;
  await visit(page, head, { script: theme(1) });
  expect((await visit(page, head, { script: theme(1) })).early).toEqual(['max(50px)', '', '']);
  expect((await visit(page, head, { script: theme(2) })).early).toEqual(['', '', '']);
});

test('without the snippet nothing is remembered, and corners and shadow are applied all the same', async ({ page }) => {
  const head = `<style>${OLD} { height: 50px; border-radius: 8px }</style>`;
  expect((await visit(page, head, { script: '' })).late).toEqual(['', '8px', '']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a style sheet that can’t be read is passed over', async ({ page }) => {
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: `${OLD} { border-radius: 9px !important }` }),
  );
  const css = `<link rel="stylesheet" href="https://cdn.example/a.css"><style>${OLD} { border-radius: 8px }</style>`;
  expect((await visit(page, css)).late).toEqual(['', '8px', '']);
});

test('without storage the pass still works, page by page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  expect(await visitTwice(page, `${OLD} { border-radius: 8px }`)).toEqual({
    early: ['', '', ''],
    late: ['', '8px', ''],
    notes: [],
  });
});

test('a policy with nonces and trusted types sees nothing to object to', async ({ page }) => {
  const policy =
    "script-src 'nonce-n0'; style-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'";
  const css = `<style nonce="n0">${OLD} { height: 50px; border-radius: 8px }</style>`;
  const headers = { 'Content-Security-Policy': policy };
  expect((await visit(page, css, { headers })).late).toEqual(['', '8px', '']);
  expect((await visit(page, css, { headers })).early).toEqual(['max(50px)', '8px', '']);
});

test('no element of the theme is constructed for the pass', async ({ page }) => {
  const before = `let built = 0; customElements.define('product-form', class extends HTMLElement { constructor() { super(); built += 1; notes[0] = built; } })`;
  const body = `<product-form>${BODY}</product-form>`;
  const { late, notes } = await visit(page, `<style>product-form ${OLD} { border-radius: 8px }</style>`, {
    before,
    body,
  });
  expect({ late, notes }).toEqual({ late: ['', '8px', ''], notes: [1] });
});

test('one page view in a thousand tells what was found', async ({ page }) => {
  const css = `<style>${OLD} { border-radius: 8px }</style>`;
  const name = '--shopify-accelerated-checkout-button-border-radius';
  const found = `@container not style(${name}){:where(${PRODUCT}:not([disable-compat])){${name}:8px}}`;
  const { notes } = await visit(page, css, { random: 0.0009 });
  expect(notes).toEqual([['style_compat', { css: found }]]);
  await page.evaluate(() => sessionStorage.clear());
  expect((await visit(page, css, { random: 0.001 })).notes).toEqual([]);
});

test('a long style sheet leaves the main thread free in between', async ({ page }) => {
  const rules = Array.from({ length: 1000 }, (_, index) => `.c${index} .shopify-payment-button { height: ${index}px }`);
  const css = `<style>${rules.join('\n')} ${OLD} { border-radius: 8px }</style>`;
  // Every look at the clock is a millisecond later than the one before, so the number of pauses is always the same.
  const before = `let now = 0; performance.now = () => now += 1;
    const original = setTimeout; window.setTimeout = (...timer) => { notes.push(now); return original(...timer); }`;
  const { notes } = await visit(page, css, { before });
  expect(notes.length).toBeGreaterThan(150);
  expect((await visit(page, css)).early).toEqual(['', '8px', '']);
});

test.describe('the built widget and its snippet', () => {
  const BASE_HTML = readFileSync(at(`dist/${pkg.version}/snippet.html`), 'utf8');
  const THEME = `<style>${OLD} { min-height: 50px; border-radius: 8px }</style>`;
  const LOADING = `<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true"><div class="shopify-payment-button__skeleton">&nbsp;</div></div><div class="shopify-payment-button__more-options shopify-payment-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div>`;
  const SHOP_PAY = { recommended: '{"name":"shop_pay","wallet_params":{}}' };

  async function open(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const host = hostHtml({ ...SHOP_PAY, ...changes }).replace('><', `>${LOADING}<`);
    await page.route('**/old-theme', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="ja"><head><title>old theme</title>${THEME}${BASE_HTML}</head>
          <body><form><input type="hidden" name="id" value="41001"><button type="submit">カートに追加</button>
          <div class="shopify-payment-button">${host}</div></form><p>下</p></body></html>`,
      }),
    );
    await page.goto('/old-theme', { waitUntil: 'commit' });
  }

  /** Moves the pointer until the page has noticed: what comes before its first frame, a browser drops. */
  async function interact(page: Page): Promise<void> {
    await expect(parts(page).shopPay).toBeEnabled();
    let x = 100;
    const noticed = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/checkout.js'));
    await expect(async () => {
      await page.mouse.move((x += 1), 100);
      expect(await page.evaluate(noticed)).toBe(true);
    }).toPass();
  }

  const memory = (page: Page) => page.evaluate(() => sessionStorage.getItem('karui:compat'));
  const SKELETON_BOX = '.shopify-payment-button__button > .shopify-payment-button__skeleton';

  test('takes the corners of an old rule after the first interaction, and its height before the next page is painted', async ({
    page,
    holdWidget,
    layoutShift,
  }) => {
    // Every question that a test asks counts as a press of the shopper's, after which nothing would change on this page.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    });
    await open(page);
    const button = parts(page).shopPay;
    await expect(button).toHaveCSS('border-radius', '0px');
    await interact(page);
    await expect(button).toHaveCSS('border-radius', '8px');
    expect(await heightOf(button)).toBe(44);

    const release = await holdWidget();
    await open(page);
    await expect.poll(() => heightOf(page.locator(SKELETON_BOX))).toBe(50);
    release();
    await expect(button).toHaveCSS('border-radius', '8px');
    expect(await heightOf(button)).toBe(50);
    expect(await layoutShift()).toMatchObject({ raw: 0, moved: [] });
  });

  test('loads nothing for it before the first interaction', async ({ page, widgetScripts }) => {
    await open(page);
    await expect(parts(page).shopPay).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(widgetScripts().filter((url) => url.includes('compat'))).toEqual([]);
    await interact(page);
    await expect.poll(() => memory(page)).toContain('max(50px)');
  });

  test('disable-compat on the host leaves it all alone, on the first page and with a memory', async ({
    page,
    widgetScripts,
  }) => {
    const off = { 'disable-compat': '' };
    await open(page, off);
    await interact(page);
    await page.waitForLoadState('networkidle');
    expect(widgetScripts().filter((url) => url.includes('compat'))).toEqual([]);
    expect(await memory(page)).toBeNull();

    await open(page);
    await interact(page);
    await expect.poll(() => memory(page)).toContain('max(50px)');
    await open(page, off);
    await expect(parts(page).shopPay).toHaveCSS('border-radius', '0px');
    expect(await heightOf(parts(page).shopPay)).toBe(44);
  });

  test('theme contract 13: what a theme sets on an ancestor after the pass is what the button shows', async ({
    page,
  }) => {
    await open(page);
    await interact(page);
    await expect.poll(() => memory(page)).toContain('max(50px)');
    await open(page);
    await expect(parts(page).shopPay).toHaveCSS('border-radius', '8px');
    await page.evaluate(() => {
      const { style } = document.querySelector<HTMLElement>('.shopify-payment-button')!;
      style.setProperty('--shopify-accelerated-checkout-button-border-radius', '3px');
      style.setProperty('--shopify-accelerated-checkout-button-block-size', '30px');
    });
    await expect(parts(page).shopPay).toHaveCSS('border-radius', '3px');
    expect(await heightOf(parts(page).shopPay)).toBe(30);
  });
});
