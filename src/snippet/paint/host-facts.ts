import { CART_HOST, ALONE, CHECKOUT_BUTTON, HOSTS } from '../../names';
import { isLoading } from '../page';
import { early } from '../../early/early';

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

/** A host, a checkout page's button, or a wallet's element alone. */
const WORK = `${HOSTS},${CHECKOUT_BUTTON},${ALONE}`;

/** The one that was found last: to search the page again takes as long as to paint a button. */
let lastWork: Element | null = null;

/** Whether the page has any of them. */
export const hasWork = (): boolean => {
  if (!lastWork?.isConnected || !lastWork.matches(WORK)) lastWork = document.querySelector(WORK);
  return !!lastWork;
};

/** Whether something was added that is or holds a host. */
export const addsHost = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some((node) => node instanceof Element && (node.matches(HOSTS) || node.querySelector(HOSTS)));

/** Whether a host itself or its content has changed. */
export const changesHost = ({ target }: MutationRecord): boolean => !!(target as Element).closest?.(HOSTS);

/** Calls `run` until `end` when a form of a host has changed in any way: themes also change it without an event. */
export const watchForms = (
  hosts: readonly HTMLElement[],
  watched: WeakSet<Element>,
  run: () => void,
  end: AbortSignal,
): void => {
  for (const host of hosts) {
    const form = host.closest('form');
    if (!form || watched.has(form)) continue;
    watched.add(form);
    early.observeForm(form, host, run, end);
  }
};
