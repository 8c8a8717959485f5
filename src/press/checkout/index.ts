/** All that every press needs, as one chunk. */
export { goToCheckout } from './go-to-checkout';
export { preChecks } from './pre-checks';
export { endingOf } from './redirect';
