/**
 * The boot script of a store's head, beside a `<template>` that contains the module's script tag. Browsers that can't run the widget must
 * be able to run this script, because it tidies up for them: it is compiled to ES2015.
 *
 * The tag is in a template and not made by script, because a merchant can read and change it there (address, integrity), and because moving
 * it sets no script address: `require-trusted-types-for 'script'` allows that.
 */
import { ofDocument } from '../core/lib/of-document';
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
const thisScript = ofDocument('currentScript') as HTMLScriptElement | null;
/** Null where the page has removed it. */
const template = document.querySelector<HTMLTemplateElement>(`template[${SNIPPET_TEMPLATE}]`);
/** The content of the snippet's template: the module's script tag, a link to the cart, and maybe logos. */
export const content = template?.content;
/** Whether no other run of this script has found the template: an app may evaluate the script's text once more. */
export const isFirstRun = template?.getAttribute(SNIPPET_TEMPLATE) === '';
template?.setAttribute(SNIPPET_TEMPLATE, 'read');
/** The hosts that are in the page now. */
export const findHosts = () => document.querySelectorAll<HTMLElement>(HOSTS);
let script: HTMLScriptElement | undefined;

/**
 * Runs when the module has loaded or failed. A browser too old for its syntax also fires "load", so the check is whether the elements are
 * defined. If they are not, the platform's own script gets them, if it was held back. If there is none, or if it fails as well, all that
 * the server put in place of the buttons is removed. A host beside which the theme has no button of its own then gets the template's link,
 * so that no host stays empty.
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
    // Throws if the browser has no custom elements. If ours are already defined, there is nothing to load.
    if (!script && !customElements.get(PRODUCT_HOST)) {
      if (!content) return settle();
      script = content.querySelector('script')!;
      // A server writes the nonce once, on this script.
      if (thisScript) script.nonce = thisScript.nonce;
      script.onload = script.onerror = settle;
      ofDocument('head').appendChild(script);
      // A browser without modules sends no event for this script.
      if (!('noModule' in script)) settle();
    }
  } catch {
    settle();
  }
};

const store = (page.Shopify = page.Shopify || {});
/** The object that the script shares with the page. */
export const button = (store.PaymentButton = store.PaymentButton || { isStorefrontPortableWallets: true, init });

/** Waits until the page is parsed, so that the widget never sees a host with incomplete content. */
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
