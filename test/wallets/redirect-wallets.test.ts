import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Prepare } from '../../src/wallet';
import { prepareBuyItNow as buyItNow } from '../../src/press/prepare';
import { prepare as shopPay } from '../../wallets/shop-pay';
import { answer, cart, context, created, money } from '../press/cart/answers';

let body: object;
let calls: string[];

beforeEach(() => {
  body = created();
  calls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return answer(url.endsWith('=cart') ? { data: { cart: cart() } } : body);
  });
});
afterEach(() => vi.unstubAllGlobals());

const OWN_CART = 'gid://shopify/Cart/c1?key=k1';

type Over = Parameters<typeof context>[0];

async function press(prepare: Prepare, over: Over = {}) {
  const wallet = prepare === shopPay ? 'shop_pay' : 'buy_it_now';
  const prepared = await prepare(context({ wallet, ...over }));
  if (!prepared.eligible) throw new Error(prepared.reason);
  return prepared.start();
}

const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';
const source = (word: string) => `&payment=shop_pay&redirect_source=direct_checkout_${word}`;

test.each<[string, Prepare, Over, string]>([
  ['Buy It Now', buyItNow, {}, '&storefront_wallet=true'],
  ['Buy It Now beside Shop Pay', buyItNow, { recommended: 'shop_pay' }, '&storefront_wallet=true'],
  ['More options', buyItNow, { wallet: 'more_options' }, '&storefront_wallet=true'],
  ['More options under Shop Pay', buyItNow, { wallet: 'more_options', recommended: 'shop_pay' }, '&skip_shop_pay=true'],
  ['Shop Pay on a product page', shopPay, { pageType: 'product' }, source('product')],
  ['Shop Pay on the cart page', shopPay, { pageType: 'cart_page' }, source('cart')],
  ['Shop Pay in the cart drawer', shopPay, { pageType: 'cart_ajax' }, source('cart')],
  ['Shop Pay in a drawer on a product page', shopPay, { pageType: 'product', cartId: () => OWN_CART }, source('cart')],
  ['Shop Pay in a drawer on an unknown page', shopPay, { pageType: 'unknown', cartId: () => OWN_CART }, source('cart')],
  ['Shop Pay at checkout', shopPay, { pageType: 'checkout', cartId: () => OWN_CART }, '&payment=shop_pay'],
  ['Shop Pay on an unknown page', shopPay, { pageType: 'unknown' }, '&payment=shop_pay'],
])('%s leads to checkout', async (_case, prepare, over, parameters) => {
  expect(await press(prepare, over)).toEqual({ type: 'redirect', url: CHECKOUT + parameters });
});

const ALL: [string, Prepare][] = [
  ['Buy It Now', buyItNow],
  ['Shop Pay', shopPay],
];

test.each(ALL)('%s sends no request before the press, and makes one cart for each press', async (_name, prepare) => {
  const prepared = await prepare(context());
  expect(calls).toEqual([]);
  if (prepared.eligible) await prepared.start();
  expect(calls).toHaveLength(1);
});

const warned = (code: string) => ({ warnings: [{ code, message: 'm', target: 't' }] });

/** All begin checkout alike: each ending by one of them. */
test.each<[string, object, object, Prepare]>([
  ['no stock', created({ cart: cart([0]), ...warned('MERCHANDISE_OUT_OF_STOCK') }), { type: 'out_of_stock' }, buyItNow],
  [
    'too little stock',
    created(warned('MERCHANDISE_NOT_ENOUGH_STOCK')),
    { type: 'decelerate', reason: 'not_enough_stock', url: `${CHECKOUT}&wallet_not_enough_stock=true` },
    buyItNow,
  ],
  [
    'another currency',
    created({ cart: cart([1], money('9.5', 'USD')) }),
    { type: 'decelerate', reason: 'currency_changed', url: `${CHECKOUT}&wallet_currency_change=true` },
    shopPay,
  ],
])('a press ends on %s', async (_case, data, ending, prepare) => {
  body = data;
  expect(await press(prepare)).toMatchObject(ending);
});

test.each(ALL)('%s rejects with an unknown error', async (_name, prepare) => {
  body = created({ cart: null, userErrors: [{ code: 'NEW', field: null, message: 'm' }] });
  await expect(press(prepare)).rejects.toThrow('unknown error: NEW');
});

test.each(ALL)('%s uses the parameters at the click, though the host changes afterwards', async (_name, prepare) => {
  let at = 'the page was opened';
  const prepared = await prepare({ ...context(), checkoutParameters: () => ({ at }) });
  at = 'the click';
  const ending = prepared.eligible && prepared.start();
  at = 'the end';
  expect(await ending).toMatchObject({ url: `${CHECKOUT}&at=the+click` });
});
