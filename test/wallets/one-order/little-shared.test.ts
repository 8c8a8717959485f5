import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { pass } from '../in-process/fake-time';
import { modelPatience, modelRuns } from '../in-process/model-runs';
import { BROWSER_LIMIT, createInProcessStore } from '../in-process/store';
import { patience } from './buy';
import { pace } from './purchases';
import type { Locks } from './shared-locks';
import { isTold, newShopper, ordersOf, strangersCarts, type Storage } from './shopper';
import { createSlot, openTab, type Slot } from './tab';
import { onTabs } from './tab-globals';
import { delays } from './tabs';

onTabs();

const slots: Slot[] = [];
beforeAll(async () => {
  for (let tab = 0; tab < 2; tab++) slots.push(await createSlot());
}, 120_000);

const RUNS = modelRuns(60, 3000);

/** A purchase that is approved in two tabs, one after the other. */
const purchases = fc.record({
  pace,
  delays,
  sells: fc.constantFrom('teapot', 'cart'),
  /** Milliseconds between the two approvals. */
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 6000 })),
  /** Milliseconds until a page is gone that has asked for another one. */
  leaves: fc.integer({ min: 0, max: 800 }),
});

type Purchase = typeof purchases extends fc.Arbitrary<infer T> ? T : never;

/** What is wrong with it; nothing is wrong when the list is empty. */
async function buyInBoth(storage: Storage, locks: Locks, { pace: line, delays: late, sells, gap, leaves }: Purchase) {
  const store = createInProcessStore({ pace: line });
  const shopper = newShopper(storage, late, locks);
  const { fill } = store;
  const cart = sells === 'cart' ? fill([['kyusu', null]]) : null;
  const tabs = slots.map((slot) => openTab(slot, shopper, store, cart));
  const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  /** Pages that have asked for another one are gone a moment later. */
  const passWithPages = async (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      await pass(end - performance.now(), () => tabs.some((tab) => tab.isLeaving()));
      if (!tabs.some((tab) => tab.isLeaving())) continue;
      await pass(leaves);
      for (const tab of tabs) if (tab.isLeaving()) tab.reload();
    }
  };
  try {
    for (const tab of tabs) {
      tab.press('apple_pay');
      await patience(tab, null);
    }
    first.pay();
    await passWithPages(gap);
    // Whoever sees an order and approves another sheet buys again.
    if (!isTold(shopper, store)) second.pay();
    await passWithPages(2 * BROWSER_LIMIT);
    const orders = ordersOf(shopper, store).length;
    return [
      ...(orders > 1 ? [`${orders} orders for one purchase`] : []),
      ...(tabs.some((tab) => tab.hangs()) ? ['a press hangs'] : []),
      ...strangersCarts(shopper),
    ];
  } finally {
    for (const tab of tabs) await tab.close();
  }
}

test.each<[how: string, Storage, Locks]>([
  ['storage is full', 'full', 'work'],
  ['storage is blocked', 'throws', 'work'],
  ['a script of the page clears storage', 'cleared', 'work'],
  ['the browser has no locks', 'works', 'missing'],
  ['locks are refused', 'works', 'refused'],
  ['another page never lets the lock go', 'works', 'stuck'],
  ['locks answer nothing', 'works', 'silent'],
  ['storage is full, and another page never lets the lock go', 'full', 'stuck'],
])(
  'a purchase that is approved in two tabs makes at most one order, also where %s',
  (_how, storage, locks) =>
    fc.assert(
      fc.asyncProperty(purchases, async (purchase) => {
        expect(await buyInBoth(storage, locks, purchase)).toEqual([]);
      }),
      RUNS,
    ),
  modelPatience(RUNS),
);
