import { describe, expect, test } from 'vitest';
import { products } from '../shop/catalog';
import { cartOf, parse, product, request, the } from '../test-support/page-fixtures';
import { cartPage, checkoutPage, homePage, notFoundPage, productPage, renderSection, thankYouPage } from './index';

const texts = (elements: Iterable<{ textContent: string }>) => Array.from(elements, ({ textContent }) => textContent);

describe('every page', () => {
  const cart = cartOf('sencha');
  test.each([
    ['home', homePage(request('/'))],
    ['product', productPage(product('sencha'), request('/'))],
    ['cart', cartPage(cart, request('/cart', cart))],
    ['checkout', checkoutPage(cart, request('/checkouts/x'))],
    ['thank you', thankYouPage(request('/thank-you/x'))],
    ['not found', notFoundPage(request('/nowhere'))],
  ])('%s is a Japanese document with one heading, a main and a title', (_name, html) => {
    expect(html).toMatch(/^<!doctype html><html lang="ja">/);
    const document = parse(html);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelector('title')?.textContent).toMatch(/\| かるい茶舗$/);
  });
});

describe('the head', () => {
  const scripts = (path: string) =>
    Array.from(parse(homePage(request(path))).querySelectorAll('script[src]'), (script) => [
      script.getAttribute('type'),
      script.getAttribute('src'),
    ]);

  test('loads the widget and the theme as modules, so that nothing waits for them', () => {
    expect(scripts('/?theme=b')).toEqual([
      ['module', '/karui/0.0.0-test/wallets.js'],
      ['module', '/store-assets/theme-b.js'],
      ['module', '/store-assets/panel.js'],
    ]);
    expect(parse(homePage(request('/'))).querySelector('script[crossorigin="anonymous"]')).not.toBeNull();
    expect(scripts('/?theme=b&panel=off').flat()).not.toContain('/store-assets/panel.js');
  });

  test("leaves out the widget with ?widget=off, and on pages that are not the theme's and have no button", () => {
    expect(scripts('/?widget=off')).toHaveLength(2);
    expect(thankYouPage(request('/'))).not.toContain('/karui/');
    expect(checkoutPage(cartOf('sencha'), request('/'))).toContain('/karui/');
  });

  test('has the page type in the globals and in JSON', () => {
    const document = parse(productPage(product('kyusu'), request('/')));
    expect(JSON.parse(the(document.querySelector('#shop-js-analytics')?.textContent))).toEqual({ pageType: 'product' });
    expect(document.documentElement.outerHTML).toContain(
      '"page":{"pageType":"product","resourceType":"product","resourceId":7004}',
    );
  });
});

test('the home page lists every product, and links to both themes and currencies', () => {
  const document = parse(homePage(request('/')));
  expect(document.querySelectorAll('.product-card')).toHaveLength(products.length);
  const choices = Array.from(document.querySelectorAll('.store-footer nav a'), (link) => link.getAttribute('href'));
  expect(choices).toEqual(['/?theme=a', '/?theme=b', '/?theme=hostile', '/?currency=JPY', '/?currency=USD']);
});

describe('the cart page', () => {
  test("has a wrapper without any children for an empty cart's wallets, outside of what is rendered again", () => {
    const wrapper = the(parse(cartPage(null, request('/cart'))).querySelector('#dynamic-checkout-cart'));
    expect(wrapper.childNodes).toHaveLength(0);
    expect(wrapper.closest('[data-cart-contents]')).toBeNull();
    expect(wrapper.matches('div.dynamic-checkout__content')).toBe(true);
  });

  test('numbers its lines from 1 and shows their choices, except private ones', () => {
    const cart = cartOf('sencha', { quantity: 2, attributes: { のし: '御祝', _source: 'mail' } });
    const line = the(parse(cartPage(cart, request('/cart', cart))).querySelector('[data-line="1"]'));
    expect(line.querySelector('input[name="quantity"]')?.getAttribute('value')).toBe('2');
    expect(texts(line.querySelectorAll('.line__detail'))).toEqual(['のし：御祝']);
    expect(line.querySelector('.line__amount')?.textContent).toBe('¥2,160');
  });

  test('says that it is empty', () => {
    const document = parse(cartPage(null, request('/cart')));
    expect(document.querySelector('.cart.is-empty [data-cart-contents]')?.textContent).toContain('カートは空です');
  });
});

describe('the checkout page', () => {
  const rows = (query: string) =>
    Array.from(
      parse(checkoutPage(cartOf('sencha'), request(`/checkouts/x${query}`))).querySelectorAll(
        '[data-testid="flags"] tbody tr',
      ),
      (row) => texts(row.children).join('='),
    );

  test("lists the flags in its address, without the cart's key", () => {
    expect(rows('?key=secret&storefront_wallet=true&skip_shop_pay=true&theme=b')).toEqual([
      'storefront_wallet=true',
      'skip_shop_pay=true',
    ]);
    expect(rows('?key=secret')).toEqual(['なし']);
    expect(rows('?<b>=<i>')).toEqual(['<b>=<i>']);
  });

  test('says that it is a demo, and leads to the thank-you page', () => {
    const document = parse(checkoutPage(cartOf('sencha'), request('/checkouts/x')));
    expect(document.querySelector('.demo-mark')?.textContent).toBe('デモ');
    const links = Array.from(document.querySelectorAll('main a'), (link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual([['/thank-you/c1-token?key=secret', '注文を確定する']]);
  });
});

test('a section is rendered by its name; an unknown name gives null', () => {
  const cart = cartOf('sencha', { quantity: 3 });
  const section = (name: string, path = '/cart') => renderSection(name, cart, request(path));
  expect(section('cart-count')).toBe('3');
  expect(section('cart-contents')).toContain('data-line="1"');
  expect(section('cart-subtotal')).toContain('小計');
  expect(section('cart-subtotal')).not.toContain('shopify-accelerated-checkout-cart');
  expect(section('cart-drawer', '/?wallets=venmo')).toContain('&quot;name&quot;:&quot;venmo&quot;');
  expect(section('toString')).toBeNull();
});
