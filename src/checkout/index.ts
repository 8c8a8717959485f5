/** All that every press needs, as one chunk. */
export { preChecks } from './pre-checks';
export { endingOf } from './redirect';
