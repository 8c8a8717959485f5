import { vi } from 'vitest';
import type { Cart } from '../../../src/press/checkout/schema';
import { createSheetSession } from '../../../wallets/sheet/session/create-sheet-session';
import type { SheetSession } from '../../../wallets/sheet/session/sheet-session';
import { startCart, takeCart } from '../../../wallets/sheet/session/take-cart';
import { cart, context } from '../../press/checkout/answers';
import { sheetCart } from './operations/sheet-answers';

/** Where the checkout of a begun session is. */
export const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';

/** Replaces the page's `fetch`: notes the operations that are sent; `pending` answers them. */
export function holdLine() {
  const operations: string[] = [];
  const pending: ((response: Response) => void)[] = [];
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', (url: string) => {
    operations.push(new URL(url, CHECKOUT).searchParams.get('operation_name') ?? '');
    return new Promise((resolve) => pending.push(resolve));
  });
  return { operations, pending, page };
}

/** A session without a cart. */
export const createSession = (signal = new AbortController().signal): SheetSession =>
  createSheetSession(context({ wallet: 'apple_pay', signal }), {
    name: 'Apple Pay',
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
