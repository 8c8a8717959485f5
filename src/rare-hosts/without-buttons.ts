import {
  AROUND_THEME_BUTTON,
  CART_SKELETON,
  HOSTS,
  NOTICE_ID,
  PLATFORM_SCRIPT,
  PRODUCT_HOST,
  PRODUCT_SKELETON,
  THEME_BUTTON,
  START_MARK,
  POLICY_LINKS,
} from '../names';
import { VIEW_CART, POLICY_NOT_LOADED } from '../words';
import { pageOrigin, storePath } from '../lib/addresses';
import { report } from '../lib/track';
import type { EarlyEvent } from '../companion/early-events';

/**
 * Cleans up a page that gets no buttons: removes both kinds of skeleton and the subscription notice. If the theme has no button of its own
 * beside a host, the host gets a plain link to the cart, so that its place is not empty.
 */
export function clearSkeletons(root: ParentNode = document): void {
  const skeletons = `.${PRODUCT_SKELETON}, .${CART_SKELETON}, #${NOTICE_ID}`;
  for (const skeleton of Array.from(root.querySelectorAll(skeletons))) {
    // In a product host a skeleton stands in a box of its own. Without `:has()`, which Firefox knows from 121 on.
    const box = skeleton.parentElement?.matches(`${PRODUCT_HOST} > *`) ? skeleton.parentElement : skeleton;
    box.parentNode?.removeChild(box);
  }
  // The snippet has put it back: it fills the hosts.
  if (document.querySelector(PLATFORM_SCRIPT)) return;
  for (const host of Array.from(root.querySelectorAll(HOSTS))) {
    const around = host.closest(AROUND_THEME_BUTTON) ?? document;
    if (host.childElementCount || around.querySelector(THEME_BUTTON)) continue;
    const link = document.createElement('a');
    link.href = pageOrigin() + storePath('/cart');
    link.textContent = VIEW_CART;
    host.appendChild(link);
  }
}

/**
 * A host that can't be filled keeps what a server has painted, which works by itself. Without that its skeleton goes, and it may get a link.
 *
 * @param root of the host; absent where the widget has not opened it
 */
export function leaveAsPainted(host: HTMLElement, root?: ShadowRoot): void {
  // A page may have removed the host while this code was on its way.
  if (!host.isConnected) return;
  const { Shopify } = globalThis as { Shopify?: { PaymentButton?: { failedToLoad?: boolean } } };
  if (Shopify?.PaymentButton) Shopify.PaymentButton.failedToLoad = true;
  // Shows the link.
  root?.appendChild(document.createElement('slot'));
  // A shadow root's in a quick view.
  clearSkeletons(host.parentNode!);
}

/**
 * Leaves a host as the page's scripts want it, because they undo each restoring. If they have put an element around a wallet's element, the
 * new element gets the wallet's slot: a host shows only children with one of its slots.
 */
export function giveUp(host: HTMLElement, elements: readonly HTMLElement[]): void {
  report(new Error(`the page keeps undoing <${host.localName}>`));
  for (const child of Array.from(host.children))
    child.slot ||= elements.find((element) => child.contains(element))?.slot ?? '';
}

let isTold = false;

/**
 * Says in the console, once, that another copy of the script is on the page and that this one does nothing, because the elements are
 * taken: each copy notes its address in the performance timeline when it starts.
 */
export function warnOfCopy(): void {
  const starts = performance.getEntriesByName(START_MARK) as PerformanceMark[];
  const [first, second] = new Set(starts.map(({ detail }) => detail as string));
  if (!second || isTold) return;
  isTold = true;
  console.error(`karui: ${first} runs, ${second} does nothing; load one of them only`);
}

const linkOf = ({ event, target }: Pick<EarlyEvent, 'event' | 'target'>): HTMLElement | null | undefined =>
  event.type === 'click' && event.defaultPrevented
    ? (target as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS)
    : null;

let toldAt = -Infinity;
let tryAgain: () => unknown;
const listen = (event: Event): void => void (linkOf({ event, target: event.composedPath()[0] }) && tryAgain());

/**
 * The companion, which has policies opened, could not come: a link that was pressed meanwhile leads to its page, and a button says that
 * there is none. The next press of one tries again.
 *
 * @param events the last of the page
 */
export function followLinks(events: () => readonly EarlyEvent[], startCompanion: () => unknown): void {
  const link = events()
    .filter(({ at }) => at > toldAt)
    .map(linkOf)
    .find(Boolean);
  toldAt = performance.now();
  tryAgain = startCompanion;
  addEventListener('click', listen, { capture: true, passive: true });
  if (link?.hasAttribute('href')) location.assign((link as HTMLAnchorElement).href);
  else if (link) alert(POLICY_NOT_LOADED);
}
