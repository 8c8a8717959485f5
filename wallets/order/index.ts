/**
 * An order that a wallet makes step by step, for all who make one: nobody outside imports anything else of this folder.
 *
 * In a sheet, each event of the wallet is answered (`orderInSheet`). Without one, the steps are taken one by one: `afterRemovals`,
 * `createOrder`, `giveCart`, `setBuyer`, `chooseFirstDelivery`, `payTotal` (in the chunk that `loadPayment` fetches), and `keepShopper`
 * where checkout goes on.
 */
export { orderInSheet } from './in-sheet/order-in-sheet';
export type { Answer, Approval, OrderInSheet } from './in-sheet/sheet-events';
export { EVENT_LIMIT } from '../limits';

export { createOrder, giveCart } from './create-order';
export { afterRemovals, keepShopper } from './end-order';
export { checkoutEndingWith } from './end-order';
export { cartIdOf, type Asks, type Order, type OrderOptions } from './order';
export { chooseFirstDelivery, setBuyer, stepAfterChange } from './change-cart';
export { loadRare, loadPayment, prefetch } from './load-later';
export { cartOf, mayGoOn, withActions, type Step } from './step';

export { MORE_AT_CHECKOUT, type NextAction } from './action-types';
export { fetchMostUrgent, loadOrderErrors } from './next-actions';
export type { ErrorField } from './order-errors/reported-error';

export { mailingAddress, type MailingAddress } from './mailing-address';
export { deliveryMethods } from './delivery-methods';
export { DISCOUNT } from './money';
export { sheetAmount } from './money';
export { sheetLines, type SheetLine } from './sheet-lines';
export type { Buyer, BuyerIdentity } from './buyer-and-delivery';
export { hasPlan, requiresShipping, type OrderCart } from './order-cart';
export { sendOperation } from '../../src/api/send-operation';
