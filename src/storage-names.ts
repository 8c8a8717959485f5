/** Names under which the browser keeps something for later pages or other tabs: all are our own. .github/docs/security.md lists what is kept. */

/**
 * Key in `sessionStorage` for the findings of the compat pass, from page to page. On `window`, the same name holds the findings that the
 * snippet has applied.
 */
export const COMPAT_MEMORY = 'karui:compat';

/**
 * With this and a purchase begins the key under which a storage keeps a cart that was submitted and may be an order; and the name of the Web
 * Lock that its tab holds meanwhile.
 */
export const PENDING_ORDER = 'karui:pending-order:';

/** Name of the Web Lock under which one tab at a time claims a purchase; and of the channel on which a tab says that its cart may be an order. */
export const ORDER_LOCK = 'karui:order';

/** Under this name a tab's `sessionStorage` keeps the origin of the checkout that a press has led to. */
export const CHECKOUT_ORIGIN = 'karui:checkout-origin';

/** Under this name a tab's `sessionStorage` keeps which parts of a sheet's documents the API takes only in their older form. */
export const OLDER_FORM = 'karui:older-form';

/** Under this name a tab's `sessionStorage` keeps whether the page requires Trusted Types. */
export const TRUSTED_TYPES_KNOWN = 'karui:trusted-types';

/** Under this name a tab's `sessionStorage` keeps that Shop's page with the shopper's account could not be framed. */
export const NO_ACCOUNT_FRAME = 'karui:no-account-frame';

/** Cookie with the arm of a visit, on a page that is split: whether it gets Karui or the platform's script. */
export const ARM_COOKIE = 'karui_arm';

/** Cookie with what was counted of a visit, where its arm is measured and the shopper allows it. */
export const COUNTED_COOKIE = 'karui_counted';
