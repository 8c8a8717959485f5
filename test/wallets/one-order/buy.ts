import { vi } from 'vitest';
import { pass, quiet } from '../in-process/fake-time';
import { BROWSER_LIMIT } from '../in-process/store';
import type { Action, Purchase } from './purchases';
import { shopPage, type ShopPage } from './shop-page';

const ENDED = new Set(['none', 'completed', 'failed', 'cancelled', 'aborted']);

/** Whether somebody who went to an address sees an order there: the store forwards a finished cart to its order. */
function showsOrder({ store }: ShopPage, address: string): boolean {
  const [, token = ''] = /\/(?:cart\/c|thank-you)\/([^/?]+)/.exec(address) ?? [];
  return store.state.carts.isComplete(token);
}

function act(page: ShopPage, action: Action): void {
  const state = page.sheet()?.state ?? 'none';
  switch (action.do) {
    case 'press':
      // The sheet lies over the page.
      return ENDED.has(state) ? page.press(action.wallet) : undefined;
    case 'pay':
      return state === 'ready' && page.sheet()?.canPay ? page.user().authorize() : undefined;
    case 'cancel':
      return ENDED.has(state) ? undefined : page.user().cancel();
    case 'back':
      return page.back();
    case 'reload':
      return page.reload();
    case 'clock':
      return void vi.setSystemTime(Date.now() + action.by);
    case 'fault':
      return page.store.fault(action.fault);
    default:
      return action satisfies never;
  }
}

/** What is wrong with a purchase, when all of it is over; nothing is wrong when the list is empty. */
export async function buy({ storage, pace, steps }: Purchase): Promise<string[]> {
  const page = shopPage(pace, storage);
  const isReady = () => ENDED.has(page.sheet()?.state ?? 'none') || page.sheet()?.state === 'ready';
  /** Whoever sees an order has what they wanted, and what they do then is another purchase. */
  const isTold = () => page.visit.went.some((address) => showsOrder(page, address));
  let wasLeft = false;
  try {
    for (const { action, wait } of steps) {
      if (isTold()) break;
      // Without storage a page forgets its order when it is left, so the next page can't know of it.
      if (action.do === 'reload' && storage === 'throws') continue;
      wasLeft ||= action.do === 'back' || action.do === 'reload';
      const before = page.visit.went.length;
      act(page, action);
      if (wait === null) {
        await quiet();
        await pass(45_000, isReady);
      } else await pass(wait);
      // The shopper was taken away, saw no order there and came back.
      if (page.visit.went.length > before && !isTold()) page.back();
    }
    page.store.calm();
    await pass(2 * BROWSER_LIMIT);
    const orders = page.store.orders();
    return [
      ...page.violations(),
      ...(orders.length > 1 ? [`${orders.length} orders for one purchase`] : []),
      ...(orders.length > 0 && !wasLeft && !isTold() ? ['an order that nobody was told of'] : []),
    ];
  } finally {
    await page.close();
  }
}
