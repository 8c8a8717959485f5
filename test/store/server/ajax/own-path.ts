/** A path of this store as it was sent, `/cart` for anything else: nobody is sent on to another host. */
export const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/cart';
