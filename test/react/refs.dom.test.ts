import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { install, LIBRARIES, type Storefront } from './installed';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' } as const;
const HOST = 'shopify-accelerated-checkout';
const COMPONENTS = ['AcceleratedCheckout', 'AcceleratedCheckoutCart'] as const;
const EDITIONS = ['karui', 'development'] as const;
/** What both components take. */
const props = (ref: unknown): object => ({ ...SHOP, walletConfigs: [], ref });
const WAYS = EDITIONS.flatMap((edition) => COMPONENTS.map((component) => ({ edition, component })));

let container: HTMLElement;
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

describe.each(LIBRARIES)('with %s', (library) => {
  let storefront: Storefront;
  beforeAll(async () => {
    storefront = await install(library, 'refs');
    // Here the page has the widget already.
    if (!customElements.get(HOST)) customElements.define(HOST, class extends HTMLElement {});
  });

  test.each(WAYS)(
    'a ref of $edition’s $component is its element while the element is mounted',
    async ({ edition, component }) => {
      const { React, renderToString, hydrateRoot } = storefront;
      const page = (ref: unknown) =>
        React.createElement<object>(storefront[edition][component] as () => never, props(ref));
      const kept = React.createRef<HTMLElement>();
      container.innerHTML = renderToString(page(kept));
      const host = container.firstElementChild;
      expect(host?.localName).toMatch(HOST);
      const root = hydrateRoot(container, page(kept));
      await vi.waitFor(() => expect(kept.current).toBe(host));
      // Another ref takes its place, and a function that stays the same is told once.
      const told: unknown[] = [];
      const tell = (element: unknown) => void told.push(element);
      root.render(page(tell));
      await vi.waitFor(() => expect(told).toEqual([host]));
      expect(kept.current).toBeNull();
      root.render(page(tell));
      root.unmount();
      await vi.waitFor(() => expect(told).toEqual([host, null]));
      expect(container.innerHTML).toBe('');
      expect(console.error).not.toHaveBeenCalled();
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  test('a ref does not become an attribute of the element', () => {
    const { React, renderToString, karui } = storefront;
    const kept = React.createRef<HTMLElement>();
    container.innerHTML = renderToString(React.createElement(karui.AcceleratedCheckout, { ...SHOP, ref: kept }));
    expect(container.firstElementChild!.getAttributeNames()).not.toContain('ref');
    expect(container.firstElementChild!.getAttributeNames()).not.toContain('host-ref');
  });
});
