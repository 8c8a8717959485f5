/**
 * The page's own origin, which a `<base>` can't change. A frame that its page has written (`srcdoc`) has no address of its own, but has
 * inherited the origin. Empty where the page has none: in such a frame that is sandboxed.
 */
export const pageOrigin = (): string =>
  [location.origin, globalThis.origin].find((origin) => origin?.startsWith('http')) ?? '';

/** The host's name in that origin, without a port. */
export const pageHost = (): string => location.hostname || pageOrigin().replace(/^.*\/\/|:\d+$/g, '');

/** The address that a relative one is seen from; without `<base>`, because that may name another origin. */
export const pageAddress = (): string =>
  location.href.startsWith('http') ? location.href : pageOrigin() || location.href;
