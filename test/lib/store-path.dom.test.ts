import { afterEach, expect, test, vi } from 'vitest';
import { goToStoreCheckout } from '../../src/network/store-checkout';
import { storePath } from '../../src/lib/addresses';
import { clearSkeletons } from '../../src/rare-hosts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Shopify');
  document.body.replaceChildren();
});

/** A page with this `Shopify.routes.root`, and forms that are sent to these addresses. */
function page(root: unknown, ...actions: readonly string[]): void {
  Reflect.set(globalThis, 'Shopify', root === undefined ? undefined : { routes: { root } });
  document.body.innerHTML = actions.map((action) => `<form method="post" action="${action}"></form>`).join('');
}

test.each<[string, unknown, readonly string[], string]>([
  ['says nothing', undefined, [], '/cart'],
  ['has one language', '/', ['/cart/add'], '/cart'],
  ['has a language', '/en-us/', [], '/en-us/cart'],
  ['has a language without a slash at its end', '/ja', [], '/ja/cart'],
  ['has a language, and a form without one', '/en-us/', ['/cart/add'], '/en-us/cart'],
  ['has only a product form', undefined, ['/en-us/cart/add'], '/en-us/cart'],
  ['has only a cart’s form', undefined, ['/search', '/fr/cart'], '/fr/cart'],
  ['is in a folder and a language', undefined, ['/shop/en-us/cart/add'], '/shop/en-us/cart'],
  ['has a form for another server', undefined, ['https://elsewhere.example/en-us/cart/add'], '/cart'],
  ['names another server', '//elsewhere.example/', [], '/cart'],
  ['names an address', 'https://elsewhere.example/', [], '/cart'],
  ['names a script', 'javascript:alert(1)//', [], '/cart'],
  ['names another server with a backslash', '/\\elsewhere.example', [], '/cart'],
  ['has something else there', {}, [], '/cart'],
])('a page that %s', (_name, root, actions, expected) => {
  page(root, ...actions);
  expect(storePath('/cart')).toBe(expected);
});

test('a press whose code is missing stays in the language: the form’s own way, and the cart’s', () => {
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this.getAttribute('action'), Object.fromEntries(new FormData(this)));
  });
  const went: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(`${url}`));
  page(undefined, '/en-us/cart/add');
  goToStoreCheckout({ host: document.querySelector('form')!, busy: { value: null } }, 'buy_it_now');
  expect(sent).toEqual(['/en-us/cart/add', { return_to: '/en-us/checkout?storefront_wallet=true' }]);
  expect(document.querySelector('input')).toBe(null);
  page('/en-us/');
  goToStoreCheckout({ host: document.body, busy: { value: null } }, 'shop_pay');
  expect(went).toEqual([`${location.origin}/en-us/checkout?payment=shop_pay&redirect_source=direct_checkout_cart`]);
});

test('the link that stands in for buttons leads to the cart in the page’s language', () => {
  page('/en-us/');
  document.body.innerHTML = '<shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart>';
  clearSkeletons();
  expect(document.querySelector('a')!.href).toBe(`${location.origin}/en-us/cart`);
});
