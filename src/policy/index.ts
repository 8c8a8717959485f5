export { openManagedMarkets } from './managed-markets';
export { openSubscriptionPolicy } from './subscription-policy';
