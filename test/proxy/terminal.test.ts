import { expect, test } from 'vitest';
import { createTeller } from './terminal';

function told(...news: Parameters<ReturnType<typeof createTeller>>[0][]): string[] {
  const lines: string[] = [];
  const tell = createTeller((line) => void lines.push(line));
  for (const one of news) tell(one);
  return lines;
}

const notes = { productHosts: 0, cartHosts: 0, leftOut: [] };
const report = {
  path: '/products/tea',
  without: false,
  hosts: [{ kind: 'product' as const, painted: ['shop_pay', 'more_options'] }],
  withdrawn: [{ wallet: 'venmo', reason: 'currency' }],
  twoKinds: null,
  notStarted: null,
};

test('a page’s buttons are told once, and what is missing with its reason', () => {
  const found = { type: 'report', report } as const;
  expect(told(found, found)).toEqual([
    '/products/tea: a product’s buttons: shop_pay, more_options',
    '/products/tea: no venmo: currency',
  ]);
});

test('two kinds of buttons, and a widget that did not start, are told with the reason', () => {
  const found = {
    ...report,
    hosts: [],
    withdrawn: [],
    twoKinds: 'the page has also loaded x.js (script)',
    notStarted: 'y',
  };
  expect(told({ type: 'report', report: found })).toEqual([
    '/products/tea shows two kinds of buttons: the page has also loaded x.js (script).',
    '/products/tea: Karui did not start: y.',
  ]);
});

test('a product page and a cart without hosts are told, other pages are not', () => {
  const paths = ['/products/tea?a=1', '/ja/cart', '/', '/collections/all', '/products/'];
  const none = 'its HTML has no <shopify-accelerated-checkout> and no <shopify-accelerated-checkout-cart>';
  expect(told(...paths.map((path) => ({ type: 'page', path, status: 200, notes }) as const))).toEqual([
    `/products/tea has no buttons: ${none}.`,
    `/ja/cart has no buttons: ${none}, as is right while the cart is empty.`,
  ]);
});

test('the store’s own wallet script is told, with what to do', () => {
  const page = { type: 'page', path: '/products/tea', status: 200 } as const;
  const leftOut = ['//shop.example/portable-wallets.js?v=1'];
  expect(told({ ...page, notes: { ...notes, productHosts: 1, leftOut } })).toEqual([
    expect.stringMatching(
      /^\/products\/tea: the store's own wallet script \(\/\/shop\.example\/portable-wallets\.js\) was left out/,
    ),
  ]);
});

test('no token and no control character is told', () => {
  const path = '/account/reset/12345678901234567890abcdef?token=1';
  expect(told({ type: 'trouble', path, sentence: 'x\u001b[2Jy\nz' })).toEqual(['/account/reset/…: x [2Jy z']);
});
