import { describe, expect, test } from 'vitest';
import { createBuyer } from '../../test-support/buyer';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();
const buyer = createBuyer(store);

const TOKEN = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };
const SENCHA = 41_001;
const EBOOK = 43_001;

interface Session {
  payloadJSON: string;
  signature: string;
  publicKeyId: string;
  algorithm: string;
}

async function newCart(...variants: number[]) {
  const { id } = await buyer.create(variants.map((variant) => line(variant, variant === SENCHA ? 2 : 1)));
  const [, token = '', key = ''] = /Cart\/(\w+)\?key=(\w+)/.exec(id) ?? [];
  return { id, token, checkoutUrl: `${store.url}/cart/c/${token}?key=${key}` };
}

const sign = (
  { checkoutUrl, token }: { checkoutUrl: string; token: string },
  headers: Record<string, string> = TOKEN,
) => store.get(`/wallets/config/amazon_pay?${new URLSearchParams({ checkoutUrl, sourceId: token })}`, { headers });

const begin = (fields: Record<string, string>) =>
  store.get('/__amazon/checkout/initiate', { method: 'POST', body: new URLSearchParams(fields) });

describe('/wallets/config/amazon_pay', () => {
  test('signs a payload that nobody writes again in the same way', async () => {
    const { payloadJSON, ...rest } = (await (await sign(await newCart(SENCHA))).json()) as Session;
    expect(rest).toEqual({
      signature: expect.any(String),
      publicKeyId: expect.stringMatching(/^SANDBOX-/),
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    });
    expect(JSON.stringify(JSON.parse(payloadJSON))).not.toBe(payloadJSON);
  });

  test('needs the token, and the cart’s own address', async () => {
    const cart = await newCart(SENCHA);
    expect((await sign(cart, {})).status).toBe(401);
    expect((await sign({ ...cart, token: 'other' })).status).toBe(404);
    expect((await sign({ ...cart, checkoutUrl: cart.checkoutUrl.replace('key=', 'key=x') })).status).toBe(404);
  });

  test('can have faults', async () => {
    const cart = await newCart(SENCHA);
    await store.fault({ operation: 'amazon_pay', status: 503, times: 1 });
    expect((await sign(cart)).status).toBe(503);
    await store.fault({ operation: 'amazon_pay', payload: { signature: null }, times: 1 });
    expect(await (await sign(cart)).json()).toMatchObject({ signature: null });
    await store.fault({ operation: 'amazon_pay', truncated: true, times: 1 });
    await expect((await sign(cart)).json()).rejects.toThrow();
    expect((await sign(cart)).status).toBe(200);
  });
});

describe('Amazon’s page', () => {
  test('leads to the review, or back, for what the shop has signed; forms are sent with CR and LF', async () => {
    const cart = await newCart(SENCHA);
    const session = (await (await sign(cart)).json()) as Session;
    const page = await begin({
      ...session,
      merchantId: 'KARUIDEMO',
      payloadJSON: session.payloadJSON.replaceAll('\n', '\r\n'),
      amount: '2160',
      currencyCode: 'JPY',
    });
    const html = await page.text();
    expect([page.status, page.headers.get('x-violation')]).toEqual([200, null]);
    expect(html).toContain('2160 JPY');
    expect(html).toContain(`${cart.checkoutUrl}&amp;amazonCheckoutSessionId=`);
    expect(html).toContain(`href="${store.url}/"`);
  });

  test.each<[string, (session: Session) => Record<string, string>]>([
    [
      'was written again',
      ({ payloadJSON, ...rest }) => ({ ...rest, payloadJSON: JSON.stringify(JSON.parse(payloadJSON)) }),
    ],
    ['has another signature', (session) => ({ ...session, signature: 'x' })],
    ['came without its algorithm, so that the old one is meant', ({ algorithm: _algorithm, ...rest }) => rest],
    ['names another algorithm', (session) => ({ ...session, algorithm: 'AMZN-PAY-RSASSA-PSS' })],
    ['names another key', (session) => ({ ...session, publicKeyId: 'SANDBOX-OTHER' })],
  ])('refuses a payload that %s', async (_what, change) => {
    const session = (await (await sign(await newCart(SENCHA))).json()) as Session;
    const page = await begin(change(session));
    expect([page.status, page.headers.get('x-violation')]).toEqual([400, expect.stringMatching(/^17: /)]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['another shop', { merchantId: 'OTHER' }, /^3: /],
    ['another amount than the cart’s', { amount: '2161', currencyCode: 'JPY' }, /^15: 2161 JPY/],
    ['another currency than the cart’s', { amount: '2160', currencyCode: 'USD' }, /^15: 2160 USD/],
    ['no delivery, although the goods are sent', { productType: 'PayOnly' }, /^25: /],
  ])('refuses an order of %s', async (_what, fields, problem) => {
    const session = (await (await sign(await newCart(SENCHA))).json()) as Session;
    const page = await begin({ ...session, merchantId: 'KARUIDEMO', ...fields });
    expect([page.status, page.headers.get('x-violation')]).toEqual([400, expect.stringMatching(problem)]);
  });

  test('takes an order of a download without delivery', async () => {
    const session = (await (await sign(await newCart(EBOOK))).json()) as Session;
    const page = await begin({ ...session, merchantId: 'KARUIDEMO', productType: 'PayOnly' });
    expect([page.status, page.headers.get('x-violation')]).toEqual([200, null]);
  });

  test.each(['/__amazon/nix', '/__amazon/checkout/initiate'])('is not found by GET %s', async (path) => {
    expect((await store.get(path)).status).toBe(404);
  });
});

describe('/wallets/config/buy_with_prime', () => {
  const ask = async (variants: number[], change: object = {}, headers: Record<string, string> = TOKEN) => {
    const { id, checkoutUrl } = await newCart(...variants);
    const body = {
      checkout_url: checkoutUrl,
      checkout_cancel_url: `${store.url}/products/tea`,
      cart_id: id,
      ...change,
    };
    return store.post('/wallets/config/buy_with_prime', body, headers);
  };

  test('answers with what Amazon’s script needs', async () => {
    expect(await (await ask([SENCHA, EBOOK])).json()).toMatchObject({
      amazonPayOptions: { ledgerCurrency: 'JPY', createCheckoutSessionConfig: { publicKeyId: expect.any(String) } },
    });
  });

  test('says that digital goods are not eligible', async () => {
    expect(await (await ask([EBOOK])).json()).toEqual({ error: 'no_eligible_line_items' });
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['a fourth member', { more: 1 }, TOKEN, 400],
    ['another cart’s id', { cart_id: 'gid://shopify/Cart/x?key=y' }, TOKEN, 404],
    ['a way back to another shop', { checkout_cancel_url: 'https://elsewhere.example/' }, TOKEN, 400],
    ['no token', {}, {}, 401],
  ])('refuses %s', async (_what, change, headers, status) => {
    expect((await ask([SENCHA], change, headers)).status).toBe(status);
  });
});
