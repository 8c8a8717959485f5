import { effect, type ReadonlySignal } from '@preact/signals';
import type { ShopAttributes } from '../core/shop';
import { loadDialog } from '../network/load-dialog';
import { createRestorer } from '../companion/restorer';
import { report } from '../core/track';
import { policyLinks } from './policy-links';
import { BUTTON, isNotice, isUpToDate, NOTICE, planOfHost, updateNotice } from './notice';

/** The attributes that are written on a notice and its button. A theme's morph may remove them again. */
const WRITTEN = { subtree: true, attributeFilter: ['class', 'aria-hidden', 'role', 'tabindex'] };

/** For each notice, and each button outside a notice: restores it after the page has changed it. */
const restorers = new Map<Element, ReturnType<typeof createRestorer>>();
let endLinks = () => {};
let due = false;
const observer = new MutationObserver(() => visitElements(restoreOrFollow));

/** Writes the current state, and from now on restores it when the page changes it. */
function follow(element: Element): void {
  if (!restorers.has(element)) {
    const isIntact = () => isUpToDate(element);
    const giveUp = () => report(new Error('a script of the page keeps undoing the subscription notice'));
    restorers.set(element, createRestorer({ isIntact, restore: () => updateNotice(element), giveUp }));
    observer.observe(element, WRITTEN);
  }
  if (!isUpToDate(element)) updateNotice(element);
}

/** Restores an element that the page may have changed, or follows a new one. */
function restoreOrFollow(element: Element): void {
  const restorer = restorers.get(element);
  if (restorer) restorer.check();
  else follow(element);
}

function unfollow(isGone: (element: Element) => boolean): void {
  for (const [element, restorer] of restorers) {
    if (!isGone(element)) continue;
    restorer.stop();
    restorers.delete(element);
  }
}

/** Forgets elements that have left the page, and calls `visit` with each notice and each policy button outside of one. */
function visitElements(visit: (element: Element) => void): void {
  unfollow((element) => !element.isConnected);
  // Hosts are in the page, or in a theme's shadow roots.
  for (const place of new Set([...planOfHost.keys()].map((host) => host.getRootNode() as ParentNode & Node))) {
    for (const element of Array.from(place.querySelectorAll(`${NOTICE},${BUTTON}`))) {
      if (isNotice(element) || !element.closest(NOTICE)) visit(element);
    }
  }
}

/** Updates all notices once, even if hundreds of hosts have changed. */
function updateSoon(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    visitElements(follow);
  });
}

/**
 * Shows a host's subscription notices while the chosen purchase has a selling plan, and hides them otherwise; opens the page's policies. A
 * page may have no notice, and a theme may render one anew.
 *
 * A page with a quick view or a drawer has the id twice. So the platform's `portableWalletsShowBuyerConsent` is not used: it toggles the
 * same class and attribute, but finds only the page's first notice.
 *
 * @returns stops watching and listening
 */
export function watchNotices(host: HTMLElement, hasPlan: ReadonlySignal<boolean>, shop: ShopAttributes): () => void {
  if (!planOfHost.size) endLinks = policyLinks(shop, { loadDialog, report });
  observer.observe(host.getRootNode(), { subtree: true, childList: true });
  const end = effect(() => {
    planOfHost.set(host, hasPlan.value);
    updateSoon();
  });
  return () => {
    end();
    planOfHost.delete(host);
    if (planOfHost.size) return;
    observer.disconnect();
    unfollow(() => true);
    endLinks();
  };
}
