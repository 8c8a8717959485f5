/** What a press needs where something is missing: the network, or the code that would go on. Part of the companion's chunk. */
export { checkoutParameters } from './checkout-parameters';
export { goOn } from './cold-press';
export { isComplete } from './is-complete';
export { hasLine, isOffline } from './network';
export { lineOf } from './wait-for-network';
export { goToStoreCheckout } from './store-checkout';
export { fetchCode, withLine } from './wait-for-network';
