/** All that a press which only redirects needs, as one chunk. */
export { preChecks } from './pre-checks';
export { endingOf } from './redirect';
