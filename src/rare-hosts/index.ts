/** What few pages need: hosts of checkout pages, wallets without a host, hosts that can't have buttons or that the page keeps changing. */
export { kind } from './checkout-button';
export { clearSkeletons } from './clear-skeletons';
export { giveUp, leaveAsPainted } from './leave-as-painted';
export { tellOfOther } from './tell-of-other';
export { tellOfPolicies } from './tell-of-policies';
export { fillAlone } from './wallet-alone';
