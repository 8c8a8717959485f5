import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPurchase } from '../../src/page/cart-purchase';
import { listenToPage } from '../../src/click/listen-to-page';
import type { ShopAttributes } from '../../src/markup/host-attributes';
import { createWidget } from '../../src/widget/widget';
import { click } from '../../src/click/click';
import '../../src/press';
import type { WalletId } from '../../src/wallet';
import { answer, cart } from './cart/answers';

const shop: ShopAttributes = {
  accessToken: 'token',
  apiBase: 'https://shop.example',
  buyerCountry: 'JP',
  buyerLocale: 'ja',
  buyerCurrency: 'JPY',
};
const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1&storefront_wallet=true';

const end = new AbortController();
const asked: string[] = [];
const went: string[] = [];

listenToPage();

beforeEach(() => {
  asked.length = went.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).searchParams.get('operation_name')!);
    return answer({ data: { cart: cart() } });
  });
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
  document.cookie = 'cart=c1?key=k1';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
});

/** A cart whose button can be pressed. @returns presses it, and waits until the page sets off */
function openCart(wallet: WalletId = 'buy_it_now') {
  document.body.innerHTML = '<i><b></b></i>';
  const host = document.querySelector('i')!;
  const element = document.querySelector('b')!;
  const widget = createWidget({ host, shop, pageType: 'cart_page', purchase: cartPurchase(host), end: end.signal });
  return async () => {
    const before = went.length;
    click({ button: { widget, wallet, params: {}, element }, opener: element });
    await vi.waitFor(() => expect(went).toHaveLength(before + 1));
  };
}

test('the second half of a double click that comes when the page is on its way to checkout does not ask for the cart again', async () => {
  const press = openCart();
  await press();
  await press();
  expect([asked, went]).toEqual([['cart'], [CHECKOUT, CHECKOUT]]);
});

test('a cart is asked for again when it is pressed later, when it is another one, and when the page has changes to save', async () => {
  const press = openCart();
  const began = performance.now();
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => began + passed);
  await press();
  passed += 6000;
  await press();
  expect(asked).toHaveLength(2);
  document.cookie = 'cart=c2?key=k2';
  await press();
  expect(asked).toHaveLength(3);
  document.body.insertAdjacentHTML('beforeend', '<textarea name="note"></textarea>');
  passed += 2;
  document.querySelector('textarea')!.dispatchEvent(new Event('input', { bubbles: true }));
  const fourth = press();
  // The press waits for 3 s at most.
  passed += 3001;
  await fourth;
  expect(asked).toHaveLength(4);
});
