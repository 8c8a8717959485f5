import { clearSkeletons } from './clear-skeletons';
import { report } from '../core/track';

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
