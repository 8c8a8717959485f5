import { describe, expect, test } from 'vitest';
import { useStore } from '../test-support/use-store';
import { createShopper } from '../test-support/shopper';

const store = useStore();

const text = async (path: string, init?: RequestInit) => (await store.get(path, init)).text();

test('an unknown wallet is a 400 page', async () => {
  const response = await store.get('/cart?wallets=shop_pay,nix');
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('wallets=nix')]);
});

test("the Ajax cart renders the theme's sections for the page that asks, in its theme and with its wallets", async () => {
  const shopper = createShopper(store);
  await shopper.post('/cart/add.js', { items: [{ id: 43_001 }] });
  const sections = ['cart-contents', 'cart-subtotal', 'cart-drawer', 'cart-count', 'nix'];
  const ask = { line: 1, quantity: 2, sections, sections_url: '/products/sencha?wallets=venmo&layout=vertical' };
  const answer = (await (await shopper.post('/cart/change', ask)).json()) as { sections: Record<string, string> };
  expect(Object.keys(answer.sections)).toEqual(sections);
  expect(answer.sections).toMatchObject({ 'cart-count': '2', nix: null });
  expect(answer.sections['cart-drawer']).toContain('&quot;name&quot;:&quot;venmo&quot;');
  expect(answer.sections['cart-drawer']).toContain(
    'cart__dynamic-checkout-buttons additional-checkout-buttons additional-checkout-buttons--vertical',
  );
});

test.each(['//evil.example/cart', 'https://evil.example/', 7, undefined])(
  'sections for %j are drawn for the cart page',
  async (sections_url) => {
    const shopper = createShopper(store);
    const ask = { items: [{ id: 43_001 }], sections: 'cart-drawer', sections_url };
    const { sections } = (await (await shopper.post('/cart/add.js', ask)).json()) as { sections: object };
    expect(sections).toEqual({ 'cart-drawer': expect.stringContaining('shopify-accelerated-checkout-cart') });
  },
);

describe('a content policy', () => {
  test('is sent only with ?csp=1, with a new nonce each time, which the page uses', async () => {
    const policyOf = (response: Response) => response.headers.get('content-security-policy');
    expect(policyOf(await store.get('/'))).toBeNull();
    const nonces = [];
    for (const _ of [1, 2]) {
      const response = await store.get('/?csp=1');
      expect(policyOf(response)).toMatch(/require-trusted-types-for 'script'/);
      const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policyOf(response) ?? '')?.[1] ?? '';
      expect(await response.text()).toContain(`nonce="${nonce}"`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe("the seller's own policies", () => {
  test.each([
    ['terms', '海外販売の利用規約'],
    ['privacy', '海外販売のプライバシーポリシー'],
  ])('%s are a plain page that may be framed', async (name, title) => {
    const response = await store.get(`/policies/managed-markets/${name}`);
    expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, null]);
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  });

  test('have faults, each by its name', async () => {
    await store.fault([
      { operation: 'terms', status: 503, times: 1 },
      { operation: 'privacy', delayMs: 60, times: 1 },
    ]);
    expect((await store.get('/policies/managed-markets/terms')).status).toBe(503);
    expect((await store.get('/policies/managed-markets/terms')).status).toBe(200);
    const began = performance.now();
    expect((await store.get('/policies/managed-markets/privacy')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(50);
  });

  test('are two; any other is not found', async () => {
    expect((await store.get('/policies/managed-markets/toString')).status).toBe(404);
  });

  test('are linked in the consent notice with ?managed-markets=1', async () => {
    expect(await text('/products/teiki-bin?managed-markets=1')).toContain(
      '<a href="/policies/managed-markets/terms" data-managed-markets="terms">',
    );
    expect(await text('/products/teiki-bin')).not.toContain('data-managed-markets');
  });
});

describe('the subscription policy', () => {
  const policy = async (cookie = '') => {
    const query = '{ shop { subscriptionPolicy { body } } }';
    const headers = { cookie, 'x-shopify-storefront-access-token': '5f0c1d7ae9b34c62a8d1f7e204b9c36e' };
    const response = await store.post('/api/unstable/graphql.json', { query }, headers);
    const { data } = (await response.json()) as { data: { shop: { subscriptionPolicy: { body: string } } } };
    return data.shop.subscriptionPolicy.body;
  };

  test('has headings, lists and links, and no scripts', async () => {
    const body = await policy();
    expect(body).toMatch(/<h2>.*<ul>.*<ol>.*<a href="https:/s);
    expect(body).not.toMatch(/<script|onerror|javascript:|<iframe/);
  });

  test('has dangerous HTML for a shopper with ?policy=hostile', async () => {
    const asked = await store.get('/?policy=hostile');
    expect(asked.headers.getSetCookie()).toEqual([expect.stringMatching(/^policy=hostile;/)]);
    expect(await policy('policy=hostile')).toMatch(/<script>.*onerror=.*javascript:.*<iframe/s);
    expect(await policy('policy=plain')).not.toContain('<script>');
  });
});

test.each([
  ['/products/kyusu', ['/products/kyusu', '/products/yuzamashi']],
  ['/products/sencha', []],
])('%s is listed with %j', async (path, siblings) => {
  const page = await text(path);
  expect([...page.matchAll(/href="([^"]+)"[^>]*data-sibling/g)].map(([, href]) => href)).toEqual(siblings);
});

test.each([
  ['?hostile=1', ['old-library.js']],
  ['?hostile=object', ['old-library.js', 'older-library.js']],
  ['', []],
])('%s puts %j before everything else', async (query, files) => {
  const scripts = [...(await text(`/${query}`)).matchAll(/<script[^>]*src="\/store-assets\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(scripts.slice(0, -2)).toEqual(files);
});

test('?design=1 shows the page as in the theme editor', async () => {
  expect(await text('/cart?design=1')).toMatch(/"designMode":true.*data-editor-reload/s);
  expect(await text('/cart')).not.toMatch(/designMode|data-editor-reload/);
});
