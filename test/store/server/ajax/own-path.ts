/** Any origin: an address is this store's while it stays at the one that it is read from. */
const HERE = 'http://store.test';

/**
 * Returns a path of this store as a browser reads it, and `/cart` for anything else, so that nobody is redirected to another host. What
 * a header can't hold is encoded.
 */
export function ownPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, HERE)) return '/cart';
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // After two slashes a browser would read a host's name.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/cart';
}
