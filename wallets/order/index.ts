/**
 * An order that a wallet makes step by step, for all who make one: nobody outside imports anything else of this folder.
 *
 * In a sheet, each event of the wallet is answered (`orderInSheet`). Without one, the steps are taken one by one: `afterRemovals`,
 * `createOrder`, `giveCart`, `setBuyer`, `chooseFirstDelivery`, `payTotal` (in the chunk that `loadPayment` fetches), and `keepShopper`
 * where checkout goes on.
 */
export { orderInSheet } from './in-sheet/order-in-sheet';
export type { Answer, Approval, OrderInSheet } from './in-sheet/events';
export { EVENT_LIMIT } from './time-limits';

export { createOrder, giveCart } from './lifetime/create-order';
export { afterRemovals, keepShopper } from './lifetime/close-order';
export { checkoutEndingWith } from './lifetime/end-order';
export { cartIdOf, type Asks, type Order, type OrderOptions } from './lifetime/order';
export { chooseFirstDelivery, setBuyer, stepAfterChange } from './steps/change-cart';
export { loadRare, loadPayment, prefetch } from './steps/load-chunks';
export { cartOf, mayGoOn, withActions, type Step } from './steps/step';

export { MORE_AT_CHECKOUT, type NextAction } from './actions/action';
export { fetchMostUrgent } from './actions/fetch-actions';
export type { ErrorField } from './order-errors/reported-error';
export type { ShownError } from './order-errors/shown-errors';

export { mailingAddress, type MailingAddress } from './address/mailing-address';
export { deliveryMethods } from './delivery-methods';
export { DISCOUNT } from './amounts/labels';
export { sheetAmount } from './amounts/money';
export { summary, type SummaryLine } from './amounts/summary';
export type { Buyer, BuyerIdentity } from './operations/buyer-identity';
export { hasPlan, requiresShipping, type OrderCart } from './operations/order-cart';
export { sendOperation } from '../../src/press/api/send-operation';
