import { pageOrigin } from './addresses';

/** The address that a relative one is seen from; without `<base>`, because that may name another origin. */
export const pageAddress = (): string =>
  location.href.startsWith('http') ? location.href : pageOrigin() || location.href;
