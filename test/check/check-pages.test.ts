import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { checkPages } from '../../src/build/check/page/check-pages';
import { fetchPages } from '../../src/build/check/page/read-page';
import { serve } from './serve';

const { version } = pkg;
const PLATFORM =
  '<script type="module" src="/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js"></script>';
const SHEET =
  '<link rel="stylesheet" href="/cdn/shopifycloud/portable-wallets/latest/accelerated-checkout-backwards-compat.css">';
const snippet = (src: string) => `<template data-karui><script type="module" src="${src}"></script></template>`;
const THEME = snippet(`/cdn/shop/t/1/assets/karui-${version}-wallets.js`);
const PRODUCT = `<shopify-accelerated-checkout recommended='{"name":"shop_pay"}' fallback='{"name":"buy_it_now"}'></shopify-accelerated-checkout>`;
const CART = `<shopify-accelerated-checkout-cart wallet-configs='[{"name":"paypal"},{"name":"apple_pay"}]'></shopify-accelerated-checkout-cart>`;

/** A store with these pages, path → head and body; all other paths are scripts, except those that are missing. */
async function storeOf(pages: Readonly<Record<string, string>>, missing = /^$/, type = 'text/javascript') {
  const url = await serve((request, response) => {
    const page = pages[request.url!];
    if (page !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(`<html lang="ja">${page}`);
    else if (missing.test(request.url!)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end('1');
  });
  return new URL(Object.keys(pages)[0]!, url);
}

const check = async (url: URL) => checkPages({ deadline: 5000 }, await fetchPages(url, { deadline: 5000 }));
const textsOf = async (url: URL) => (await check(url)).findings.map(({ text: said }) => said);

test('a product page in a theme is well: the version, its files and its wallets are told', async () => {
  const url = await storeOf({ '/products/tea': THEME + SHEET + PRODUCT + CART });
  const { findings, summary } = await check(url);
  expect(findings.map(({ text: said, isWrong, about }) => [said, isWrong, about])).toEqual(
    [
      `Karui ${version} is in this page.`,
      'product: shop_pay, buy_it_now',
      'cart: paypal, apple_pay',
      'Its files answer: wallets.js, companion.js, press.js, dialog.js were asked for.',
    ].map((said) => [said, false, `${url.href}:`]),
  );
  expect(summary).toBe(`${url.href} has Karui; product: shop_pay, buy_it_now; cart: paypal, apple_pay`);
});

test('a page whose visits are split is well, and says so', async () => {
  const split = `<template data-karui-split="50">${THEME}<script type="module" src="/split.js"></script></template>`;
  const { findings } = await check(await storeOf({ '/products/tea': split + PLATFORM + PRODUCT }));
  expect(findings.filter(({ isWrong }) => isWrong)).toEqual([]);
  expect(findings.map(({ text: said }) => said)).toContain('Visits are split: 50 of a hundred new ones get Karui.');
});

test('of a front page the first product is looked at as well', async () => {
  const url = await storeOf({
    '/': `${THEME}<a href="/pages/about">a</a><a href="/en/products/tea?variant=1">b</a>`,
    '/en/products/tea': PLATFORM + PRODUCT,
  });
  const { findings } = await check(url);
  const product = new URL('/en/products/tea', url).href;
  const wrong = findings.filter(({ isWrong }) => isWrong);
  expect(wrong.map(({ about }) => about)).toEqual([`${product}:`]);
});

test('a lost line is told, with what stands there instead and how to put it back', async () => {
  const [said] = await textsOf(await storeOf({ '/products/tea': PLATFORM + PRODUCT }));
  expect(said).toMatch(
    /^Karui is not in this page\. .*npm run theme puts it back\. The platform’s own buttons stand there/,
  );
  expect(said).not.toContain('--languages');
});

test('a page in another language may be without on purpose', async () => {
  const url = await storeOf({ '/products/tea': `<html lang="en-US">${PLATFORM}${PRODUCT}` });
  expect((await textsOf(url))[0]).toContain('left out by --languages: the page is in en-US.');
});

test.each([
  ['is missing', /dialog/, 'text/javascript', /dialog\.js is not served: the answer is 404: upload/],
  ['is no script', /^$/, 'text/html', /wallets\.js is sent as text\/html, which no browser runs: upload/],
])('a file that %s is named', async (_what, missing, type, sentence) => {
  const url = await storeOf({ '/products/tea': THEME + PRODUCT }, missing, type);
  const wrong = (await check(url)).findings.filter(({ isWrong }) => isWrong);
  expect(wrong.map(({ text: said }) => said)).toContainEqual(expect.stringMatching(sentence));
});

test('files of another origin need its leave', async () => {
  const elsewhere = await storeOf({ '/none': '' });
  const entry = new URL(`/karui/${version}/wallets.js`, elsewhere).href;
  const texts = await textsOf(await storeOf({ '/products/tea': snippet(entry) + PRODUCT }));
  expect(texts).toContainEqual(expect.stringMatching(/wallets\.js is on another origin, which does not allow/));
});

test('two copies, an older version and a page without places are told', async () => {
  const twice = THEME + snippet('/karui/0.0.1/wallets.js');
  const texts = await textsOf(await storeOf({ '/products/tea': twice + PRODUCT }));
  expect(texts).toContain('It is there twice, also from /karui/0.0.1/wallets.js: the first one runs.');
  expect(texts).toContain('Its snippet is there 2 times: leave one.');
  expect(await textsOf(await storeOf({ '/': snippet('/karui/0.0.1/wallets.js') + PRODUCT }))).toContain(
    `This copy of Karui is ${version}.`,
  );
  expect(await textsOf(await storeOf({ '/': '' }))).toEqual([
    'The page has no place for buttons, and nothing of Karui.',
  ]);
});

test('an entry whose address is none is named', async () => {
  const url = await storeOf({ '/products/tea': snippet('http://[/karui/1.2.3/wallets.js') + PRODUCT });
  expect(await textsOf(url)).toContain('The address of its entry is none: http://[/karui/1.2.3/wallets.js.');
});

test('an address of any length is read quickly', async () => {
  const began = performance.now();
  await check(await storeOf({ '/products/tea': snippet('/karui/'.repeat(100_000)) + PRODUCT }));
  expect(performance.now() - began).toBeLessThan(15_000);
});
