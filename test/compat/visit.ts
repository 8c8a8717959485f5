import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { compileSnippet } from '../../src/build/compile-snippet';

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

/** What the core does before the first frame. */
export const remembered = await compileSnippet(at('test/compat/remembered-entry.ts'));

/** A page with both kinds of hosts. */
export const BODY = `<main class="product"><form><div class="shopify-payment-button"><shopify-accelerated-checkout><div class="shopify-payment-button__button" role="button" disabled>…</div></shopify-accelerated-checkout></div></form>
  <div class="dynamic-checkout__content" id="dynamic-checkout-cart"><shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart></div></main>`;

const NAMES = ['block-size', 'border-radius', 'box-shadow'];
export const PRODUCT = 'shopify-accelerated-checkout';

export interface VisitOptions {
  body?: string;
  headers?: Record<string, string>;
  host?: string;
  /** What runs in the head; empty for a page on which nothing is remembered. */
  script?: string;
  /** Run in the page before the pass and after it. */
  before?: string;
  after?: string;
  /** What `Math.random` returns, which decides whether the findings of this page view are reported. */
  random?: number;
}

/** What a host computes for the three properties, empty for nothing: as the page begins and after the pass. */
export interface Visited {
  early: string[];
  late: string[];
  notes: unknown[];
}

/**
 * A page view with one pass for one host. The page does it all by itself and says the result on its console, because everything that
 * is evaluated from outside counts as a press of the shopper's.
 */
export async function visit(page: Page, head: string, options: VisitOptions = {}): Promise<Visited> {
  const { body = BODY, headers = {}, host = PRODUCT, script = remembered } = options;
  const { before = '', after = '', random = 0.5 } = options;
  // A nonce anywhere in the page tells the pass that there is a policy.
  const nonce = headers['Content-Security-Policy'] ? ' nonce="n0"' : '';
  const run = `import { runCompat } from '/compat.js';
    const host = document.querySelector('${host}');
    const read = () => ${JSON.stringify(NAMES)}.map((name) => getComputedStyle(host).getPropertyValue('--shopify-accelerated-checkout-button-' + name));
    const notes = [];
    Math.random = () => ${random};
    // What is remembered is applied before the first frame is drawn.
    await new Promise(requestAnimationFrame);
    const early = read();
    ${before};
    await runCompat(host, (...note) => notes.push(note));
    ${after};
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
export async function visitTwice(page: Page, css: string, options?: VisitOptions): Promise<Visited> {
  await visit(page, `<style>${css}</style>`, options);
  return visit(page, `<style>${css}</style>`, options);
}
