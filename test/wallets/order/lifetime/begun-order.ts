import type { Step } from '../../../../wallets/order/step';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Cart } from '../../../../src/press/cart/calls';
import { createOrder, giveCart } from '../../../../wallets/order/create-order';
import type { Order } from '../../../../wallets/order/order';
import { cart, context } from '../../../press/cart/answers';
import { freeLocks } from '../../in-process/free-locks';
import { orderCart } from '../operations/sheet-answers';

/** Where the checkout of a begun order is. */
export const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';

/** A page on a fake clock, anew for each test of a file: notes the operations that are sent; `pending` answers them. */
export function heldNetwork() {
  const line = { operations: [] as string[], pending: [] as ((response: Response) => void)[], page: new EventTarget() };
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(line, { operations: [], pending: [], page: new EventTarget() });
    vi.stubGlobal('addEventListener', line.page.addEventListener.bind(line.page));
    vi.stubGlobal('removeEventListener', line.page.removeEventListener.bind(line.page));
    vi.stubGlobal('localStorage', {});
    vi.stubGlobal('navigator', { locks: freeLocks() });
    vi.stubGlobal('fetch', (url: string) => {
      line.operations.push(new URL(url, CHECKOUT).searchParams.get('operation_name') ?? '');
      return new Promise((resolve) => line.pending.push(resolve));
    });
  });
  afterEach(() => {
    // The page's memory ends with it.
    line.page.dispatchEvent(new Event('pagehide'));
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return line;
}

/** An order without a cart. */
export const created = (signal = new AbortController().signal): Order =>
  createOrder(context({ wallet: 'apple_pay', signal }), {
    shop: 'かるい茶舗',
    asks: { address: true, phone: true, email: true },
    deliveryTypes: ['SHIPPING'],
  });

/** An order that has its cart, until the signal says that the page is left. */
export function begun(signal?: AbortSignal): Order {
  const order = created(signal);
  giveCart(order, cart() as Cart);
  return order;
}

const situation = { stage: 'open', wallet: 'apple_pay', asks: { phone: true, email: true } } as const;

/** Where a begun order stands. */
export const stepOf = (order: Order): Step => ({
  order,
  deadline: { at: Infinity, signal: order.closing.signal, end() {} },
  situation,
  cart: orderCart,
  actions: [],
});

/** Lets everything happen that needs no time. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
