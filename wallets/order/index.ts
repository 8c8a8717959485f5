/** The code that all wallets share which complete the order in their own sheet. */
export { openSheet } from './open-sheet';
export { mailingAddress, type MailingAddress } from './address/mailing-address';
export { deliveryMethods } from './delivery-methods';
export { sheetAmount } from './amounts/money';
export { summary, type SummaryLine } from './amounts/summary';
export type { ShownError } from './order-errors/shown-errors';
export type { Answer, Approval, Asks, Sheet, SheetOptions } from './sheet';
export { sendOperation } from '../../src/press/api/send-operation';
