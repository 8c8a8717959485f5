import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../../../src/press/running/cart/calls';
import { pendingOrder, purchaseKeyOf, seenOrders } from '../../../../src/press/orders/pending-order';
import { claimPurchase, outcomeKnown } from '../../../../wallets/order/payment/claim-purchase';
import type { Order } from '../../../../wallets/order/lifetime/order';
import { begun, settled } from '../lifetime/begun-order';

const MINUTE = 60_000;
const TEAPOT = purchaseKeyOf({ variantId: 1, quantity: 1, properties: {} }, null);
const BOWL = purchaseKeyOf({ variantId: 2, quantity: 1, properties: {} }, null);

type Storage = Record<string, string>;
let page: EventTarget;
let ofTabs: Storage;
let ofTab: Storage;

const leave = () => page.dispatchEvent(new Event('pagehide'));
const checkoutOf = (id: string) => `https://shop.example/${id}`;

/** An order of one page for a purchase, with a cart of its own. */
function orderOf(id: string, bought = TEAPOT): Order {
  const order = begun();
  order.ctx.purchaseKey = () => bought;
  return Object.assign(order, { created: { id, checkoutUrl: checkoutOf(id) } as Cart, seenCartIds: seenOrders() });
}

const claim = (order: Order) => claimPurchase(order, order.created!);

/** A submitted order, whose outcome is unknown. */
async function submitted(id: string, bought = TEAPOT): Promise<Order> {
  const order = orderOf(id, bought);
  expect(await claim(order)).toBeUndefined();
  return order;
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** A storage that is full: it can be read. */
const full = () => new Proxy<Storage>({}, { set: refuse });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  page = new EventTarget();
  [ofTabs, ofTab] = [{}, {}];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', ofTabs);
  vi.stubGlobal('sessionStorage', ofTab);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an order whose outcome is unknown', () => {
  test('gets every press of its page', async () => {
    await submitted('c1');
    expect([pendingOrder(TEAPOT)?.cartId, pendingOrder(BOWL)?.cartId]).toEqual(['c1', 'c1']);
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
  });

  test('gets the presses for the same purchase in all tabs for 30 minutes, and then nothing is kept of it', async () => {
    await submitted('c1');
    leave();
    expect([pendingOrder(TEAPOT)?.checkoutUrl, pendingOrder(BOWL)]).toEqual([checkoutOf('c1'), undefined]);
    vi.setSystemTime(Date.now() + 30 * MINUTE - 1);
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
    vi.setSystemTime(Date.now() + 1);
    expect(pendingOrder(BOWL)).toBeUndefined();
    expect([ofTabs, ofTab]).toEqual([{}, {}]);
  });

  test('is remembered when the clock is set back by a minute, and forgotten when it is set back further', async () => {
    await submitted('c1');
    leave();
    vi.setSystemTime(Date.now() - MINUTE);
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
    vi.setSystemTime(Date.now() - 1);
    expect([pendingOrder(TEAPOT), ofTabs]).toEqual([undefined, {}]);
  });

  test.each<[string, () => unknown, string, () => unknown]>([
    ['the tabs have no storage', () => null, 'its tab', () => ofTab],
    ['the storage of the tabs is full', full, 'its tab', () => ofTab],
    ['no storage may be used', refuse, 'its page', refuse],
    ['all storages are full', full, 'its page', full],
  ])('where %s, is remembered by %3$s', async (_how, storage, _by, other) => {
    for (const [name, get] of [
      ['localStorage', storage],
      ['sessionStorage', other],
    ] as const)
      Object.defineProperty(globalThis, name, { configurable: true, get });
    const order = await submitted('c1');
    leave();
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
    outcomeKnown(order, false);
    expect(pendingOrder(TEAPOT)).toBeUndefined();
  });

  test('is remembered beside another one', async () => {
    const order = await submitted('c1');
    await submitted('c2', BOWL);
    leave();
    expect([pendingOrder(TEAPOT)?.cartId, pendingOrder(BOWL)?.cartId]).toEqual(['c1', 'c2']);
    outcomeKnown(order, true);
    expect([pendingOrder(TEAPOT), pendingOrder(BOWL)?.cartId]).toEqual([undefined, 'c2']);
  });
});

test('an order that was refused leads no later press to its cart', async () => {
  outcomeKnown(await submitted('c1'), false);
  expect([pendingOrder(TEAPOT), ofTabs]).toEqual([undefined, {}]);
});

test('a page that is about to show its order leads every press to it', async () => {
  outcomeKnown(await submitted('c1'), true);
  expect(pendingOrder(BOWL)?.cartId).toBe('c1');
  leave();
  expect(pendingOrder(TEAPOT)).toBeUndefined();
});

test.each(['', '{', 'null', '5', '{}', '[null, 5, {"bought": 1}]'])(
  'other content "%s" in storage is ignored',
  async (text) => {
    ofTabs[`karui:pending-order:${TEAPOT}`] = text;
    ofTabs['other'] = text;
    expect(pendingOrder(TEAPOT)).toBeUndefined();
    await submitted('c1');
    leave();
    expect(pendingOrder(TEAPOT)?.cartId).toBe('c1');
    expect(ofTabs['other']).toBe(text);
  },
);

describe('a sheet for a purchase that another tab has submitted', () => {
  const elsewhere = { type: 'redirect', url: checkoutOf('c1') };

  test('ends at that cart’s checkout; another purchase goes on', async () => {
    await submitted('c1');
    expect(await claim(orderOf('c2'))).toEqual(elsewhere);
    expect(await claim(orderOf('c3', BOWL))).toBeUndefined();
  });

  test.each<[string, number, boolean]>([
    ['before its order could be seen', 1999, false],
    ['when its order was seen', 2001, true],
  ])('was approved %s', async (_when, after, isAnother) => {
    outcomeKnown(await submitted('c1'), true);
    vi.setSystemTime(Date.now() + after);
    expect(await claim(orderOf('c2'))).toEqual(isAnother ? undefined : elsewhere);
  });

  test('was approved before its order was known, also where the clock was put back after that', async () => {
    const other = await submitted('c1');
    const approved = orderOf('c2');
    vi.setSystemTime(Date.now() - MINUTE);
    outcomeKnown(other, true);
    expect(await claim(approved)).toEqual(elsewhere);
  });

  test('forgets its order a minute after it was known', async () => {
    outcomeKnown(await submitted('c1'), true);
    leave();
    vi.setSystemTime(Date.now() + MINUTE);
    expect([pendingOrder(BOWL), ofTabs]).toEqual([undefined, {}]);
  });

  test('that was closed before it could claim leaves no line', async () => {
    const order = orderOf('c1');
    order.closing.abort(new Error('closed'));
    await expect(claim(order)).rejects.toThrow('closed');
    expect(ofTabs).toEqual({});
  });
});

describe('the lock', () => {
  type Hold = () => Promise<void> | undefined;
  const locks = (request: (name: string, options: { signal: AbortSignal }, hold: Hold) => Promise<unknown>) =>
    vi.stubGlobal('navigator', { locks: { request } });

  test('is held for 100 ms after the line was written, and the submission waits for nothing', async () => {
    let isHeld = true;
    locks((_name, _options, hold) => Promise.resolve(hold()).then(() => (isHeld = false)));
    await submitted('c1');
    await vi.advanceTimersByTimeAsync(99);
    expect(isHeld).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isHeld).toBe(false);
  });

  test.each<[string, Parameters<typeof locks>[0]]>([
    ['is refused', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    ['throws', refuse],
  ])('that %s is done without', async (_how, request) => {
    locks(request);
    await submitted('c1');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that hangs in two tabs is waited for by one longer, so that it sees what the other has submitted', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
    locks(() => new Promise(() => {}));
    const began = Date.now();
    const ended: unknown[] = [];
    for (const id of ['c1', 'c2'])
      void claim(orderOf(id)).then((ending) => ended.push([id, Date.now() - began, ending?.url]));
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended).toEqual([
      ['c1', 1100, undefined],
      ['c2', 1900, checkoutOf('c1')],
    ]);
  });

  test('that another tab does not let go is waited for 1 to 2 s, and not held when it comes later', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0);
    let late!: Hold;
    let wait!: AbortSignal;
    locks((_name, { signal }, hold) => {
      [late, wait] = [hold, signal];
      return new Promise(() => {});
    });
    const claimed = claim(orderOf('c1'));
    await vi.advanceTimersByTimeAsync(999);
    expect([ofTabs, wait.aborted]).toEqual([{}, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await claimed, wait.aborted, Object.keys(ofTabs).length]).toEqual([undefined, true, 1]);
    await late();
    await settled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
