import { afterEach, beforeEach, vi } from 'vitest';
import type { Cart } from '../../../src/press/running/cart/calls';
import { createSheetSession } from '../../../wallets/order/session/create-sheet-session';
import type { SheetSession } from '../../../wallets/order/session/sheet-session';
import { startCart, takeCart } from '../../../wallets/order/session/take-cart';
import { cart, context } from '../../press/running/cart/answers';
import { sheetCart } from './operations/sheet-answers';

/** Where the checkout of a begun session is. */
export const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';

/** A page on a fake clock, anew for each test of a file: notes the operations that are sent; `pending` answers them. */
export function heldLine() {
  const line = { operations: [] as string[], pending: [] as ((response: Response) => void)[], page: new EventTarget() };
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(line, { operations: [], pending: [], page: new EventTarget() });
    vi.stubGlobal('addEventListener', line.page.addEventListener.bind(line.page));
    vi.stubGlobal('removeEventListener', line.page.removeEventListener.bind(line.page));
    vi.stubGlobal('fetch', (url: string) => {
      line.operations.push(new URL(url, CHECKOUT).searchParams.get('operation_name') ?? '');
      return new Promise((resolve) => line.pending.push(resolve));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return line;
}

/** A session without a cart. */
export const createSession = (signal = new AbortController().signal): SheetSession =>
  createSheetSession(context({ wallet: 'apple_pay', signal }), {
    shop: 'かるい茶舗',
    asks: { address: true, phone: true, email: true },
    offers: ['SHIPPING'],
  });

/** A session that has its cart, until the signal says that the page is left. */
export function begun(signal?: AbortSignal): SheetSession {
  const session = createSession(signal);
  startCart(session, cart() as Cart);
  takeCart(session, sheetCart);
  return session;
}

/** Lets everything happen that needs no time. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
