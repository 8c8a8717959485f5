/** What a press needs where something is missing: the network, or the code that would go on. Part of the companion's chunk. */
export { checkoutParameters } from './checkout-parameters';
export { goOn } from './cold-press';
export { isComplete } from './is-complete';
export { hasNetwork, isOffline } from './network';
export { goToStoreCheckout } from './store-checkout';
export { fetchCode, onlineFor, whenOnline } from './wait-for-network';
