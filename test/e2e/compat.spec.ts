import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import { buildSnippet } from '../../src/boot/build-snippet';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { heightOf, parts } from './fixtures/widget';

const at = (path: string) => resolve(import.meta.dirname, '../..', path);

const outputs = await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: at('src/compat/index.ts'), formats: ['es'] },
  },
});
const code = (Array.isArray(outputs) ? outputs : []).flatMap(({ output }) => output[0].code).join('');
const remembered = await buildSnippet(at('src/boot/remembered.ts'));

const BODY = `<main class="product"><form><div class="shopify-payment-button"><shopify-accelerated-checkout><div class="shopify-payment-button__button" role="button" disabled>…</div></shopify-accelerated-checkout></div></form>
  <div class="dynamic-checkout__content" id="dynamic-checkout-cart"><shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart></div></main>`;

const NAMES = ['block-size', 'border-radius', 'box-shadow'];
const PRODUCT = 'shopify-accelerated-checkout';

interface VisitOptions {
  body?: string;
  headers?: Record<string, string>;
  host?: string;
  /** The snippet's part in the head; empty for a page without the snippet. */
  script?: string;
  /** Runs in the page before the pass. */
  before?: string;
}

/** What a host computes for the three properties, empty for nothing: as the page begins and after the pass. */
interface Visited {
  early: string[];
  late: string[];
  notes: unknown[];
}

/**
 * A page view with one pass for one host. The page does it all by itself and says the result on its console, because everything that
 * is evaluated from outside counts as a press of the shopper's.
 */
async function visit(page: Page, head: string, options: VisitOptions = {}): Promise<Visited> {
  const { body = BODY, headers = {}, host = PRODUCT, before = '', script = remembered } = options;
  // A nonce anywhere in the page tells the pass that there is a policy.
  const nonce = headers['Content-Security-Policy'] ? ' nonce="n0"' : '';
  const run = `import { runCompat } from '/compat.js';
    const host = document.querySelector('${host}');
    const read = () => ${JSON.stringify(NAMES)}.map((name) => getComputedStyle(host).getPropertyValue('--shopify-accelerated-checkout-button-' + name));
    const notes = [];
    const early = read();
    ${before};
    await runCompat(host, (...note) => notes.push(note));
    console.log(JSON.stringify({ early, late: read(), notes }));`;
  await page.route('**/compat.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route('**/theme', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html><head><title>theme</title>${script ? `<script${nonce}>${script}</script>` : ''}${head}</head><body>${body}<script type="module"${nonce}>${run}</script></body></html>`,
    }),
  );
  const said = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto('/theme');
  return JSON.parse((await said).text()) as Visited;
}

/** The second page of a visit: what the first one found is in force from the beginning. */
async function visitTwice(page: Page, css: string, options?: VisitOptions): Promise<Visited> {
  await visit(page, `<style>${css}</style>`, options);
  return visit(page, `<style>${css}</style>`, options);
}

const OLD = '.shopify-payment-button__button';

test('corners and shadow are applied at once, the height on the next page before anything is painted', async ({
  page,
}) => {
  const css = `<style>${OLD} { min-height: 50px; border-radius: 8px; box-shadow: 0 1px 2px red }</style>`;
  expect(await visit(page, css)).toEqual({ early: ['', '', ''], late: ['', '8px', 'red 0px 1px 2px'], notes: [] });
  await expect(page.locator('head > style#global-shopify-accelerated-checkout-styles')).toHaveCount(1);
  const values = ['max(50px)', '8px', 'red 0px 1px 2px'];
  expect(await visit(page, css)).toEqual({ early: values, late: values, notes: [] });
});

for (const [name, css, expected] of [
  ['the greater of two heights', `${OLD} { height: 40px; min-height: 4.6rem }`, ['max(40px,4.6rem)', '', '']],
  [
    '!important over specificity',
    `${OLD} { height: 40px !important } .product ${OLD} { height: 50px }`,
    ['max(40px)', '', ''],
  ],
  ['specificity over order', `.product ${OLD} { height: 50px } ${OLD} { height: 40px }`, ['max(50px)', '', '']],
  ['order between equals', `${OLD} { height: 50px } ${OLD} { height: 40px }`, ['max(40px)', '', '']],
  [
    'the right one of a list',
    `#other ${OLD}, .product ${OLD} { height: 50px } form.a ${OLD}, form ${OLD} { height: 40px }`,
    ['max(50px)', '', ''],
  ],
  ['no auto', `${OLD} { height: auto !important } ${OLD} { height: 50px }`, ['max(50px)', '', '']],
  ['no percentages and keywords for heights', `${OLD} { height: 100%; min-height: max-content }`, ['', '', '']],
  [
    'nothing that uses the custom property already',
    `${OLD} { height: var(--shopify-accelerated-checkout-button-block-size) }`,
    ['', '', ''],
  ],
  ['a theme’s own variables', `:root { --h: 48px } ${OLD} { min-height: var(--h) }`, ['max(48px)', '', '']],
  [
    'a branded button’s corners',
    `${OLD}--branded .shopify-cleanslate [role="button"] { border-radius: 20px !important }`,
    ['', '20px', ''],
  ],
  [
    'no height that is not the skeleton’s',
    `${OLD}--branded { height: 50px } [data-testid="ShopifyPay-button"] { height: 51px }`,
    ['', '', ''],
  ],
  ['nothing of the unbranded button alone', `${OLD}--unbranded { border-radius: 20px }`, ['', '', '']],
  ['nothing of another state', `${OLD}:hover { border-radius: 20px }`, ['', '', '']],
  ['nothing of another page’s', `.cart ${OLD} { border-radius: 20px }`, ['', '', '']],
  [
    'media that match',
    `@media (min-width: 300px) { ${OLD} { height: 50px } } @media print { ${OLD} { height: 40px } }`,
    ['max(50px)', '', ''],
  ],
  [
    'what is supported',
    `@supports (display: grid) { ${OLD} { height: 50px } } @supports (display: none of it) { ${OLD} { height: 40px } }`,
    ['max(50px)', '', ''],
  ],
  ['layers', `@layer a { @layer b { ${OLD} { height: 50px } } }`, ['max(50px)', '', '']],
  [
    'nested rules',
    `.product { & form { ${OLD} { height: 50px } } .cart & { ${OLD} { height: 40px } } }`,
    ['max(50px)', '', ''],
  ],
  ['no containers, which it can’t ask', `@container (min-width: 1px) { ${OLD} { height: 50px } }`, ['', '', '']],
] as const) {
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

test('a theme can still set a property after the pass', async ({ page }) => {
  const own = `${PRODUCT} { --shopify-accelerated-checkout-button-border-radius: 3px }`;
  const before = `host.before = setTimeout(() => document.head.append(Object.assign(document.createElement('style'), { textContent: '${own}' })))`;
  await visit(page, `<style>${OLD} { border-radius: 8px }</style>`);
  const { early, late } = await visit(page, `<style>${OLD} { border-radius: 8px }${own}</style>`, { before });
  expect({ early, late }).toEqual({ early: ['', '3px', ''], late: ['', '3px', ''] });
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

test('other style sheets make for another memory', async ({ page }) => {
  await visitTwice(page, `${OLD} { height: 50px }`);
  const other = `<style>${OLD} { height: 40px }</style><link rel="stylesheet" href="data:text/css,b{color:red}">`;
  expect((await visit(page, other)).early).toEqual(['', '', '']);
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
  const found = `:where(${PRODUCT}:not([disable-compat])){--shopify-accelerated-checkout-button-border-radius:8px}`;
  const { notes } = await visit(page, css, { before: 'Math.random = () => 0.0009' });
  expect(notes).toEqual([['style_compat', { css: found }]]);
  await page.evaluate(() => sessionStorage.clear());
  expect((await visit(page, css, { before: 'Math.random = () => 0.001' })).notes).toEqual([]);
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
