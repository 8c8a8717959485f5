import { describe, expect, test } from 'vitest';
import { cartWalletNames, cartWallets } from '../widget/cart-wallets';
import { cartOf, parse, request, the } from '../../test-support/page-fixtures';
import { cartPage, homePage, unknownWalletsPage } from '../index';

const page = (path: string, cart: ReturnType<typeof cartOf> | null = cartOf('sencha')) =>
  parse(cartPage(cart, request(path, cart)));
const host = (path: string, cart?: ReturnType<typeof cartOf>) =>
  the(page(path, cart).querySelector('#dynamic-checkout-cart > shopify-accelerated-checkout-cart'));
const configs = (path: string) =>
  JSON.parse(the(host(path).getAttribute('wallet-configs'))) as { name: string; wallet_params: object }[];

describe.each(['a', 'b'])("the wallets' host in a cart of theme %s", (theme) => {
  test("has the platform's attributes, with the cart's facts", () => {
    const element = host(`/cart?theme=${theme}`);
    const { 'wallet-configs': _configs, ...rest } = Object.fromEntries(
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
    );
    expect(rest).toEqual({
      'access-token': '0123456789abcdef0123456789abcdef',
      'buyer-country': 'JP',
      'buyer-locale': 'ja',
      'buyer-currency': 'JPY',
      'shop-id': '1',
      'enabled-flags': '["a1d1f9a1"]',
      'cart-id': 'c1-token?key=secret',
      'requires-shipping': '',
    });
  });

  test.each([
    ['sencha', {}, true, false],
    ['gift-ebook', {}, false, false],
    ['teiki-bin', { plan: true }, true, true],
  ])('%s %j: shipping %s, selling plan %s', (handle, { plan = false }: { plan?: boolean }, shipping, selling) => {
    const sellingPlan = { id: 9001, name: '毎月', percentOff: 10, interval: 'MONTH', intervalCount: 1 } as const;
    const element = host(`/cart?theme=${theme}`, cartOf(handle, plan ? { sellingPlan } : {}));
    expect([element.hasAttribute('requires-shipping'), element.hasAttribute('has-selling-plan')]).toEqual([
      shipping,
      selling,
    ]);
  });

  test.each([
    ['', ['shop_pay', 'amazon_pay', 'facebook_pay']],
    ['&wallets=apple_pay', ['apple_pay']],
    ['&wallets=venmo,%20amazon_pay,shop_pay', ['venmo', 'amazon_pay', 'shop_pay']],
  ])('%s configures %j, with a skeleton for each', (query, names) => {
    const path = `/cart?theme=${theme}${query}`;
    expect(configs(path).map(({ name }) => name)).toEqual(names);
    expect(
      host(path).querySelectorAll(
        ':scope > .wallet-cart-grid.wallet-cart-grid--skeleton > .wallet-cart-button__skeleton',
      ),
    ).toHaveLength(names.length);
  });

  test.each([
    ['', []],
    ['&layout=vertical', ['additional-checkout-buttons--vertical']],
    ['&layout=horizontal', ['additional-checkout-buttons--horizontal']],
    ['&layout=diagonal', []],
  ])('%s gives the wrapper %j', (query, classes) => {
    const wrapper = the(host(`/cart?theme=${theme}${query}`).closest('.additional-checkout-buttons'));
    const own = theme === 'a' ? ['cart__dynamic-checkout-buttons'] : [];
    expect([...wrapper.classList]).toEqual([...own, 'additional-checkout-buttons', ...classes]);
  });

  test('stays for an empty cart with ?empty-host=1, and is visible', () => {
    const document = page(`/cart?theme=${theme}&empty-host=1`, null);
    const element = the(document.querySelector('shopify-accelerated-checkout-cart'));
    expect([element.hasAttribute('cart-id'), element.closest('.is-empty')]).toEqual([false, null]);
  });

  test('has the attributes of ?cart-attr.<name>=', () => {
    expect(host(`/cart?theme=${theme}&cart-attr.wallet-configs={bad`).getAttribute('wallet-configs')).toBe('{bad');
    expect(host(`/cart?theme=${theme}&cart-attr.buyer-currency=`).hasAttribute('buyer-currency')).toBe(false);
  });

  test('comes after the checkout button and outside of what theme A renders again', () => {
    const element = host(`/cart?theme=${theme}`);
    expect(element.closest('.js-contents, [data-cart-contents]')).toBeNull();
    const wrapper = the(element.closest('.additional-checkout-buttons'));
    expect(wrapper.previousElementSibling?.querySelector('button#checkout[name="checkout"]')).not.toBeNull();
  });
});

test('unknown wallet names are reported, and the page lists the known ones', () => {
  const url = new URL('http://store.test/cart?wallets=shop_pay,more_options,toString');
  expect(cartWallets({ url })).toEqual({ known: ['shop_pay'], unknown: ['more_options', 'toString'] });
  const html = unknownWalletsPage(request(`${url.pathname}${url.search}`));
  expect(html).toContain('wallets=more_options,toString');
  expect(html).toContain(cartWalletNames.join(', '));
});

describe.each(['a', 'b'])('the drawer of theme %s', (theme) => {
  const home = (query = '') => {
    const cart = cartOf('sencha');
    return parse(homePage(request(`/?theme=${theme}${query}`, cart)));
  };

  test('is on every page, closed and not displayed, with its own wallets', () => {
    const drawer = the(home().querySelector('.drawer__inner[data-cart]'));
    expect(drawer.closest('[hidden]') !== null || (drawer.tagName === 'DIALOG' && !drawer.hasAttribute('open'))).toBe(
      true,
    );
    expect(drawer.querySelectorAll('shopify-accelerated-checkout-cart')).toHaveLength(1);
    expect(home().getElementById(the(drawer.getAttribute('aria-labelledby')))?.textContent).toBe('カート');
  });

  test('is left out with ?drawer=off, and on the cart page, which shows the cart already', () => {
    const count = (document: ReturnType<typeof parse>) => document.querySelectorAll('[data-cart]').length;
    expect(count(home('&drawer=off'))).toBe(0);
    expect(count(page(`/cart?theme=${theme}`))).toBe(1);
    expect(count(page(`/cart?theme=${theme}&drawer=on`))).toBe(2);
  });

  test('sets CartType to cart_ajax, which the older loader does', () => {
    const html = (path: string) => homePage(request(path));
    expect(html(`/?theme=${theme}`)).toContain('"CartType":"cart_ajax"');
    expect(html(`/?theme=${theme}&drawer=off`)).not.toContain('CartType');
    expect(cartPage(null, request('/cart'))).toContain('"CartType":"cart_page"');
  });
});
