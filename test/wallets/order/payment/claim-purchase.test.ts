import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../../../src/press/cart/calls';
import { earlierOrder, seenOrders } from '../../../../src/press/pending-order';
import { purchaseKeyOf } from '../../../../src/press/product-form';
import { claimPurchase, isElsewhere, outcomeKnown, type Claim } from '../../../../wallets/order/payment/claim-purchase';
import type { HeldClaim } from '../../../../wallets/order/payment/held-claims';
import type { Order } from '../../../../wallets/order/order';
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

/** What becomes of a claim. Where nobody has the lock, it waits for what other tabs may have written in the same moment. */
async function claim(order: Order): Promise<Claim> {
  const claiming = claimPurchase(order, order.created!);
  void claiming.catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  return claiming;
}

/** The claim of a submitted order, whose outcome is unknown. */
async function submitted(id: string, bought = TEAPOT): Promise<HeldClaim> {
  const claimed = await claim(orderOf(id, bought));
  if (isElsewhere(claimed)) throw new Error(`claimed by ${claimed.url}`);
  return claimed;
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
    expect([earlierOrder(TEAPOT)?.cartId, earlierOrder(BOWL)?.cartId]).toEqual(['c1', 'c1']);
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
    expect(earlierOrder(TEAPOT)?.cartId).toBe('c1');
  });

  test('gets the presses for the same purchase in all tabs for 30 minutes, and then nothing is kept of it', async () => {
    const at = Date.now();
    await submitted('c1');
    leave();
    expect([earlierOrder(TEAPOT)?.checkoutUrl, earlierOrder(BOWL)]).toEqual([checkoutOf('c1'), undefined]);
    vi.setSystemTime(at + 30 * MINUTE - 1);
    expect(earlierOrder(TEAPOT)?.cartId).toBe('c1');
    vi.setSystemTime(Date.now() + 1);
    expect(earlierOrder(BOWL)).toBeUndefined();
    expect([ofTabs, ofTab]).toEqual([{}, {}]);
  });

  test('is remembered when the clock is set back by a minute, and forgotten when it is set back further', async () => {
    const at = Date.now();
    await submitted('c1');
    leave();
    vi.setSystemTime(at - MINUTE);
    expect(earlierOrder(TEAPOT)?.cartId).toBe('c1');
    vi.setSystemTime(Date.now() - 1);
    expect([earlierOrder(TEAPOT), ofTabs]).toEqual([undefined, {}]);
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
    expect(earlierOrder(TEAPOT)?.cartId).toBe('c1');
    outcomeKnown(order, false);
    expect(earlierOrder(TEAPOT)).toBeUndefined();
  });

  test('is remembered beside another one', async () => {
    const order = await submitted('c1');
    await submitted('c2', BOWL);
    leave();
    expect([earlierOrder(TEAPOT)?.cartId, earlierOrder(BOWL)?.cartId]).toEqual(['c1', 'c2']);
    outcomeKnown(order, true);
    expect([earlierOrder(TEAPOT), earlierOrder(BOWL)?.cartId]).toEqual([undefined, 'c2']);
  });
});

test('an order that was refused leads no later press to its cart', async () => {
  outcomeKnown(await submitted('c1'), false);
  expect([earlierOrder(TEAPOT), ofTabs]).toEqual([undefined, {}]);
});

test('a page that is about to show its order leads every press to it', async () => {
  outcomeKnown(await submitted('c1'), true);
  expect(earlierOrder(BOWL)?.cartId).toBe('c1');
  leave();
  expect(earlierOrder(TEAPOT)).toBeUndefined();
});

test.each(['', '{', 'null', '5', '{}', '[null, 5, {"bought": 1}]'])(
  'other content "%s" in storage is ignored',
  async (text) => {
    ofTabs[`karui:pending-order:${TEAPOT}`] = text;
    ofTabs['other'] = text;
    expect(earlierOrder(TEAPOT)).toBeUndefined();
    await submitted('c1');
    leave();
    expect(earlierOrder(TEAPOT)?.cartId).toBe('c1');
    expect(ofTabs['other']).toBe(text);
  },
);

describe('a sheet for a purchase that another tab has submitted', () => {
  const elsewhere = { type: 'redirect', url: checkoutOf('c1') };

  test('ends at that cart’s checkout; another purchase goes on', async () => {
    await submitted('c1');
    expect(await claim(orderOf('c2'))).toEqual(elsewhere);
    expect(await claim(orderOf('c3', BOWL))).toMatchObject({ claimed: { cartId: 'c3' } });
  });

  test.each<[string, number, boolean]>([
    ['before its order could be seen', 1999, false],
    ['when its order was seen', 2001, true],
  ])('was approved %s', async (_when, after, isAnother) => {
    outcomeKnown(await submitted('c1'), true);
    vi.setSystemTime(Date.now() + after);
    expect(await claim(orderOf('c2'))).toMatchObject(isAnother ? { claimed: { cartId: 'c2' } } : elsewhere);
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
    expect([earlierOrder(BOWL), ofTabs]).toEqual([undefined, {}]);
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
  type Request = (hold: Hold, signal: AbortSignal) => Promise<unknown>;
  /** Web Locks, of which a test answers the requests for the lock under which tabs claim; `held` are the names of claims. */
  function locks(request: Request, held: string[] = []) {
    const others = { request: (name: string, hold: Hold) => Promise.resolve(held.push(name)).then(hold) };
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, ...given: [Hold] | [{ signal: AbortSignal }, Hold]) =>
          given.length === 2 ? request(given[1], given[0].signal) : others.request(name, given[0]),
        query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
      },
    });
  }
  const works: Request = (hold) => Promise.resolve(hold());

  test('is held for 100 ms after the line was written, and the submission waits for nothing', async () => {
    let isHeld = true;
    locks((hold) => Promise.resolve(hold()).then(() => (isHeld = false)));
    const order = orderOf('c1');
    expect(await claimPurchase(order, order.created!)).toMatchObject({ claimed: { cartId: 'c1' } });
    await vi.advanceTimersByTimeAsync(99);
    expect(isHeld).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isHeld).toBe(false);
  });

  test.each<[string, Request]>([
    ['is refused', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    ['throws', refuse],
  ])('that %s is done without', async (_how, request) => {
    locks(request);
    await submitted('c1');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['1 s', 0, 1000],
    ['by chance 1.5 s', 0.5, 1500],
  ])(
    'that another tab does not let go is waited for %s, and not held when it comes later',
    async (_time, chance, ms) => {
      let late!: Hold;
      let wait!: AbortSignal;
      vi.spyOn(Math, 'random').mockReturnValueOnce(chance);
      locks((hold, signal) => {
        [late, wait] = [hold, signal];
        return new Promise(() => {});
      });
      const order = orderOf('c1');
      const claimed = claimPurchase(order, order.created!);
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect([ofTabs, wait.aborted]).toEqual([{}, false]);
      await vi.advanceTimersByTimeAsync(101);
      expect([await claimed, wait.aborted, Object.keys(ofTabs).length]).toMatchObject([{}, true, 1]);
      await late();
      await settled();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('that hangs in two tabs is waited for by one longer, so that it sees what the other has submitted', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
    locks(() => new Promise(() => {}));
    const began = Date.now();
    const ended: unknown[] = [];
    for (const order of [orderOf('c1'), orderOf('c2')])
      void claimPurchase(order, order.created!).then((claimed) =>
        ended.push([Date.now() - began, isElsewhere(claimed)]),
      );
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended).toEqual([
      [1200, false],
      [1900, true],
    ]);
  });

  describe('of a claim', () => {
    let held: string[];
    const inTabWithoutLine = () => (ofTabs = Object.assign(ofTabs, { [`karui:pending-order:${TEAPOT}`]: '' }));
    beforeEach(() => locks(works, (held = [])));

    test('leads another tab to its cart, also where storage was cleared', async () => {
      await submitted('c1');
      inTabWithoutLine();
      expect(held).toHaveLength(1);
      expect(await claim(orderOf('c2'))).toEqual({ type: 'redirect', url: checkoutOf('c1') });
      expect(isElsewhere(await claim(orderOf('c3', BOWL)))).toBe(false);
    });

    test('is no hindrance where its order was seen', async () => {
      outcomeKnown(await submitted('c1'), true);
      vi.setSystemTime(Date.now() + 2001);
      expect(await claim(orderOf('c2'))).toMatchObject({ claimed: { cartId: 'c2' } });
    });

    test('that comes when the page is left already is not held', async () => {
      let late: Hold = () => undefined;
      locks(works);
      Object.assign(navigator.locks, { request: (_name: string, hold: Hold) => new Promise(() => (late = hold)) });
      const claiming = claim(orderOf('c1'));
      await vi.advanceTimersByTimeAsync(3000);
      await claiming;
      leave();
      expect(await Promise.race([late(), settled().then(() => 'held')])).not.toBe('held');
    });

    test.each<[when: string, (claimed: HeldClaim) => unknown]>([
      ['its cart is certainly no order', (claimed) => outcomeKnown(claimed, false)],
      ['its page is left', leave],
      [
        'its order was known for a minute',
        (claimed) => {
          outcomeKnown(claimed, true);
          return vi.advanceTimersByTimeAsync(MINUTE);
        },
      ],
    ])('is let go when %s', async (_when, end) => {
      let isHeld = true;
      locks(works);
      const { request } = navigator.locks;
      Object.assign(navigator.locks, {
        request: (name: string, ...given: [Hold]) =>
          (request as (name: string, hold: Hold) => Promise<unknown>)(name, ...given).then(
            () => (isHeld &&= !name.includes('c1')),
          ),
      });
      const claimed = await submitted('c1');
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(isHeld).toBe(true);
      await end(claimed);
      await settled();
      expect(isHeld).toBe(false);
    });
  });
});

test('an order whose line was cleared meanwhile is noted again, but not in the place of another cart', async () => {
  const [first, second] = [await submitted('c1'), await submitted('c2', BOWL)];
  const key = (bought: string) => `karui:pending-order:${bought}`;
  const other = `${Date.now()}\tc9\t${checkoutOf('c9')}`;
  delete ofTabs[key(TEAPOT)];
  ofTabs[key(BOWL)] = other;
  outcomeKnown(first, true);
  outcomeKnown(second, true);
  expect(ofTabs[key(TEAPOT)]).toBe(`${Date.now()}\tc1\t${checkoutOf('c1')}\torder`);
  expect(ofTabs[key(BOWL)]).toBe(other);
});
