/** What few pages need: hosts of checkout pages, wallets without a host, hosts that can't have buttons or that the page keeps changing. */
export { kind } from './checkout-button';
export { clearSkeletons } from './without-buttons';
export { giveUp, leaveAsPainted } from './without-buttons';
export { warnOfCopy } from './without-buttons';
export { followLinks } from './without-buttons';
export { fillAlone } from './wallet-alone';
