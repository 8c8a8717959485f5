import { expect, test } from 'vitest';
import { createBuyer } from '../../test-support/buyer';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();
const buyer = createBuyer(store);

const TOKEN = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };
const SENCHA = line(41_001, 2);

async function newCart(...lines: object[]) {
  const { id, checkoutUrl } = await buyer.create(lines);
  return { id, checkoutUrl, token: /Cart\/(\w+)/.exec(id)![1]! };
}
type Cart = Awaited<ReturnType<typeof newCart>>;

const sign = ({ checkoutUrl, token }: Cart, headers: Record<string, string> = TOKEN) =>
  store.get(`/wallets/config/amazon_pay?${new URLSearchParams({ checkoutUrl, sourceId: token })}`, { headers });
const sessionOf = async (cart: Cart) => (await (await sign(cart)).json()) as Record<string, string>;
const begin = async (fields: Record<string, string>) => {
  const init = { method: 'POST', body: new URLSearchParams({ merchantId: 'KARUIDEMO', ...fields }) };
  const page = await store.get('/__amazon/checkout/initiate', init);
  return { status: page.status, violation: page.headers.get('x-violation'), html: await page.text() };
};

test('the shop signs for its own carts and its own token: a payload that nobody writes again in the same way', async () => {
  const cart = await newCart(SENCHA);
  const { payloadJSON = '', ...rest } = await sessionOf(cart);
  const publicKeyId = expect.stringMatching(/^SANDBOX-/) as string;
  expect(rest).toEqual({ signature: expect.any(String) as string, publicKeyId, algorithm: 'AMZN-PAY-RSASSA-PSS-V2' });
  expect(JSON.stringify(JSON.parse(payloadJSON))).not.toBe(payloadJSON);
  expect((await sign(cart, {})).status).toBe(401);
  expect((await sign({ ...cart, token: 'other' })).status).toBe(404);
  expect((await sign({ ...cart, checkoutUrl: cart.checkoutUrl.replace('key=', 'key=x') })).status).toBe(404);
});

test('Amazon refuses what was not signed like this, and an order that does not fit the cart', async () => {
  const session = await sessionOf(await newCart(SENCHA));
  const wrong: [Record<string, string>, RegExp][] = [
    [{ payloadJSON: JSON.stringify(JSON.parse(session['payloadJSON']!)) }, /^17: /],
    [{ signature: 'x' }, /^17: /],
    [{ algorithm: 'AMZN-PAY-RSASSA-PSS' }, /^17: /],
    [{ publicKeyId: 'SANDBOX-OTHER' }, /^17: /],
    [{ merchantId: 'OTHER' }, /^3: /],
    [{ amount: '2161', currencyCode: 'JPY' }, /^15: 2161 JPY/],
    [{ amount: '2160', currencyCode: 'USD' }, /^15: 2160 USD/],
    [{ productType: 'PayOnly' }, /^25: /],
  ];
  for (const [change, problem] of wrong) {
    const { status, violation } = await begin({ ...session, ...change });
    expect([status, violation]).toEqual([400, expect.stringMatching(problem)]);
  }
});
