import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { wallets } from '../../src/widget/wallets';
import type { AcceleratedCheckoutCartProps, AcceleratedCheckoutProps } from '../../src/react/public';
import { install, LIBRARIES, type Storefront } from './installed';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' } as const;
const HOST = 'shopify-accelerated-checkout';
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>';
const SHOP_PAY = { name: 'shop_pay', wallet_params: {} } as const;

/** Those that a merchant can name. */
const walletNames = Object.keys(wallets).filter((name) => name !== 'more_options');

let container: HTMLElement;
const host = () => container.querySelector<HTMLElement>(HOST)!;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The components for development ask whether there is a cart API.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the widget does to a host that it finds in the server's markup. */
function paint(): Element {
  host().textContent = '';
  host().toggleAttribute('requires-shipping', true);
  return host().appendChild(document.createElement('shopify-buy-it-now-button'));
}

const press = (target: Element) =>
  target.dispatchEvent(
    new CustomEvent('karui:press', { bubbles: true, cancelable: true, detail: { instrument: 'BuyItNow' } }),
  );

describe.each(LIBRARIES)('with %s', (library) => {
  let storefront: Storefront;
  beforeAll(async () => {
    storefront = await install(library, 'storefronts');
    // Here the page has the widget already.
    if (!customElements.get(HOST)) customElements.define(HOST, class extends HTMLElement {});
  });

  test('the server writes hosts with attributes and skeletons', () => {
    const { React, renderToString, karui } = storefront;
    const form = { variantId: 'gid://shopify/ProductVariant/44001', quantity: 2, attributes: { 彫刻: '春' } } as const;
    const product = React.createElement(karui.AcceleratedCheckout, {
      ...SHOP,
      recommended: SHOP_PAY,
      variantParams: [{ id: 'gid://shopify/ProductVariant/44001', requiresShipping: false }],
      className: 'buttons',
      debug: true,
      form,
    });
    container.innerHTML = renderToString(product);
    expect(Object.fromEntries([...host().attributes].map(({ name, value }) => [name, value]))).toEqual({
      'access-token': 'token',
      'buyer-country': 'JP',
      'buyer-locale': 'ja',
      'buyer-currency': 'JPY',
      recommended: '{"name":"shop_pay","wallet_params":{}}',
      'variant-params': '[{"id":44001,"requiresShipping":false}]',
      class: 'buttons',
      debug: expect.stringMatching(/^(true)?$/),
      // Preact writes this word of React's, which means nothing there.
      ...(library === 'Preact' && { suppresshydrationwarning: '' }),
    });
    expect(host().innerHTML).toBe(
      `${SKELETON}<div class="shopify-payment-button__more-options shopify-payment-button__skeleton"></div>`,
    );
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['id', '44001'],
      ['quantity', '2'],
      ['properties[彫刻]', '春'],
    ]);
    // The link keeps its place where anything is recommended.
    const buyItNow = { ...SHOP, recommended: { name: 'buy_it_now' }, form } as const;
    container.innerHTML = renderToString(React.createElement(karui.AcceleratedCheckout, buyItNow));
    expect(host().children).toHaveLength(2);
    container.innerHTML = renderToString(
      React.createElement(karui.AcceleratedCheckoutCart, { ...SHOP, walletConfigs: [SHOP_PAY, { name: 'paypal' }] }),
    );
    expect(container.querySelectorAll('.wallet-cart-grid--skeleton > .wallet-cart-button__skeleton')).toHaveLength(2);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('a cart with a subscription is marked as such in the markup', () => {
    const { React, renderToString, karui } = storefront;
    const says: AcceleratedCheckoutCartProps = { ...SHOP, walletConfigs: [SHOP_PAY], hasSellingPlan: true };
    container.innerHTML = renderToString(React.createElement(karui.AcceleratedCheckoutCart, says));
    expect(container.querySelector('shopify-accelerated-checkout-cart[has-selling-plan]')).not.toBeNull();
  });

  test('ids given as text are written as numbers, because the widget compares numbers', () => {
    const { React, renderToString, karui } = storefront;
    container.innerHTML = renderToString(
      React.createElement(karui.AcceleratedCheckout, {
        ...SHOP,
        variantParams: [{ id: '44001', requiresShipping: false }],
        form: { variantId: '44001' },
      }),
    );
    expect(host().getAttribute('variant-params')).toBe('[{"id":44001,"requiresShipping":false}]');
  });

  test('a line item property keeps its value, even when the value looks like a global id', () => {
    const { React, renderToString, karui } = storefront;
    const attributes = { _parent: 'gid://shopify/ProductVariant/44002', 番号: '007' };
    const form = { variantId: 1, attributes };
    container.innerHTML = renderToString(React.createElement(karui.AcceleratedCheckout, { ...SHOP, form }));
    expect([...new FormData(container.querySelector('form')!)].slice(2)).toEqual([
      ['properties[_parent]', 'gid://shopify/ProductVariant/44002'],
      ['properties[番号]', '007'],
    ]);
  });

  test('hydration and changes of props leave what the widget has painted; unmounting leaves nothing', async () => {
    const { React, renderToString, hydrateRoot, karui } = storefront;
    const onPress = (event: Event) => event.preventDefault();
    const page = (buyerCountry: string, recommended: typeof SHOP_PAY | null = null) =>
      React.createElement(
        React.StrictMode,
        null,
        React.createElement(karui.AcceleratedCheckout, {
          ...SHOP,
          buyerCountry,
          recommended,
          onPress,
          form: { variantId: 1 },
        }),
      );
    container.innerHTML = renderToString(page('JP'));
    const before = host();
    const button = paint();
    const root = hydrateRoot(container, page('JP'));
    await vi.waitFor(() => expect(press(button)).toBe(false));
    // Another wallet would have another skeleton.
    root.render(page('US', SHOP_PAY));
    await vi.waitFor(() => expect(host().getAttribute('buyer-country')).toBe('US'));
    expect(host()).toBe(before);
    expect(button.parentElement).toBe(before);
    expect(host().hasAttribute('requires-shipping')).toBe(true);
    root.unmount();
    await vi.waitFor(() => expect(container.innerHTML).toBe(''));
    await vi.waitFor(() => expect(press(button)).toBe(true));
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  // Preact says these by `preact/debug`.
  if (library !== 'Preact')
    test('in development a wrong prop is reported once, with its component stack', async () => {
      const { React, createRoot, development } = storefront;
      const root = createRoot(container);
      const wrong = [{ buyerCountry: '' }, { onPress: 1 }, { recommended: 'shop_pay' }, { form: { variantId: 'x' } }];
      for (const props of [...wrong, ...wrong]) {
        const all = { ...SHOP, key: JSON.stringify(props), ...props } as unknown as AcceleratedCheckoutProps;
        const ProductPage = () => React.createElement(development.AcceleratedCheckout, all);
        const before = container.firstElementChild;
        root.render(React.createElement(ProductPage, null));
        await vi.waitFor(() => expect(container.firstElementChild).not.toBe(before));
      }
      root.unmount();
      const said = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
      const codes = said.flatMap((text) => /karui: ([\w-]+)/.exec(text)?.[1] ?? []);
      expect(codes).toEqual(['missing-buyer-country', 'invalid-on-press', 'invalid-recommended', 'invalid-form']);
      expect(said.filter((text) => !text.includes('ProductPage'))).toEqual([]);
    });

  test('a form value that the storefront removes is not bought any more', async () => {
    const { React, createRoot, karui } = storefront;
    const root = createRoot(container);
    const show = (form: object) =>
      root.render(React.createElement(karui.AcceleratedCheckout, { ...SHOP, form } as AcceleratedCheckoutProps));
    const fields = () => Object.fromEntries(new FormData(container.querySelector('form')!));
    show({ variantId: 44001, attributes: { 彫刻: '春' } });
    await vi.waitFor(() => expect(fields()).toEqual({ id: '44001', quantity: '1', 'properties[彫刻]': '春' }));
    show({ variantId: undefined, attributes: { 彫刻: undefined } });
    await vi.waitFor(() => expect(fields()).toEqual({ id: '', quantity: '1', 'properties[彫刻]': '' }));
    root.unmount();
  });

  test('nothing that a storefront hands to a component ends the server’s rendering', () => {
    const { React, renderToString, karui } = storefront;
    const endless: unknown[] = [];
    endless.push(endless);
    const odd: [component: (props: never) => unknown, props: object][] = [
      [karui.AcceleratedCheckout, { children: 'Buy' }],
      [karui.AcceleratedCheckout, { children: React.createElement('p', null) }],
      [karui.AcceleratedCheckout, { recommended: endless }],
      [karui.AcceleratedCheckout, { recommended: { name: 'shop_pay', wallet_params: { amount: 1n } } }],
      [karui.AcceleratedCheckout, { variantParams: [{ id: Symbol('x') }, { id: Object.create(null) as object }] }],
      [karui.AcceleratedCheckoutCart, { walletConfigs: { length: 1e12 } }],
      [karui.AcceleratedCheckoutCart, { walletConfigs: { length: -1 } }],
      [karui.AcceleratedCheckoutCart, { walletConfigs: endless }],
      [karui.AcceleratedCheckoutCart, { walletConfigs: null }],
    ];
    for (const [component, props] of odd) {
      const element = React.createElement(component as typeof karui.AcceleratedCheckout, { ...SHOP, ...props });
      expect(renderToString(element)).toContain(HOST);
    }
  });

  test('a cart of ever so many wallets has a box for each wallet that there is', () => {
    const { React, renderToString, karui } = storefront;
    const html = renderToString(
      React.createElement(karui.AcceleratedCheckoutCart, {
        ...SHOP,
        walletConfigs: Array.from({ length: 5000 }, () => SHOP_PAY),
      }),
    );
    expect(html.split('wallet-cart-button__skeleton').length - 1).toBe(walletNames.length);
  });
});
