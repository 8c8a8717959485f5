import { pass } from '../in-process/fake-time';
import { BROWSER_LIMIT, createInProcessStore, type InProcessStore } from '../in-process/store';
import { act, patience } from './buy';
import { isTold, newShopper, ordersOf, strangersCarts, type Shopper } from './shopper';
import { openTab, type Slot, type Tab } from './tab';
import type { TabAction, TabsPurchase } from './tabs';

/** Does one thing in a tab. Whoever does something there looks at it, and wakes it. */
function actInTab(tab: Tab, store: InProcessStore, action: TabAction): void {
  if (action.do === 'sleep') return tab.sleep();
  if (action.do === 'crash') return tab.crash();
  tab.wake();
  act(tab, store, action);
}

/** What is wrong with what a shopper got. */
function wrongs(shopper: Shopper, store: InProcessStore, isTracked: boolean): string[] {
  const orders = ordersOf(shopper, store).length;
  return [
    ...(orders > 1 ? [`${orders} orders for one purchase`] : []),
    ...(orders > 0 && isTracked && !isTold(shopper, store) ? ['an order that nobody was told of'] : []),
    ...strangersCarts(shopper).map((address) => `a stranger's cart: ${address}`),
  ];
}

/** What is wrong with a purchase in several tabs, when all of it is over; nothing is wrong when the list is empty. */
export async function buyInTabs(slots: readonly Slot[], purchase: TabsPurchase): Promise<string[]> {
  const { hasPrivate, sells, locks, delays, pace, steps } = purchase;
  const store = createInProcessStore({ pace });
  const create = () => newShopper('works', delays, locks);
  const usual = create();
  const hidden = create();
  const { fill } = store;
  const cartOf = () => (sells === 'cart' ? fill([['kyusu', null]]) : null);
  const carts = new Map([usual, hidden].map((shopper) => [shopper, cartOf()]));
  const tabs = slots.slice(0, purchase.tabs).map((slot, at) => {
    const shopper = hasPrivate && at === purchase.tabs - 1 ? hidden : usual;
    return { tab: openTab(slot, shopper, store, carts.get(shopper)), shopper };
  });
  let wasLeft = false;
  try {
    for (const { tab: at, action, wait } of steps) {
      const { tab, shopper } = tabs[at % tabs.length]!;
      // Whoever sees an order has what they wanted, and what they do then is another purchase.
      if (tab.isGone() || isTold(shopper, store)) continue;
      wasLeft ||= ['back', 'reload', 'crash'].includes(action.do);
      const before = shopper.went.length;
      actInTab(tab, store, action);
      await patience(tab, wait);
      // The shopper was taken away, saw no order there and came back.
      if (shopper.went.length > before && !isTold(shopper, store)) tab.back();
    }
    store.calm();
    for (const { tab } of tabs) tab.wake();
    await pass(2 * BROWSER_LIMIT);
    for (const { tab } of tabs) tab.cancel();
    await pass(BROWSER_LIMIT);
    return [
      ...tabs.flatMap(({ tab }) => (tab.isGone() ? [] : tab.violations())),
      ...tabs.flatMap(({ tab }, at) => (tab.hangs() ? [`the press of tab ${at} hangs`] : [])),
      ...[usual, hidden].flatMap((shopper) => wrongs(shopper, store, !wasLeft)),
    ];
  } finally {
    for (const { tab } of tabs) await tab.close();
  }
}
