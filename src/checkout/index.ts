/** All that a press which only redirects needs, as one chunk. */
export { lookAtCart } from '../cart/look-at-cart';
export { preChecks } from './pre-checks';
export { endingOf } from './redirect';
