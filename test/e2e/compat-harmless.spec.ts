import { OLD } from '../compat/old-rule-cases';
import { BODY, PRODUCT, visit } from '../compat/visit';
import { mainThread } from '../../perf/measure/main-thread';
import { recordTrace } from '../../perf/measure/record-trace';
import { expect, test } from './fixtures';

test('after the shopper’s first press nothing changes on this page', async ({ page }) => {
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

test('a style sheet from another origin is skipped', async ({ page }) => {
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: `${OLD} { border-radius: 9px !important }` }),
  );
  const css = `<link rel="stylesheet" href="https://cdn.example/a.css"><style>${OLD} { border-radius: 8px }</style>`;
  expect((await visit(page, css)).late).toEqual(['', '8px', '']);
});

test('a content policy with nonces and Trusted Types is not violated', async ({ page }) => {
  const policy =
    "script-src 'nonce-n0'; style-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'";
  const css = `<style nonce="n0">${OLD} { height: 50px; border-radius: 8px }</style>`;
  const headers = { 'Content-Security-Policy': policy };
  expect((await visit(page, css, { headers })).late).toEqual(['', '8px', '']);
  expect((await visit(page, css, { headers })).early).toEqual(['max(50px)', '8px', '']);
});

test('the pass constructs no custom element of the theme', async ({ page }) => {
  const before = `let built = 0; customElements.define('product-form', class extends HTMLElement { constructor() { super(); built += 1; notes[0] = built; } })`;
  const body = `<product-form>${BODY}</product-form>`;
  const { late, notes } = await visit(page, `<style>product-form ${OLD} { border-radius: 8px }</style>`, {
    before,
    body,
  });
  expect({ late, notes }).toEqual({ late: ['', '8px', ''], notes: [1] });
});

test('a long style sheet is read in many short tasks', async ({ page, browser }) => {
  // Each rule is looked into, and none of them changes the page: the browser's own work with them is not counted.
  const css = `<style>${'@media print { p { color: red } }\n'.repeat(20_000)} ${OLD} { border-radius: 8px }</style>`;
  const [before, after] = ['from', 'to'].map((name) => `performance.mark('test:${name}')`);
  const trace = await recordTrace(browser, page, async () => {
    // The mark stands in a task of its own, so that the page's first task is not counted.
    await visit(page, css, { before: `await new Promise((next) => setTimeout(next)); ${before}`, after: after! });
  });
  const { total, longest } = mainThread(trace, 'test:from', 'test:to');
  expect(longest).toBeLessThan(total / 4);
  expect((await visit(page, css)).early).toEqual(['', '8px', '']);
});
