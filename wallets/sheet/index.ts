/** What wallets share that complete the order in a sheet of their own. */
export { openSheet } from './open-sheet';
export { deliveryMethods } from './delivery-methods';
export { summary } from './amounts/summary';
export type { ShownError } from './errors/in-words';
export type { Answer, Approval, Asks, Sheet } from './sheet';
