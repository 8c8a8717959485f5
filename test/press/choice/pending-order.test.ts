import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOrder, pendingOrder, purchaseKey, rememberOrder } from '../../../src/press/choice/pending-order';

const MINUTE = 60_000;
const TEAPOT = purchaseKey({ variantId: 1, quantity: 1, properties: {} }, null);
const BOWL = purchaseKey({ variantId: 2, quantity: 1, properties: {} }, null);
const order = (cartId: string, what = TEAPOT) => ({
  cartId,
  checkoutUrl: `https://shop.example/${cartId}`,
  bought: what,
});

let page: EventTarget;
let kept: Map<string, string>;

const leave = () => page.dispatchEvent(new Event('pagehide'));
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  page = new EventTarget();
  kept = new Map();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an order whose outcome is unknown', () => {
  test('gets every press of its page', () => {
    rememberOrder(order('c1'));
    expect([pendingOrder(TEAPOT)?.cartId, pendingOrder(BOWL)?.cartId]).toEqual(['c1', 'c1']);
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
  });

  test('gets the presses for the same purchase in its tab, for 30 minutes', () => {
    rememberOrder(order('c1'));
    leave();
    expect([pendingOrder(TEAPOT)?.checkoutUrl, pendingOrder(BOWL)]).toEqual(['https://shop.example/c1', undefined]);
    vi.setSystemTime(Date.now() + 30 * MINUTE - 1);
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
    vi.setSystemTime(Date.now() + 1);
    expect(pendingOrder(TEAPOT)).toBeUndefined();
  });

  test('is remembered when the clock is set back', () => {
    rememberOrder(order('c1'));
    leave();
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE);
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
  });

  test.each([
    ['throws', () => ({ getItem: refuse, setItem: refuse })],
    ['is full', () => ({ ...storage(), setItem: refuse })],
  ])('is remembered by its page when storage %s', (_how, broken) => {
    vi.stubGlobal('sessionStorage', broken());
    rememberOrder(order('c1'));
    leave();
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
    forgetOrder('c1', false);
    expect(pendingOrder(TEAPOT)).toBeUndefined();
  });

  test('is remembered beside another one', () => {
    rememberOrder(order('c1'));
    rememberOrder(order('c2', BOWL));
    leave();
    expect([pendingOrder(TEAPOT)?.cartId, pendingOrder(BOWL)?.cartId]).toEqual(['c1', 'c2']);
    forgetOrder('c1', true);
    expect([pendingOrder(TEAPOT), pendingOrder(BOWL)?.cartId]).toEqual([undefined, 'c2']);
  });
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('an order that was refused leads no later press to its cart', () => {
  rememberOrder(order('c1'));
  forgetOrder('c1', false);
  expect(pendingOrder(TEAPOT)).toBeUndefined();
});

test('a page that is about to show its order leads every press to it', () => {
  rememberOrder(order('c1'));
  forgetOrder('c1', true);
  expect(pendingOrder(BOWL)?.cartId).toBe('c1');
  leave();
  expect(pendingOrder(TEAPOT)).toBeUndefined();
});

test.each(['', '{', 'null', '5', '{}', '[null, 5, {"bought": 1}]'])(
  'other content "%s" in storage is ignored',
  (text) => {
    kept.set('karui:pending-orders', text);
    expect(pendingOrder(TEAPOT)).toBeUndefined();
    rememberOrder(order('c1'));
    leave();
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
  },
);

test('the key of a purchase has nothing that the shopper has typed', () => {
  expect(purchaseKey({ variantId: 1, quantity: 2, sellingPlanId: '9', properties: { 名入れ: '花子' } }, null)).toBe(
    '1 2 9',
  );
  expect(purchaseKey(null, 'gid://shopify/Cart/c1')).toBe('gid://shopify/Cart/c1');
});
