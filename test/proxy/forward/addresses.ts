/** The store's origin and the one that stands in for it on this machine. */
export interface Origins {
  /** Such as `https://shop.example`. */
  store: string;
  /** Such as `http://localhost:4173`. */
  local: string;
}

const CHECKOUT = /^\/(?:[a-z]{2,3}(?:-[a-z]{2,4})?\/)?checkouts?(?:\/|$)/i;

/** Whether a path of the store is checkout, which opens on the store's own domain. */
export const isCheckout = (path: string): boolean => CHECKOUT.test(path);

/**
 * A path of the store as an address here. After two slashes a browser reads a host's name, also where a tab or the end of a line stands
 * between them, so there the origin stands before them.
 */
const here = (path: string, { local }: Origins): string => (/^\/\s*[/\\]/.test(path) ? local + path : path);

/**
 * An address of the store as a path here; any other is left as it is. `//shop.example/…` is the store's as well, and so is `http:`.
 */
export function localAddress(address: string, origins: Origins): string {
  const [, host, rest = ''] = /^\s*(?:https?:)?\/\/([^/?#\s]+)(.*)$/is.exec(address) ?? [];
  if (host?.toLowerCase() !== new URL(origins.store).host) return address;
  return rest.startsWith('/') ? here(rest, origins) : `/${rest.trim()}`;
}

/** Where a redirect leads: a path here, or out of the copy. */
export type Way = { type: 'here'; location: string } | { type: 'checkout' | 'elsewhere'; location: string };

/**
 * Where an answer sends the browser.
 *
 * @param path of the request, for addresses that are relative to it
 */
export function wayOf(location: string, path: string, origins: Origins): Way {
  const { store } = origins;
  if (!URL.canParse(location, store + path)) return { type: 'elsewhere', location };
  const url = new URL(location, store + path);
  const origin = new URL(store);
  if (url.host !== origin.host) return { type: 'elsewhere', location: url.href };
  if (isCheckout(url.pathname)) return { type: 'checkout', location: store + url.pathname + url.search + url.hash };
  return { type: 'here', location: here(url.pathname + url.search + url.hash, origins) };
}
