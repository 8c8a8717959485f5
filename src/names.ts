/**
 * Names that themes, merchants or the checkout page see or write, if more than one of our files needs them. Most attributes are in the file
 * that reads them (`src/markup/host-attributes.ts`), custom properties in the style sheets.
 * Each name here is part of the public interface. Those marked "own" are ours, not the platform's.
 */

/** Custom elements that themes place in their pages: the hosts of a product form, of a cart, and (own name) of a checkout page. */
export const PRODUCT_HOST = 'shopify-accelerated-checkout';
export const CART_HOST = 'shopify-accelerated-checkout-cart';
export const CHECKOUT_BUTTON = 'shopify-checkout-wallet-button';

/** Finds the hosts of product and cart pages. */
export const HOSTS = `${PRODUCT_HOST},${CART_HOST}`;

/** Finds wallets' elements that stand in a page without a host. */
export const ALONE = `:not(${HOSTS},${CHECKOUT_BUTTON})>[wallet-params]`;

/**
 * An event that hosts and wallet elements dispatch before a flow starts; it bubbles, is composed and can be cancelled, with
 * `detail: { instrument }` (own name). Cancelled: the press does nothing.
 */
export const PRESS_EVENT = 'karui:press';

/** The event of a checkout button in PCI mode, with `detail: { success, message }`; it bubbles and is composed. */
export const RENDERED_EVENT = 'wallet-rendered';

/** Ids other code looks for. */
export const MORE_OPTIONS_ID = 'more-payment-options-link';
export const NOTICE_ID = 'shopify-buyer-consent';
export const POLICY_BUTTON_ID = 'shopify-subscription-policy-button';

/** Fields that themes save to the cart by themselves, often a moment after the event; a quantity may also be a product form's. */
export const CART_FIELDS = '[name=note],[name=quantity],[name^="attributes["],[name^="updates["]';

/** Classes that themes style in light DOM. */
export const BUTTON_CLASS = 'shopify-payment-button__button';
export const UNBRANDED_CLASS = 'shopify-payment-button__button--unbranded';
export const MORE_OPTIONS_CLASS = 'shopify-payment-button__more-options';

/** Classes of the server's skeletons. */
export const PRODUCT_SKELETON = 'shopify-payment-button__skeleton';
export const CART_SKELETON = 'wallet-cart-grid--skeleton';

/**
 * Attributes of our elements that more than one file reads: "Buy with" before the wallet's name, and no regard to a theme's older style
 * rules.
 */
export const CALL_TO_ACTION = 'call-to-action';
export const DISABLE_COMPAT = 'disable-compat';

/** Selects the part of the page around a host, and in it the theme's own button, which works without any of our buttons. */
export const AROUND_THEME_BUTTON = 'form,dialog,.shopify-section';
export const THEME_BUTTON = '[type=submit],[name=checkout]';

/** Header values of every cart call (own: the widget's variant name). */
export const SDK_VARIANT = 'karui';

/** Version of the cart API in its path, where the snippet names no other. */
export const API_VERSION = 'unstable';

/** What a version of the cart API may be, as the text of a regular expression. */
export const API_VERSIONS = '^(?:unstable|\\d{4}-\\d\\d)$';

/**
 * On a link beside a payment button: `terms` or `privacy` of a merchant who sells by managed markets. A press shows the link's
 * page in a dialog (own: the platform has said nothing in public about how these are opened).
 */
export const MANAGED_MARKETS = 'data-managed-markets';

/** Selects the tag by which a merchant names receivers of telemetry (own). */
export const TELEMETRY_META = 'meta[name=karui-telemetry]';

/** Selects the elements that open a policy. */
export const POLICY_LINKS = `#${POLICY_BUTTON_ID},a[${MANAGED_MARKETS}]`;
/** Selects all of them, and the notices of subscriptions. */
export const NOTICES_AND_LINKS = `#${NOTICE_ID},${POLICY_LINKS}`;

/** A mark in the performance timeline, with the address of the script that has started (own). */
export const START_MARK = 'karui:start';

/** An event of the window: the code is there that opens policies (own). */
export const POLICIES_READY = 'karui:policies-ready';

/** Name of our Trusted Types policy (own). A page that has a `trusted-types` list should include it. */
export const TRUSTED_TYPES_POLICY = 'karui';

/** On the snippet's tag: the core's script on a page with buttons, else a template with it. The snippet's script finds it by this (own). */
export const SNIPPET_TAG = 'data-karui';
/** Selects it. */
export const SNIPPET = `[${SNIPPET_TAG}]`;

/** Attribute of the same tag: the platform's own wallet script runs as if the snippet were not there (own). */
export const PLATFORM_RUNS = 'data-platform-runs';

/** Attribute of the same tag: the version of the cart API, for a store that pins one (own). */
export const API_VERSION_NAMED = 'data-api-version';

/**
 * On the template that a page with a split has in the place of the snippet's tag, which stands in it: the percentage of new visits that get
 * Karui. The arm of the visit is written beside it, and the host of a press that comes before the code that measures (own).
 */
export const SPLIT_TAG = 'data-karui-split';
export const ARM_ATTRIBUTE = 'data-arm';
export const PRESSED_HOST = 'data-pressed';
/** Selects it. */
export const SPLIT = `[${SPLIT_TAG}]`;

/**
 * On a policy's link: when it was pressed, before the code was there that opens the policy, in milliseconds of `performance.now()` (own).
 */
export const PRESSED_EARLY = 'pressed-early';

/** On a host: a server has painted its buttons, which the widget takes over (own). */
export const PAINTED = 'data-painted';

/** Selects the platform's own wallet script. */
export const PLATFORM_SCRIPT = '[src*="/portable-wallets/"]';
