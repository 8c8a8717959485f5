import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart, preChecks } from '../../../src/press/cart/pre-checks';
import { answer, cart, context, created } from './answers';
import { stubCookie } from '../../stub-cookie';

let calls: RequestInit[];
let answers: () => Response | Promise<Response>;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
    calls.push(options);
    return answers();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('sends the line, the country and the start of the checkout', async () => {
  answers = () => answer(created());
  const form = { variantId: 42, quantity: 2, sellingPlanId: '9', properties: { 彫刻: '春' } };
  expect(await createCart(context({ wallet: 'shop_pay', buyerCountry: 'UK', productForm: () => form }))).toEqual({
    type: 'success',
    cart: cart(),
  });
  expect(JSON.parse(String(calls[0]!.body)).variables).toEqual({
    country: 'GB',
    language: 'JA',
    input: {
      lines: [
        {
          merchandiseId: 'gid://shopify/ProductVariant/42',
          quantity: 2,
          sellingPlanId: 'gid://shopify/SellingPlan/9',
          attributes: [{ key: '彫刻', value: '春' }],
        },
      ],
      buyerIdentity: { countryCode: 'GB' },
    },
  });
  const headers = new Headers(calls[0]!.headers);
  expect([headers.get('X-Wallet-Name'), headers.get('X-Start-Wallet-Checkout')]).toEqual(['ShopPay', 'true']);
});

test('sends the discount code of the cookie', async () => {
  stubCookie('discount_code=SAVE10');
  answers = () => answer(created());
  await createCart(context());
  expect(JSON.parse(String(calls[0]!.body)).variables.input.discountCodes).toEqual(['SAVE10']);
});

test('a custom validation counts before a cart that is sold out', async () => {
  answers = () =>
    answer(
      created({
        cart: cart([0]),
        userErrors: [{ code: 'VALIDATION_CUSTOM', field: null, message: 'a' }],
        warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: 't' }],
      }),
    );
  expect(await createCart(context())).toEqual({ type: 'custom_validation', message: 'a' });
});

test.each([
  ['no cart and no error', created({ cart: null })],
  ['a payload of null', { data: { cartCreate: null, other: 1 } }],
])('rejects for %s', async (_case, body) => {
  answers = () => answer(body);
  await expect(createCart(context())).rejects.toThrow('neither an error nor a cart');
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['GraphQL errors in its answer', () => answer({ errors: [{ message: 'no' }] }), 'graphql_error'],
  ['a refusal', () => answer({}, { status: 401 }), 'no_response'],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no_response'],
])('a press is unrecoverable after one call that has %s', async (_case, fault, reason) => {
  answers = fault;
  expect(await preChecks(context())).toMatchObject({
    type: 'unrecoverable',
    error: { message: reason, cause: { name: 'ClientError' } },
  });
  expect(calls).toHaveLength(1);
});

test('rejects for an answer of another shape', async () => {
  answers = () => answer(created({ cart: { id: 1 } }));
  await expect(createCart(context())).rejects.toThrow();
});

test('makes no call without a valid variant', async () => {
  await expect(createCart(context({ productForm: () => null }))).rejects.toThrow('no valid variant');
  expect(calls).toEqual([]);
});
