import { report } from '../core/track';

/**
 * Leaves a host as the page's scripts want it, because they undo each restoring. If they have put an element around a wallet's element, the
 * new element gets the wallet's slot: a host shows only children with one of its slots.
 */
export function giveUp(host: HTMLElement, elements: readonly HTMLElement[]): void {
  report(new Error(`the page keeps undoing <${host.localName}>`));
  for (const child of host.children) child.slot ||= elements.find((element) => child.contains(element))?.slot ?? '';
}
