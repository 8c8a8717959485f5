/** Returns a path of this store as it is, and `/cart` for anything else, so that nobody is redirected to another host. */
export const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/cart';
