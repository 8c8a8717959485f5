import { report } from '../core/track';

/**
 * Leaves a host as the page's scripts want it, because they undo each restoring. An element that they have put around a wallet's element
 * gets that wallet's slot, because a host shows only children that have one of its slots.
 */
export function giveUp(host: HTMLElement, elements: readonly HTMLElement[]): void {
  report(new Error(`the page keeps undoing <${host.localName}>`));
  for (const child of host.children) child.slot ||= elements.find((element) => child.contains(element))?.slot ?? '';
}
