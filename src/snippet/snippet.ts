/**
 * The boot script of a store's head, beside a `<template>` with the module's script tag. Browsers that will never run the widget have to
 * understand it, so that it can tidy up for them: it is compiled down to ES2015.
 *
 * The tag is parked in a template, not made by script, because a merchant can read and change it there (address, integrity), and
 * because moving it writes no script address: `require-trusted-types-for 'script'` has nothing to object to.
 */
import {
  AROUND_THEME_BUTTON,
  BUYER_CONSENT_ID,
  CART_SKELETON,
  HOSTS,
  PLATFORM_RUNS,
  PRODUCT_HOST,
  SNIPPET_TEMPLATE,
  THEME_BUTTON,
} from '../names';
import { isLoading, page } from './page';
import { keepAway, putBack } from './platform-script';

// Null where an app evaluates the script's text somewhere else.
const thisScript = document.currentScript as HTMLScriptElement | null;
/** Null where the page has removed it. */
const template = document.querySelector<HTMLTemplateElement>(`template[${SNIPPET_TEMPLATE}]`);
/** What the snippet brings along: the module's script tag, a link to the cart, and maybe logos. */
export const content = template?.content;
/** Whether no other run of this script has found the template: an app may evaluate the script's text once more. */
export const isFirstRun = template?.getAttribute(SNIPPET_TEMPLATE) === '';
template?.setAttribute(SNIPPET_TEMPLATE, 'read');
/** The page's hosts, as it stands now. */
export const findHosts = () => document.querySelectorAll<HTMLElement>(HOSTS);
let script: HTMLScriptElement | undefined;

/**
 * The module is done, well or not: a browser too old for its syntax says "load" too, so what counts is whether the elements are
 * there. If not, the platform's own script gets them, where it was kept away. Without it, or when it fails as well, everything the
 * server put in place of the buttons goes; where the theme has no button of its own beside it, the template's link is put into the
 * host, so that no host stays empty.
 */
const settle = () => {
  if (page.customElements?.get(PRODUCT_HOST)) return;
  button.failedToLoad = true;
  if (putBack(settle)) return;
  // All that a server writes into a product host is its skeleton.
  document
    .querySelectorAll(`${PRODUCT_HOST}>*,.${CART_SKELETON},#${BUYER_CONSENT_ID}`)
    .forEach((element) => element.remove());
  const link = content?.querySelector('a');
  if (!link) return;
  findHosts().forEach((host) => {
    const around = host.closest(AROUND_THEME_BUTTON) || document;
    if (!around.querySelector(THEME_BUTTON)) host.appendChild(link.cloneNode(true));
  });
};

/** Asks for the module, once. */
export const init = () => {
  try {
    // Throws where there are no custom elements; where ours are there already, nothing is left to load.
    if (!script && !customElements.get(PRODUCT_HOST)) {
      if (!content) return settle();
      script = content.querySelector('script')!;
      // A server writes the nonce once, on this script.
      if (thisScript) script.nonce = thisScript.nonce;
      script.onload = script.onerror = settle;
      document.head.appendChild(script);
      // A browser without modules sends no event for this script.
      if (!('noModule' in script)) settle();
    }
  } catch {
    settle();
  }
};

const store = (page.Shopify = page.Shopify || {});
/** What the script shares with the page. */
export const button = (store.PaymentButton = store.PaymentButton || { isStorefrontPortableWallets: true, init });

/** Not before the page is parsed: so the widget never sees a host whose content is still arriving. */
const look = () => {
  if (isLoading() || !findHosts()[0]) return;
  observer.disconnect();
  init();
};
const observer = new MutationObserver(look);
if (isFirstRun && !template!.hasAttribute(PLATFORM_RUNS)) keepAway();
if (isFirstRun || !template) {
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', look);
  look();
}
