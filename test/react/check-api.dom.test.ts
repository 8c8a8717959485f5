import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { install, LIBRARIES, type Storefront } from './installed';

const SHOP = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' } as const;

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (type: string, status: number) => () =>
  Promise.resolve(new Response('', { status, headers: { 'content-type': type } }));

/** Each is another server, because one server is asked once in a page. */
const ANSWERS = [
  { what: 'no API', apiBase: undefined, fetch: answer('text/html', 404), told: /has no cart API: name .* apiBase/ },
  {
    what: 'the token is refused',
    apiBase: 'https://a.example',
    fetch: answer('application/json', 403),
    told: /accessToken/,
  },
  { what: 'an API', apiBase: 'https://b.example', fetch: answer('application/json; charset=utf-8', 200), told: null },
  { what: 'no network', apiBase: 'https://c.example', fetch: () => Promise.reject(new TypeError('gone')), told: null },
] as const;

describe.each(LIBRARIES)('with %s', (library) => {
  let storefront: Storefront;
  beforeAll(async () => {
    storefront = await install(library, 'check-api');
    if (!customElements.get('shopify-accelerated-checkout'))
      customElements.define('shopify-accelerated-checkout', class extends HTMLElement {});
  });

  test.each(ANSWERS)(
    'in development the API is asked once for all hosts, and $what',
    async ({ apiBase, fetch, told }) => {
      const { React, createRoot, development } = storefront;
      const asked = vi.fn(fetch);
      vi.stubGlobal('fetch', asked);
      const host = (key: string) =>
        React.createElement(development.AcceleratedCheckout, { ...SHOP, apiBase, key } as typeof SHOP);
      const root = createRoot(container);
      root.render(React.createElement(React.Fragment, null, host('first'), host('second')));
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      root.render(React.createElement(React.Fragment, null, host('third')));
      await vi.waitFor(() => expect(container.children).toHaveLength(1));
      root.unmount();
      await vi.waitFor(() => expect(container.innerHTML).toBe(''));
      expect(asked).toHaveBeenCalledTimes(1);
      const said = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
      expect(said).toEqual(told ? [expect.stringMatching(told)] : []);
    },
  );

  test('outside of development nothing is asked', async () => {
    const { React, createRoot, karui } = storefront;
    const asked = vi.fn(ANSWERS[0].fetch);
    vi.stubGlobal('fetch', asked);
    const root = createRoot(container);
    root.render(React.createElement(karui.AcceleratedCheckout, SHOP));
    await vi.waitFor(() => expect(container.children).toHaveLength(1));
    root.unmount();
    await vi.waitFor(() => expect(container.innerHTML).toBe(''));
    expect(asked).not.toHaveBeenCalled();
  });
});
