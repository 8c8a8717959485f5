import type { ReportedError } from '../order-errors/reported-error';
import { type NextAction, type Situation, checkoutBecause } from './action';
import type { CartChange } from '../operations/cart-change';
import { isPending, PENDING, type DeliveryUpdate } from '../operations/wait-for-rates';
import type { PreparedCart } from '../operations/prepared-cart';
import { stock } from '../../../src/press/cart/stock';
import { fetchActions } from './fetch-actions';

/** Errors of every cart that is not paid yet. */
const UNPAID = [PENDING, 'INVALID_PAYMENT', 'PAYMENTS_METHOD_REQUIRED'];

/** Errors about what the wallet hides until the shopper pays. */
const HIDDEN = /^(?:BUYER_IDENTITY_EMAIL|DELIVERY_(?:(?:FIR|LA)ST_NAME|ADDRESS1?|PHONE_NUMBER))_REQUIRED$/;

/** The errors of a prepared cart, without those that every unfinished order has. */
export function unusualErrors(errors: readonly ReportedError[], { stage }: Situation): ReportedError[] {
  return errors.filter(
    ({ code }) => !UNPAID.includes(code ?? '') && (stage === 'authorized' || !HIDDEN.test(code ?? '')),
  );
}

/**
 * What is to be done after the cart was prepared.
 *
 * @param waited whether rates were waited for; false before the sheet shows anything
 */
export async function afterPreparing(
  prepared: PreparedCart,
  situation: Situation,
  waited = true,
): Promise<NextAction[]> {
  if (prepared.type === 'ready') return [];
  if (prepared.type === 'throttled') return [checkoutBecause('cart_throttled')];
  const { errors } = prepared;
  // Rates that are still pending after the wait do not come in time.
  if (errors.length === 0 || (waited && errors.some(isPending))) {
    return [checkoutBecause('cart_not_ready')];
  }
  return fetchActions(unusualErrors(errors, situation), [], { ...situation, preparing: true, beginning: !waited });
}

/** What is to be done after a change, because of its errors and warnings. */
export async function afterChange({ cart, errors, warnings }: CartChange, situation: Situation): Promise<NextAction[]> {
  if (cart && stock(cart, warnings) === 'out_of_stock') return [{ type: 'out_of_stock' }];
  return fetchActions(errors, warnings, situation);
}

/** What is to be done after a change of the delivery and the preparation that follows it. */
export async function afterDelivery(update: DeliveryUpdate, situation: Situation): Promise<NextAction[]> {
  const changed = await afterChange(update.change, situation);
  const isOver = update.type === 'refused' || changed.some(({ type }) => type === 'out_of_stock');
  return isOver ? changed : [...changed, ...(await afterPreparing(update.prepared, situation))];
}
