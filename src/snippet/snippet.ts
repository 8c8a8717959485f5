/**
 * The boot script that stands in a store's head, right behind `<template>` with the module's script tag. It must be understood by
 * browsers that will never run the widget, so that it can tidy up for them: it is compiled down to ES2015.
 *
 * The tag is parked in a template, not made by script, because a merchant can read and change it there (address, integrity), and
 * because moving it writes no script address: `require-trusted-types-for 'script'` has nothing to object to.
 */
import { doc, isLoading } from './doc';
import { AROUND_THEME_BUTTON, BUYER_CONSENT_ID, CART_SKELETON, HOSTS, PRODUCT_HOST, THEME_BUTTON } from '../names';
import { page } from './page';

const thisScript = doc.currentScript as HTMLScriptElement;
// Undefined where something else stands before the script.
export const { content } = (thisScript.previousElementSibling || thisScript) as HTMLTemplateElement;
/** The page's hosts, as it stands now. */
export const findHosts = () => doc.querySelectorAll<HTMLElement>(HOSTS);
let script: HTMLScriptElement | undefined;

/**
 * The module is done, well or not: a browser too old for its syntax says "load" too, so what counts is whether the elements are
 * there. If not, everything the server put in place of the buttons goes; where the theme has no button of its own beside it, the
 * template's link is put into the host, so that no host stays empty.
 */
const settle = () => {
  if ((page.customElements || new Map()).get(PRODUCT_HOST)) return;
  button.failedToLoad = true;
  // All that a server writes into a product host is its skeleton.
  doc
    .querySelectorAll(`${PRODUCT_HOST}>*,.${CART_SKELETON},#${BUYER_CONSENT_ID}`)
    .forEach((element) => element.remove());
  const link = content && content.querySelector('a');
  if (!link) return;
  findHosts().forEach((place) => {
    const around = place.closest(AROUND_THEME_BUTTON) || doc;
    if (!around.querySelector(THEME_BUTTON)) place.appendChild(link.cloneNode(true));
  });
};

/** Asks for the module, once. */
export const init = () => {
  try {
    // Throws where there are no custom elements; where ours are there already, nothing is left to load.
    if (!script && !customElements.get(PRODUCT_HOST)) {
      script = content.children[0] as HTMLScriptElement;
      // A server writes the nonce once, on this script.
      script.nonce = thisScript.nonce;
      script.onload = script.onerror = settle;
      doc.head.appendChild(script);
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
observer.observe(doc, { childList: true, subtree: true });
doc.addEventListener('readystatechange', look);
look();
