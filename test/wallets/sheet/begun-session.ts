import { vi } from 'vitest';
import type { Cart } from '../../../src/checkout/schema';
import { createSheetSession, type SheetSession } from '../../../wallets/sheet/sheet-session';
import { cart, context } from '../../checkout/answers';
import { sheetCart } from './operations/sheet-answers';

/** Where the checkout of a begun course is. */
export const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';

/** Stands in for the page's line: notes the operations that were asked for, and whoever answers them is in `pending`. */
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

/** A course that has its cart, until the signal says that the page is left. */
export function begun(signal = new AbortController().signal): SheetSession {
  const course = createSheetSession(context({ wallet: 'apple_pay', signal }), 'Apple Pay', 'かるい茶舗');
  course.start(cart() as Cart);
  course.take(sheetCart);
  return course;
}

/** Lets everything happen that needs no time. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
