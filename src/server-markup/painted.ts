import { TAKEN } from '../core/ui/wallet-elements';
import { WALLETS } from './marks';

/** The elements in a host that are painted, and that the widget does not have yet. */
export const paintedIn = (host: Element): HTMLElement[] =>
  Array.from(host.querySelectorAll<HTMLElement>(`:scope>${WALLETS}:not(${TAKEN})`));

/** The closed root that a server has written for an element; null without one, and where a browser or another script keeps the internals. */
export function rootOf(element: HTMLElement): ShadowRoot | null {
  try {
    // `attachShadow` would empty it. Safari has internals from 16.4 on.
    return element.attachInternals().shadowRoot;
  } catch {
    return null;
  }
}
