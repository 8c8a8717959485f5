import { vi } from 'vitest';
import { pass, quiet } from '../in-process/fake-time';
import { BROWSER_LIMIT, createInProcessStore } from '../in-process/store';
import type { Action, Purchase } from './purchases';
import { isTold, newShopper, ordersOf } from './shopper';
import { openTab, type Slot, type Tab } from './tab';
import type { InProcessStore } from '../in-process/store';

/** Does one thing in a tab. */
export function act(tab: Tab, store: InProcessStore, action: Action): unknown {
  switch (action.do) {
    case 'press':
      return tab.press(action.wallet);
    case 'pay':
      return tab.pay();
    case 'cancel':
      return tab.cancel();
    case 'back':
      return tab.back();
    case 'reload':
      return tab.reload();
    case 'clock':
      return vi.setSystemTime(Date.now() + action.by);
    case 'fault':
      return store.fault(action.fault);
    default:
      return action satisfies never;
  }
}

/** Waits for so long, or until the shopper can use a tab. */
export async function patience(tab: Tab, wait: number | null): Promise<void> {
  if (wait !== null) return pass(wait);
  await quiet();
  await pass(45_000, tab.isReady);
}

/** What is wrong with a purchase, when all of it is over; nothing is wrong when the list is empty. */
export async function buy(slot: Slot, { storage, pace, steps }: Purchase): Promise<string[]> {
  const store = createInProcessStore({ pace });
  const shopper = newShopper(storage);
  const tab = openTab(slot, shopper, store);
  /** Whoever sees an order has what they wanted, and what they do then is another purchase. */
  const isOver = () => isTold(shopper, store);
  let wasLeft = false;
  try {
    for (const { action, wait } of steps) {
      if (isOver()) break;
      // Without storage a page forgets its order when it is left, so the next page can't know of it.
      if (action.do === 'reload' && storage === 'throws') continue;
      wasLeft ||= action.do === 'back' || action.do === 'reload';
      const before = shopper.went.length;
      act(tab, store, action);
      await patience(tab, wait);
      // The shopper was taken away, saw no order there and came back.
      if (shopper.went.length > before && !isOver()) tab.back();
    }
    store.calm();
    await pass(2 * BROWSER_LIMIT);
    const orders = ordersOf(shopper, store);
    return [
      ...tab.violations(),
      ...(orders.length > 1 ? [`${orders.length} orders for one purchase`] : []),
      ...(orders.length > 0 && !wasLeft && !isOver() ? ['an order that nobody was told of'] : []),
    ];
  } finally {
    await tab.close();
  }
}
