/** The checkout code of every press, in one chunk. */
export { goToCheckout } from './go-to-checkout';
export { preChecks } from './pre-checks';
export { endingOf } from './redirect';
