/**
 * The few lines of a store's head beside the core's tag. They bound how long the first frame waits for the core, keep the platform's own
 * wallet script and style sheet aside, and put both back where the core does not come. On a page without buttons the tag stands in a
 * template, and is loaded with the first host that comes. Browsers that can't run the widget must be able to run this: it is compiled to
 * ES2015.
 */
import {
  CART_SKELETON,
  HOSTS,
  NOTICE_ID,
  PLATFORM_RUNS,
  PLATFORM_SCRIPT,
  PRODUCT_HOST,
  SNIPPET,
  SNIPPET_TAG,
} from '../names';
import { CORE_LIMIT, FRAME_LIMIT } from '../limits';

/** Selects the platform's wallet script, and the style sheet that is only for its buttons. */
const PLATFORM = `${PLATFORM_SCRIPT},[href*="/portable-wallets/"]`;

interface PaymentButton {
  isStorefrontPortableWallets?: boolean;
  failedToLoad?: boolean;
  init?(): void;
}

interface Page {
  Shopify?: { PaymentButton?: PaymentButton };
}

const tag = document.querySelector<HTMLScriptElement | HTMLTemplateElement>(SNIPPET);
const store = ((self as Page).Shopify = (self as Page).Shopify || {});

/** What was kept aside. */
const scripts: HTMLScriptElement[] = [];
const sheets = new Map<HTMLLinkElement, string>();

/** The core's tag, until it is asked for. */
let core: HTMLScriptElement | null = null;

/** Where no buttons will come, nothing keeps their place. What a server has painted has a slot, and works by itself. */
const removeSkeletons = () =>
  document
    .querySelectorAll(`${PRODUCT_HOST}>:not([slot]),.${CART_SKELETON},#${NOTICE_ID}`)
    .forEach((part) => part.remove());

/** Whether the core has come. */
const isHere = () => self.customElements && customElements.get(PRODUCT_HOST);

/** The core has come or failed. A browser too old for its syntax tells only the first. */
const settle = () => {
  if (button.failedToLoad || isHere()) return;
  button.failedToLoad = true;
  observer.disconnect();
  sheets.forEach((media, sheet) => (sheet.media = media));
  if (!scripts[0]) {
    removeSkeletons();
    // More of them may be parsed later.
    addEventListener('DOMContentLoaded', removeSkeletons);
  }
  for (const { src } of scripts) {
    // A new element, because the one that was moved can't run any more.
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src, onerror: removeSkeletons });
    tag!.parentNode!.appendChild(script);
  }
};

/** Has the core loaded, once. */
const init = () => {
  if (!core) return;
  core.onload = core.onerror = settle;
  // A browser without modules tells nothing of this script.
  if (!('noModule' in core)) settle();
  if (tag !== core) tag!.parentNode!.appendChild((tag as HTMLTemplateElement).content);
  core = null;
  setTimeout(settle, CORE_LIMIT);
};

/** Looks at something in the page: a host has the core loaded, what is the platform's is kept aside. */
const look = (part: Element) => {
  if (part.matches(HOSTS)) init();
  else if (tag!.hasAttribute(PLATFORM_RUNS)) return;
  else if ('media' in part) {
    if (!sheets.has(part as HTMLLinkElement)) sheets.set(part as HTMLLinkElement, part.media as string);
    part.media = 'not all';
  } else if ((part as HTMLScriptElement).type === 'module') {
    scripts.push(part as HTMLScriptElement);
    // A script runs only in the document that it was made for, however far it has come by then.
    (document.cloneNode() as Document).adoptNode(part);
  }
};
const lookAround = () => document.querySelectorAll(`${PLATFORM},${HOSTS}`).forEach(look);

const observer = new MutationObserver(() => {
  // One search by the browser is cheaper than a look at each of thousands of new nodes.
  lookAround();
  // Once the core has the elements, nothing of the platform's can take them. Its sheet, in the head, could still hold up a frame.
  if (isHere() && document.querySelector('body')) observer.disconnect();
});
const button: PaymentButton = (store.PaymentButton = store.PaymentButton || {
  isStorefrontPortableWallets: true,
  init,
});

// An app may evaluate this text once more, and a theme's own line may stand beside an app embed: the first one runs.
if (tag && !tag.getAttribute(SNIPPET_TAG)) {
  tag.setAttribute(SNIPPET_TAG, 'read');
  core = 'content' in tag ? tag.content.querySelector('script') : tag;
  if (tag === core) init();
  lookAround();
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => tag.removeAttribute('blocking'), FRAME_LIMIT);
}
