import { loadDialog } from '../dialog/load-dialog';
import { HOSTS, NOTICE_ID, POLICY_BUTTON_ID } from '../names';
import { savesData } from '../lib/saves-data';
import { warmPolicies, policyLinks } from './policy-links';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { ShopAttributes } from '../markup/host-attributes';
import { createRestorer } from '../companion/restorer';
import { report } from '../lib/track';

/** Select a subscription's notice, and the button of its policy. */
export const NOTICE = `#${NOTICE_ID}`;
export const BUTTON = `#${POLICY_BUTTON_ID}`;
const HIDDEN = 'hidden';

/** Writes an attribute only if it differs: every write is a mutation, and an observer that answers by writing would never end. */
function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const tabindex = (shown: boolean) => (shown ? '0' : '-1');

/** Whether a policy button has the attributes that `makeOperable` sets. */
const isOperable = (button: Element, shown: boolean): boolean =>
  button.getAttribute('role') === 'button' && button.getAttribute('tabindex') === tabindex(shown);

/** Makes a policy button focusable and visible to assistive technology, but only while it is shown. */
function makeOperable(button: Element, shown: boolean): void {
  writeAttribute(button, 'role', 'button');
  writeAttribute(button, 'tabindex', tabindex(shown));
}

/** Host → whether the chosen purchase has a selling plan. */
export const planOfHost = new Map<Element, boolean>();

/**
 * Whether a notice should be shown; null if that is not known yet. A notice belongs to the hosts in the smallest part of the page that
 * contains both: its form or wrapper, or the whole page if a merchant has put the notice somewhere else.
 */
function isWanted(notice: Element): boolean | null {
  let around = notice.parentNode;
  while (around && !around.querySelector(HOSTS)) around = around.parentNode;
  let wanted: boolean | null = null;
  for (const host of Array.from(around?.querySelectorAll(HOSTS) ?? []))
    wanted = wanted || (planOfHost.get(host) ?? wanted);
  return wanted;
}

/** Whether an element is a notice; others are policy buttons. */
export const isNotice = (element: Element): boolean => element.id === NOTICE_ID;
const shouldBeShown = (element: Element): boolean | null => (isNotice(element) ? isWanted(element) : true);
const buttonsOf = (element: Element) => (isNotice(element) ? Array.from(element.querySelectorAll(BUTTON)) : [element]);

/** Whether a notice, or a button outside of one, is as it should be. */
export function isUpToDate(element: Element): boolean {
  const shown = shouldBeShown(element);
  if (shown === null) return true;
  const isAsShown =
    element.classList.contains(HIDDEN) !== shown && element.getAttribute('aria-hidden') === String(!shown);
  return (!isNotice(element) || isAsShown) && buttonsOf(element).every((button) => isOperable(button, shown));
}

/** Shows or hides a notice, and makes its buttons reachable while they are shown. */
export function updateNotice(element: Element): void {
  const shown = shouldBeShown(element) === true;
  if (isNotice(element)) {
    if (shown && !savesData()) warmPolicies(loadDialog);
    element.classList.toggle(HIDDEN, !shown);
    writeAttribute(element, 'aria-hidden', String(!shown));
  }
  for (const button of buttonsOf(element)) makeOperable(button, shown);
}

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
