import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart } from '../../../src/press/checkout/create-cart';
import { preChecks } from '../../../src/press/checkout/pre-checks';
import { answer, cart, context, created } from './answers';

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
  vi.stubGlobal('document', { cookie: 'discount_code=SAVE10' });
  answers = () => answer(created());
  await createCart(context());
  expect(JSON.parse(String(calls[0]!.body)).variables.input.discountCodes).toEqual(['SAVE10']);
});

const warned = (code: string) => [{ code, message: 'm', target: 't' }];

test.each([
  ['a cart', created(), { type: 'success', cart: cart() }],
  [
    'a sold-out cart',
    created({ cart: cart([0]), warnings: warned('MERCHANDISE_OUT_OF_STOCK') }),
    { type: 'out_of_stock' },
  ],
  [
    'a capped cart',
    created({ warnings: warned('MERCHANDISE_NOT_ENOUGH_STOCK') }),
    { type: 'decelerate', reason: 'not_enough_stock', cart: cart() },
  ],
  [
    'a custom validation',
    created({ cart: null, userErrors: [{ code: 'VALIDATION_CUSTOM', field: null, message: '一人3個まで' }] }),
    { type: 'custom_validation', message: '一人3個まで' },
  ],
  [
    'a sold-out cart with a custom validation',
    created({
      cart: cart([0]),
      userErrors: [{ code: 'VALIDATION_CUSTOM', field: null, message: 'a' }],
      warnings: warned('MERCHANDISE_OUT_OF_STOCK'),
    }),
    { type: 'custom_validation', message: 'a' },
  ],
])('the outcome of %s', async (_case, body, expected) => {
  answers = () => answer(body);
  expect(await createCart(context())).toEqual(expected);
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
  ['an empty answer', () => answer(''), 'no_response'],
  [
    'a page of HTML as its answer',
    () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'no_response',
  ],
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
