import { report } from '../track';

/**
 * Leaves a host as the page wants it, whose scripts keep undoing what is restored. Wallets' elements that they insist on wrapping are
 * shown as well: a host shows only children that ask for one of its slots.
 */
export function giveUp(host: HTMLElement, elements: readonly HTMLElement[]): void {
  report(new Error(`the page keeps undoing <${host.localName}>`));
  for (const child of host.children) child.slot ||= elements.find((element) => child.contains(element))?.slot ?? '';
}
