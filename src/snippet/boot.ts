/**
 * Loads the widget's module, whose script tag stands in a `<template>` of the store's head, and tidies up where that fails. Browsers that
 * can't run the widget must be able to run this code: it is compiled to ES2015.
 *
 * The tag is in a template and not made by script, because a merchant can read and change it there (address, integrity), and because moving
 * it sets no script address: `require-trusted-types-for 'script'` allows that.
 */
import { ofDocument } from '../core/lib/of-document';
import { isOffline, LINE_LIMIT, tryAgain, waitForLine } from '../early/line';
import { CART_HOST, EARLY, HOSTS, PLATFORM_RUNS, PRODUCT_HOST } from '../names';
import { clearUp } from './clear-up';
import { loadModule } from './load-module';
import { page } from './page';
import { keepAway, putBack } from './platform-script';
import { thisScript, template, content, isFirstRun } from './template';

/** The module's file. */
const CORE = 'wallets.js';

/** The hosts that are in the page now. */
export const findHosts = () => document.querySelectorAll<HTMLElement>(HOSTS);
/** The module's script tag, in the template or moved from there; absent where the page has changed the template. */
const tag = content?.querySelector('script');
let isAsked = false;

/** Address of another file of the build: all have the same prefix, which in a theme is the beginning of a file name. */
export const addressOf = (file: string): string => {
  const address = tag?.getAttribute('src') ?? '';
  return address.endsWith(CORE) ? address.slice(0, -CORE.length) + file : address;
};

/** Addresses that were asked for, each once. */
const fetched = new Set<string>();

/** Has the browser fetch something that does not run by itself. */
const fetchOnce = (href: string, as: Partial<HTMLLinkElement>): void => {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = Object.assign(document.createElement('link'), as);
  if (thisScript) link.nonce = thisScript.nonce;
  link.href = href;
  ofDocument('head').appendChild(link);
};

/** Has the browser fetch and compile files of the build, which run only when they are imported. */
export const fetchFiles = (files: readonly string[], fetchPriority: 'high' | 'low'): void => {
  // What fails now would not be fetched again by some browsers, see `tryAgain`.
  if (!tag || isOffline()) return;
  for (const file of files) {
    const as = { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority };
    // Otherwise the module's tag would get a file that nobody has checked. The others have no such attribute, so that an import map's counts.
    fetchOnce(addressOf(file), file === CORE ? Object.assign(as, { integrity: tag.integrity }) : as);
  }
};

/** Has the browser fetch a vendor's script, which the wallet's own code adds to the page later. */
export const fetchScript = (href: string): void => fetchOnce(href, { rel: 'preload', as: 'script' });

/** Whether the browser, or the page, has Apple Pay without Apple's script from us. */
export const hasApple = (): boolean => 'ApplePaySession' in self;

/** The core and those of its parts that this page and this browser need and the snippet has not: one wave, because no part names the next. */
export const coreFiles = (): string[] => [
  CORE,
  ...(page[EARLY] ? [] : ['early.js']),
  ...(document.querySelector(CART_HOST) ? ['cart.js'] : []),
  ...(hasApple() ? ['apple.js'] : []),
];

let tellPainter = () => {};

/** Calls `run` when the widget has failed to load: then only buttons that lead to checkout are of use. */
export const whenFailed = (run: () => void): void => void (tellPainter = run);

/**
 * Runs when the module has loaded or failed. A browser too old for its syntax also fires "load", so the check is whether the elements are
 * defined. If they are not, the platform's own script gets them, if it was held back. If there is none, or if it fails as well, the hosts
 * are left as they work without the widget.
 */
const settle = () => {
  if (page.customElements?.get(PRODUCT_HOST)) return;
  button.failedToLoad = true;
  tellPainter();
  if (putBack(settle)) return;
  clearUp(findHosts(), content?.querySelector('a'));
};

/** Asks for the module, once; again where it has failed without a line. */
export const init = () => {
  try {
    // Throws if the browser has no custom elements. If ours are already defined, there is nothing to load.
    if (isAsked || customElements.get(PRODUCT_HOST)) return;
    isAsked = true;
    if (!tag) return settle();
    const until = performance.now() + LINE_LIMIT;
    tryAgain(
      () => loadModule(tag),
      () => waitForLine(() => performance.now() > until),
    ).then(settle, () => {
      if (isOffline()) isAsked = false;
      else settle();
    });
    // A browser without modules sends no event for this script.
    if (!('noModule' in tag)) return settle();
    // The others come in the same wave.
    fetchFiles(coreFiles().slice(1), 'high');
  } catch {
    settle();
  }
};

const store = (page.Shopify = page.Shopify || {});
/** The object that the script shares with the page. */
export const button = (store.PaymentButton = store.PaymentButton || { isStorefrontPortableWallets: true, init });

if (isFirstRun && !template!.hasAttribute(PLATFORM_RUNS)) keepAway();
