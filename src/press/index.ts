export { prepareWallet } from './prepare-wallet';
export { press } from './run-press';
export { endPresses, joinPress, leavePress } from './under-way';
