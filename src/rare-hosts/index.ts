/** What few pages need: hosts of checkout pages, wallets without a host, hosts that can't have buttons or that the page keeps changing. */
export { kind } from './checkout-button';
export { clearSkeletons } from './fallback';
export { giveUp, leaveAsPainted } from './fallback';
export { warnOfCopy } from './fallback';
export { followLinks } from './fallback';
export { fillAlone } from './wallet-alone';
