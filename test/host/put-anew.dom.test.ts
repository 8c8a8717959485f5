import { afterEach, describe, expect, test, vi } from 'vitest';
import { liveWidgets } from '../../src/widget/live-widgets';
import { hostHtml } from '../e2e/fixtures/bare-page';
import { cartHostHtml } from '../e2e/fixtures/cart';
import { FORM, ID, SHOP_PAY, SKELETON } from '../e2e/fixtures/product-form';
import { find, frames, host, put, soon, withoutCompat } from './page';

afterEach(() => void vi.restoreAllMocks());

/** Ways of themes to put a host into a page that is already running. */
const WAYS: Readonly<Record<string, (main: HTMLElement, html: string) => void>> = {
  'innerHTML of an element outside the document': (main, html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    main.append(box);
  },
  'replaceWith of parsed nodes': (main, html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
    main.append(document.createElement('p'));
    main.lastElementChild!.replaceWith(document.importNode(parsed, true));
  },
  'single nodes, the host before its attributes': (main, html) => {
    const form = document.createElement('form');
    main.append(form);
    form.innerHTML = ID;
    const made = document.createElement('shopify-accelerated-checkout');
    const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector(made.localName)!;
    for (const { name, value } of parsed.attributes) made.setAttribute(name, value);
    form.append(made);
  },
  'a template': (main, html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    main.append(template.content.cloneNode(true));
  },
};

describe('a host is upgraded when a theme inserts it by', () => {
  test.each(Object.entries(WAYS))('%s', async (_way, bring) => {
    put('<main></main>');
    bring(find('main'), FORM);
    await soon(() => host().querySelectorAll(':scope > [slot]').length).toBe(2);
    expect(document.querySelector('.shopify-payment-button__skeleton')).toBeNull();
  });
});

test('an element outside the document renders nothing and does not query its ancestors', async () => {
  put('<main></main>');
  const closest = vi.spyOn(Element.prototype, 'closest');
  const form = document.createElement('form');
  form.innerHTML = ID;
  for (const html of [hostHtml({ recommended: SHOP_PAY }), cartHostHtml(['amazon_pay'])].map(withoutCompat)) {
    const model = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
    const made = document.createElement(model.localName);
    form.append(made);
    for (const { name, value } of model.attributes) made.setAttribute(name, value);
  }
  await frames();
  expect(closest).not.toHaveBeenCalled();
  expect(form.querySelectorAll('[access-token] > *').length).toBe(0);
});

const children = () => Array.from(host().children, ({ localName }) => localName);
const BOTH = ['shop-pay-wallet-button', 'more-payment-options-link'];

test('a copy of a painted form has each button once', async () => {
  put(`<main>${FORM}</main>`);
  await soon(children).toEqual(BOTH);
  put(`<main>${find('main').innerHTML}</main>`);
  await soon(children).toEqual(BOTH);
  await frames();
  expect(children()).toEqual(BOTH);
});

test('a host is restored when its attributes and children are reset before anything has happened in the page', async () => {
  put(FORM);
  await soon(children).toEqual(BOTH);
  const wallet = host().firstElementChild;
  host().removeAttribute('requires-shipping');
  host().innerHTML = SKELETON;
  await soon(() => [host().firstElementChild === wallet, children(), host().getAttribute('requires-shipping')]).toEqual(
    [true, BOTH, ''],
  );
});

test('a host that is moved keeps its buttons', async () => {
  put(`${FORM.replace('</form>', '<section></section></form>')}`);
  await soon(children).toEqual(BOTH);
  const wallet = host().firstElementChild;
  find('section').append(host());
  await frames();
  expect([host().firstElementChild === wallet, children()]).toEqual([true, BOTH]);
});

test('a cart grid is restored, and a copy of it has each wallet once', async () => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue('cart=abc%3Fkey%3Dk1');
  put(`<main>${cartHostHtml(['shop_pay', 'amazon_pay'], { 'requires-shipping': '' })}</main>`);
  const cart = () => find('shopify-accelerated-checkout-cart');
  const wallets = () => cart().querySelectorAll(':scope > [slot]').length;
  await soon(wallets).toBe(2);
  cart().innerHTML = '<div class="wallet-cart-grid wallet-cart-grid--skeleton"></div>';
  await soon(wallets).toBe(2);
  expect(document.querySelector('.wallet-cart-grid--skeleton')).toBeNull();
  cart().removeAttribute('requires-shipping');
  await soon(() => cart().getAttribute('requires-shipping')).toBe('');
  put(cart().outerHTML);
  await soon(() => cart().childElementCount).toBe(2);
});

test.each([
  ['no cart', ''],
  ['a legacy cart', 'cart=c1a2b3c4d5e6f7a8'],
])('a cart host shows nothing when the shopper has %s', async (_what, cookie) => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(cookie);
  put(cartHostHtml(['shop_pay', 'amazon_pay']));
  await frames();
  await frames();
  expect(find('shopify-accelerated-checkout-cart').childElementCount).toBe(0);
});

test('the cart’s empty container stays empty beside a product’s buttons, without even white space', async () => {
  put(`${FORM}<div class="dynamic-checkout__content"></div>`);
  await soon(children).toEqual(BOTH);
  await frames();
  expect(find('.dynamic-checkout__content').innerHTML).toBe('');
});

test('a background that turns dark makes no element anew', async () => {
  document.cookie = 'cart=c1?key=k1';
  put(cartHostHtml(['google_pay', 'shop_pay']));
  await soon(() => document.querySelector('shopify-google-pay-button')).toBeTruthy();
  const elements = () => [find('shopify-google-pay-button'), find('shop-pay-wallet-button')];
  const before = elements();
  const [widget] = [...liveWidgets].slice(-1);
  widget!.background.value = 0;
  expect(elements().every((element, at) => element === before[at])).toBe(true);
});
