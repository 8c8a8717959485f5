/**
 * The platform's own wallet script, which would define the elements before the widget does. Its tag is moved into another document: a
 * script runs only in the document that it was made for, however far it has come by then.
 */
import { ofDocument } from '../core/lib/of-document';
import { CART_HOST } from '../names';
import { isLoading, page } from './page';

/** Matches the address of the platform's script. */
const IS_PLATFORM = /\/portable-wallets\//;

/** The address of the script that was held back; empty if there is none. */
let address = '';

let isBack = false;

/** Whether the platform's script may define the elements, because the widget can't load. */
export const isPlatformBack = (): boolean => isBack;

const setAside = (nodes: ArrayLike<Node>): void => {
  for (const node of Array.from(nodes) as HTMLScriptElement[]) {
    if (node.localName !== 'script' || node.type !== 'module' || !IS_PLATFORM.test(node.src)) continue;
    address = node.src;
    new Document().adoptNode(node);
  }
};

const observer = new MutationObserver((records) => {
  // Once the widget has defined all elements, a later script can't define them.
  if (page.customElements?.get(CART_HOST)) observer.disconnect();
  // While the page is parsed, thousands of nodes come: there it is cheaper to have the browser search.
  else if (isLoading()) setAside(document.querySelectorAll('script[src*="/portable-wallets/"]'));
  else records.forEach(({ addedNodes }) => setAside(addedNodes));
});

/** Keeps the platform's script from running, whether it is already in the page or comes later. */
export const keepAway = (): void => {
  setAside(ofDocument('scripts'));
  observer.observe(document, { childList: true, subtree: true });
};

/**
 * Lets the platform's script run after all, once.
 *
 * @param settle called when it has run, or failed too
 * @returns whether there was one
 */
export const putBack = (settle: () => void): boolean => {
  observer.disconnect();
  if (isBack || !address) return false;
  isBack = true;
  // A new element, because the one that was moved can't run any more.
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  script.onload = script.onerror = settle;
  script.src = address;
  ofDocument('head').appendChild(script);
  return true;
};
