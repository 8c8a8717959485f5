import { CART_HOST } from '../../names';
import { isLoading } from '../page';

/** Whether the parser has read all of an element: then a node follows it or one of its ancestors, or the page is complete. */
export function isWhole(element: Element): boolean {
  if (!isLoading()) return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

/** Whether the widget has defined the host's element. */
export const isDefined = (host: Element): boolean => !!customElements.get(host.localName);

/** Whether a host is a cart's. */
export const isCart = (host: Element): boolean => host.localName === CART_HOST;
