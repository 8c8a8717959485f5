/** What Apple Pay and Google Pay share, as one chunk with the cart's calls that only sheets make. */
export { openSheet } from './open-sheet';
export { deliveryMethods } from './delivery-methods';
export { summary } from './summary';
export type { ShownError } from './trouble';
export type { Answer, Approval, Asks, Sheet } from './sheet';
