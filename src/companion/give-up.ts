import { report } from '../telemetry/track';

/**
 * Leaves a host as the page wants it, whose scripts keep undoing what is restored. Wallets' elements that they insist on wrapping are
 * shown as well: a host shows only children that ask for one of its slots.
 */
export function giveUp(host: HTMLElement, elements: readonly HTMLElement[]): void {
  report(new Error(`a script of the page keeps undoing <${host.localName}>`));
  for (const element of elements) {
    let child: HTMLElement | null = element;
    while (child && child.parentElement !== host) child = child.parentElement;
    if (child) child.slot = element.slot;
  }
}
